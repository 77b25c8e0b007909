import { type Stop, type Tour, tours } from './tours.ts'

const KEY = 'scf-demo-tour'

interface Progress {
  readonly id: string
  /** 正在第几站，从 0 数 */
  readonly at: number
  /** 到过的最远一站：它的准备已经做过，回头不再做 */
  readonly reached: number
  /** 跳过了：可以从菜单里接着看 */
  readonly skipped: boolean
}

/** 走到哪里：导览与这一站。 */
export interface Place extends Progress {
  readonly tour: Tour
  readonly stop: Stop
}

/** 记下走到哪里；页面重新载入之后接着走。 */
export const keepProgress = ({ id, at, reached, skipped }: Progress): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ id, at, reached, skipped }))

/** 走完了，或从头开始。 */
export const dropProgress = (): void => sessionStorage.removeItem(KEY)

/** 走到哪里；没有在走，或记下的不认得，得 undefined。 */
export const readProgress = (): Place | undefined => {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return undefined
  const progress = JSON.parse(kept) as Progress
  const tour = tours.find(({ id }) => id === progress.id)
  const stop = tour?.stops[progress.at]
  return tour && stop && { ...progress, tour, stop }
}
