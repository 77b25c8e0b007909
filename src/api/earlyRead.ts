import { currentEpoch } from './epoch.ts'
import type { Answer } from './outcome.ts'
import { currentCorp } from './session.ts'
import { fits, type Shape } from './shape.ts'

/** 过了这么久的答复不再用：页面自己再读。 */
const FRESH = 10_000

/** 以会话当时的企业问的：换了企业就是另一个世代，不会错用。 */
export const SESSION_CORP = ''

interface EarlyRead<Sent extends Answer> {
  readonly url: string
  readonly body: string
  /** 以哪个企业的名义问的：进门之后不是它，就不用 */
  readonly corpId: string
  readonly epoch: number
  readonly askedAt: number
  readonly sent: Promise<Sent | undefined>
  /** 答复里的内容，到了且按契约核对过 */
  data?: unknown
}

let early: EarlyRead<Answer> | undefined

const matching = (url: string, body: unknown) =>
  early?.url === url &&
  early.body === JSON.stringify(body) &&
  (early.corpId === SESSION_CORP || early.corpId === currentCorp()) &&
  early.epoch === currentEpoch().id &&
  performance.now() - early.askedAt < FRESH
    ? early
    : undefined

/**
 * 记下进门时就发出的、第一屏的读（同一时刻只有一个）；失败了当作没有问过，页面自己的读照常发。
 * @param ask 发出并核对；不成得 undefined
 */
export const keepEarlyRead = <Sent extends Answer>(
  asked: { url: string; body: unknown; corpId: string },
  ask: Promise<{ sent: Sent; data: unknown } | undefined>,
): void => {
  const answered = ask.catch(() => undefined)
  const kept: EarlyRead<Sent> = {
    url: asked.url,
    body: JSON.stringify(asked.body),
    corpId: asked.corpId,
    epoch: currentEpoch().id,
    askedAt: performance.now(),
    sent: answered.then((found) => {
      kept.data = found?.data
      return found?.sent
    }),
  }
  early = kept
}

/** 页面自己的读先看这里：同一个问题已经问过，就等它的答复；没有得 undefined。只用一次。 */
export const takeEarlyRead = (url: string, body: unknown): Promise<Answer | undefined> | undefined => {
  const found = matching(url, body)
  if (found) early = undefined
  return found?.sent
}

/** 第一次画之前已有的内容：不先画一遍骨架。没有、形状不对得 undefined（形状不对的由页面自己的读说）。 */
export const earlyData = (url: string, body: unknown, shape: Shape | undefined): unknown => {
  const data = matching(url, body)?.data
  return data !== undefined && (!shape || fits(data, shape)) ? data : undefined
}

/** 等第一屏的读有结果，至多 ms 毫秒：来得及就不画骨架，来不及就先画。 */
export const earlyReadSettled = async (ms: number): Promise<void> => {
  if (!early) return
  await Promise.race([early.sent, new Promise((resolve) => setTimeout(resolve, ms))])
}

/** 没有页面用它：不留着。 */
export const dropEarlyRead = (): void => {
  early = undefined
}
