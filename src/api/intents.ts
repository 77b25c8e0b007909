import { ApiError } from './ApiError.ts'
import { markUnknown, readJournal, recordIntent, settleIntent } from './journal.ts'
import { cancelledError, REFUSED_REQUEST } from './outcome.ts'
import { currentCorp } from './session.ts'
import { withSession } from './sessionLock.ts'
import { newNonce, sha256Hex } from './signature.ts'
import { announceSuperseded, supersededBy } from './tabEpoch.ts'

/** 一笔业务的发送：幂等键，以及发出去的正文要用的 freeze。 */
export interface Intent {
  readonly key: string
  /** 同一把键的重试必须逐字节相同：第一次加密的结果留着再用（T33）。 */
  readonly freeze: (seal: () => Promise<string>) => Promise<string>
  /** 正文即将离开浏览器：此后的失败才是结果未知 */
  readonly sending: () => void
}

export interface IntentContent {
  readonly path: string
  /** 给人看的名称 */
  readonly title: string
  /** 加密之前的正文 */
  readonly plain: string
  readonly sensitive: boolean
}

// 键 → 这把键的内容与封好的正文；只在内存里
const open = new Map<string, { readonly digest: string; sealed?: Promise<string> }>()

/** 发出之后才有的失败，且服务端可能已经办成：4xx 与业务拒绝是确定的没有办；浏览器自己重发而被拒的不确定（T21）。 */
const isUnknown = (cause: unknown) =>
  !(cause instanceof ApiError) ||
  cause.kind === 'timeout' ||
  cause.kind === 'cancelled' ||
  cause.code === REFUSED_REQUEST ||
  // 服务端认得这把键：先前那次也许已经办成（B09）
  cause.code === 'IDEMPOTENCY_MISMATCH' ||
  (cause.kind === 'network' && (cause.status < 400 || cause.status >= 500))

const keyOf = (digest: string): string => {
  for (const [key, intent] of open) if (intent.digest === digest) return key
  // 页面重载过：内存没了，日志里还认得
  return readJournal().find((intent) => intent.digest === digest)?.key ?? newNonce()
}

/**
 * 办一笔推动资金或单据的业务（security 6.1、T19–T21、T24）：在会话锁内核对世代再发；
 * 同样的内容在结果未知之后重试沿用原来的键，连同原来的密文；结果未知的记入日志。
 * @throws 世代已过期时为 cancelled，并宣布本标签页过期
 */
export const runIntent = <T>(content: IntentContent, send: (intent: Intent) => Promise<T>): Promise<T> =>
  withSession(async () => {
    const by = supersededBy()
    if (by) {
      announceSuperseded(by)
      throw cancelledError()
    }
    const corpId = currentCorp()
    const digest = await sha256Hex([corpId, content.path, content.plain].join('\n'))
    const key = keyOf(digest)
    const intent = open.get(key) ?? { digest }
    open.set(key, intent)
    // 这把键已经有一次结果未知：再发不成也仍是未知
    let sent = readJournal().some((known) => known.key === key)
    try {
      const data = await send({
        key,
        freeze: (seal) => (intent.sealed ??= seal()),
        sending: () => {
          sent = true
          recordIntent({
            key,
            title: content.title,
            at: Date.now(),
            page: globalThis.location?.pathname ?? '',
            corpId,
            digest: content.sensitive ? '' : digest,
          })
        },
      })
      settle(key)
      return data
    } catch (cause) {
      if (sent && isUnknown(cause)) markUnknown(key)
      else settle(key)
      throw cause
    }
  })

const settle = (key: string) => {
  open.delete(key)
  settleIntent(key)
}
