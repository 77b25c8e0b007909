import { currentEpoch } from './epoch.ts'
import { readJson } from './outcome.ts'
import { type Sent, send } from './send.ts'
import { currentCorp } from './session.ts'
import { areAsPromised } from './values.ts'

/** 过了这么久的答复不再用：页面自己再读。 */
const FRESH = 10_000

/** 以会话当时的企业问的：换了企业就是另一个世代，不会错用。 */
export const SESSION_CORP = ''

interface EarlyRead {
  readonly url: string
  readonly body: string
  /** 以哪个企业的名义问的：进门之后不是它，就不用 */
  readonly corpId: string
  readonly epoch: number
  readonly askedAt: number
  readonly sent: Promise<Sent | undefined>
  /** 答复里的内容：到了，值也都是契约说的那一类；骨架与所问的由用它的读核对（answersTo） */
  data?: unknown
}

let early: EarlyRead | undefined

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
export const keepEarlyRead = (
  asked: { url: string; body: unknown; corpId: string },
  ask: Promise<{ sent: Sent; data: unknown } | undefined>,
): void => {
  const answered = ask.catch(() => undefined)
  const kept: EarlyRead = {
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
export const takeEarlyRead = (url: string, body: unknown): Promise<Sent | undefined> | undefined => {
  const found = matching(url, body)
  if (found) early = undefined
  return found?.sent
}

/**
 * 进门的同时就问第一屏的读：页面的代码到时，答复多半已在手里。不提示、不重发，失败了由页面自己的读说话。
 * 须在会话锁内、已有会话时调用；企业由服务端核对，进门后不是它的答复不用。
 * @param url 读接口的路径 @param body 请求体 @param corpId 上次在本机用的企业，或 SESSION_CORP
 */
export const askEarly = (url: string, body: unknown, corpId: string): void => {
  const ask = send({ url, method: 'POST', query: true, data: body }, { sealed: {}, corpId }).then(
    async (sent) => {
      // 登录失效、没有权限的也是答复：由用它的读说
      if (sent.status === 401 || sent.status === 403) return { sent, data: undefined }
      const data = readJson(sent)
      return (await areAsPromised(data)) ? { sent, data } : undefined
    },
  )
  keepEarlyRead({ url, body, corpId }, ask)
}

/** 第一次画之前已有的内容：不先画一遍骨架。没有得 undefined。 */
export const earlyData = (url: string, body: unknown): unknown => matching(url, body)?.data

/** 等第一屏的读有结果，至多 ms 毫秒：来得及就不画骨架，来不及就先画。 */
export const earlyReadSettled = async (ms: number): Promise<void> => {
  if (!early) return
  await Promise.race([early.sent, new Promise((resolve) => setTimeout(resolve, ms))])
}

/** 没有页面用它：不留着。 */
export const dropEarlyRead = (): void => {
  early = undefined
}
