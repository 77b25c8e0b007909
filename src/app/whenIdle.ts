import { inFlight, onInFlight } from '#api/inFlight.ts'

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in self) requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 1_000)
}

const noneInFlight = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (inFlight() > 0) return
      stop()
      resolve()
    }
    const stop = onInFlight(check)
    check()
  })

let draw: () => void
// 会话没有结果、代码没有取到时也不永远等下去
const firstDrawn = new Promise<void>((resolve) => {
  draw = resolve
  setTimeout(resolve, 10_000)
})

/** 第一页画出来了。 */
export const noteDrawn = (): void => draw()

/** 首屏之后再做：第一页画了、等着的读都答了、浏览器也空闲了，不与第一屏的内容分网速；做不成就算了。 */
export const whenIdle = (work: () => Promise<unknown>): void =>
  void firstDrawn.then(noneInFlight).then(() => idle(() => void work().catch(() => undefined)))
