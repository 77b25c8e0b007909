import { ApiError } from './ApiError.ts'
import { serverNow } from './clock.ts'
import { onIntentNews, tellIntent } from './intentChannel.ts'
import { markUnknown, readJournal, recordIntent, settleIntent } from './journal.ts'
import { cancelledError, REFUSED_REQUEST } from './outcome.ts'
import { currentCorp } from './session.ts'
import { aloneWith, withSession } from './sessionLock.ts'
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

interface IntentContent {
  readonly path: string
  /** 给人看的名称 */
  readonly title: string
  /** 加密之前的正文 */
  readonly plain: string
  readonly sensitive: boolean
}

/** 办成的内容还认得这么久（毫秒）：没让开的旧按钮、另一个标签页里同一张没关的表单。 */
const KEPT = 60_000
/** 应答丢了，隔这么久（毫秒）以同一把键再问一次：连接要重新建，后端也许正在换实例。 */
const ASK_AGAIN = 300

interface Known {
  readonly key: string
  sealed?: Promise<string>
  /** 办成的时刻（毫秒） */
  acceptedAt?: number
  /** 在本标签页办成的结果 */
  answer?: { readonly data: unknown }
}

// 内容的哈希 → 它的键与下落；只在内存里
const known = new Map<string, Known>()
const underWay = new Map<string, Promise<unknown>>()

/** 办了别的、或新开了一张表单：先前办成的是过去的事，同样的内容从此是新的一笔。 */
export const forgetAccepted = (): void => {
  for (const [digest, { acceptedAt }] of known) if (acceptedAt !== undefined) known.delete(digest)
}

onIntentNews(({ digest, key, state }) => {
  if (state === 'begun') {
    if (known.get(digest)?.acceptedAt === undefined) forgetAccepted()
    known.set(digest, { key })
  } else if (state === 'accepted') known.set(digest, { key, acceptedAt: serverNow() })
  else if (known.get(digest)?.key === key) known.delete(digest)
})

/** 应答丢了：连接断开，或浏览器在断开的连接上自己重发而随机串已用过（T21）。 */
const isLost = (cause: unknown) =>
  cause instanceof ApiError &&
  cause.kind === 'network' &&
  (cause.status === 0 || cause.code === REFUSED_REQUEST)

/** 发出之后才有的失败，且服务端可能已经办成：4xx 与业务拒绝是确定的没有办。 */
const isUnknown = (cause: unknown) =>
  !(cause instanceof ApiError) ||
  cause.kind === 'timeout' ||
  cause.kind === 'cancelled' ||
  cause.code === REFUSED_REQUEST ||
  // 服务端认得这把键：先前那次也许已经办成（B09）
  cause.code === 'IDEMPOTENCY_MISMATCH' ||
  (cause.kind === 'network' && (cause.status < 400 || cause.status >= 500))

/** 这份内容的下落：还没过时的办成了的、结果未知的；都不是则是新的一笔，配一把新键。 */
const lookUp = (digest: string): Known => {
  const found = known.get(digest)
  if (found && serverNow() - (found.acceptedAt ?? serverNow()) < KEPT) return found
  forgetAccepted()
  // 页面重载过：内存没了，日志里还认得
  const fresh = { key: readJournal().find((intent) => intent.digest === digest)?.key ?? newNonce() }
  known.set(digest, fresh)
  return fresh
}

const deliver = async <T>(
  content: IntentContent,
  digest: string,
  send: (intent: Intent) => Promise<T>,
): Promise<T> => {
  const intent = lookUp(digest)
  const { key } = intent
  if (intent.answer) return intent.answer.data as T
  const tell = (state: 'begun' | 'accepted' | 'refused') =>
    content.sensitive ? undefined : tellIntent({ digest, key, state })
  // 这把键已经有一次结果未知：再发不成也仍是未知
  let sent = readJournal().some((one) => one.key === key)
  let left = false
  const once = () =>
    send({
      key,
      freeze: (seal) => (intent.sealed ??= seal()),
      sending: () => {
        sent = true
        left = true
        recordIntent({
          key,
          title: content.title,
          at: serverNow(),
          page: globalThis.location?.pathname ?? '',
          corpId: currentCorp(),
          digest: content.sensitive ? '' : digest,
        })
      },
    })
  tell('begun')
  try {
    const data = await once().catch(async (cause: unknown) => {
      if (!left || !isLost(cause)) throw cause
      // 键相同，办成了的服务端以第一次的结果作答，没收到的现在才办：都不会办第二次（N05）
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
      return once()
    })
    known.set(digest, { key, acceptedAt: serverNow(), answer: { data } })
    settleIntent(key)
    tell('accepted')
    return data
  } catch (cause) {
    if (sent && isUnknown(cause)) markUnknown(key)
    else {
      known.delete(digest)
      settleIntent(key)
      tell('refused')
    }
    throw cause
  }
}

/**
 * 办一笔推动资金或单据的业务（T19–T21、T24）：在会话锁内核对世代再发。
 * 幂等只在这里：同样的内容（企业、接口、正文）是同一笔，正在办的等它的结果，刚办成的以它的结果作答，
 * 结果未知的沿用原来的键与密文再发；办过别的、或新开了表单之后，才是新的一笔。
 * @throws 世代已过期时为 cancelled，并宣布本标签页过期
 */
export const runIntent = <T>(content: IntentContent, send: (intent: Intent) => Promise<T>): Promise<T> =>
  withSession(async () => {
    const by = supersededBy()
    if (by) {
      announceSuperseded(by)
      throw cancelledError()
    }
    const digest = await sha256Hex([currentCorp(), content.path, content.plain].join('\n'))
    const same = underWay.get(digest)
    if (same) return same as Promise<T>
    const work = aloneWith(digest, () => deliver(content, digest, send))
    underWay.set(digest, work)
    try {
      return await work
    } finally {
      underWay.delete(digest)
    }
  })
