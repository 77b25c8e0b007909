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
  /** 到这个时刻（performance.now 的毫秒）为止还用 */
  readonly until: number
  readonly sent: Promise<Sent | undefined>
  /** 答复里的内容：到了，值也都是契约说的那一类；骨架与所问的由用它的读核对（answersTo） */
  data?: unknown
}

let early: readonly EarlyRead[] = []

const matching = (url: string, body: unknown) => {
  const text = JSON.stringify(body)
  return early.find(
    (read) =>
      read.url === url &&
      read.body === text &&
      (read.corpId === SESSION_CORP || read.corpId === currentCorp()) &&
      read.epoch === currentEpoch().id &&
      performance.now() < read.until,
  )
}

/** 问谁、问什么、以哪个企业的名义；fresh 毫秒之后的答复不再用，不给是 10 秒。 */
interface Asked {
  readonly url: string
  readonly body: unknown
  readonly corpId: string
  readonly fresh?: number
}

/**
 * 记下提早发出的读；失败了当作没有问过，页面自己的读照常发。
 * @param ask 发出并核对；不成得 undefined
 */
export const keepEarlyRead = (
  { url, body, corpId, fresh = FRESH }: Asked,
  ask: Promise<{ sent: Sent; data: unknown } | undefined>,
): void => {
  const answered = ask.catch(() => undefined)
  const kept: EarlyRead = {
    url,
    body: JSON.stringify(body),
    corpId,
    epoch: currentEpoch().id,
    until: performance.now() + fresh,
    sent: answered.then((found) => {
      kept.data = found?.data
      return found?.sent
    }),
  }
  early = [...early, kept]
}

/** 页面自己的读先看这里：同一个问题已经问过，就等它的答复；没有得 undefined。只用一次。 */
export const takeEarlyRead = (url: string, body: unknown): Promise<Sent | undefined> | undefined => {
  const found = matching(url, body)
  if (found) early = early.filter((read) => read !== found)
  return found?.sent
}

/**
 * 页面的代码还没到就问它的读：到时答复多半已在手里。不提示、不重发，失败了由页面自己的读说话。
 * 须在会话锁内、已有会话时调用；企业由服务端核对，进门后不是它的答复不用。
 * @param asked corpId 是上次在本机用的企业，或 SESSION_CORP
 */
export const askEarly = (asked: Asked): void => {
  const { url, body, corpId } = asked
  const ask = send({ url, method: 'POST', query: true, data: body }, { sealed: {}, corpId }).then(
    async (sent) => {
      // 登录失效、没有权限的也是答复：由用它的读说
      if (sent.status === 401 || sent.status === 403) return { sent, data: undefined }
      const data = readJson(sent)
      return (await areAsPromised(data)) ? { sent, data } : undefined
    },
  )
  keepEarlyRead(asked, ask)
}

/** 第一次画之前已有的内容：不先画一遍骨架。没有得 undefined。 */
export const earlyData = (url: string, body: unknown): unknown => matching(url, body)?.data

/** 等提早问的都有结果，至多 ms 毫秒：来得及就不画骨架，来不及就先画。 */
export const earlyReadSettled = async (ms: number): Promise<void> => {
  if (early.length === 0) return
  await Promise.race([
    Promise.all(early.map(({ sent }) => sent)),
    new Promise((resolve) => setTimeout(resolve, ms)),
  ])
}

/** 没有页面用的，与办了一笔业务之前问的：不留着。 */
export const dropEarlyReads = (): void => {
  early = []
}
