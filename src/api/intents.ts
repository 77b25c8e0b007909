import { ApiError } from './ApiError.ts'
import { attempt } from './attempt.ts'
import { serverNow } from './clock.ts'
import { onIntent } from './http.ts'
import { onIntentNews, tellIntent } from './intentChannel.ts'
import { markUnknown, readJournal, recordIntent, settleIntent } from './journal.ts'
import { cancelledError, REFUSED_REQUEST } from './outcome.ts'
import type { RequestConfig } from './requestConfig.ts'
import { type Sealed, sealedBody } from './sealing.ts'
import { hasSensitive } from './sensitiveFields.ts'
import { currentCorp } from './session.ts'
import { aloneWith, withSession } from './sessionLock.ts'
import { newNonce, sha256Hex } from './signature.ts'
import { announceSuperseded, supersededBy } from './tabEpoch.ts'

/** 办成的内容还认得这么久（毫秒）：没让开的旧按钮、另一个标签页里同一张没关的表单。 */
const KEPT = 60_000
/** 应答丢了，隔这么久（毫秒）以同一把键再问一次：连接要重新建，后端也许正在换实例。 */
const ASK_AGAIN = 300

/** 一笔业务：它的幂等键与下落。 */
interface Intent {
  readonly key: string
  /** 同一把键的重试必须逐字节相同：第一次加密的结果留着再用（T33）。 */
  readonly sealed: Sealed
  /** 办成的时刻（毫秒） */
  acceptedAt?: number
  /** 在本标签页办成的结果 */
  answer?: { readonly data: unknown }
}

// 内容的哈希 → 这一笔；只在内存里
const known = new Map<string, Intent>()
const underWay = new Map<string, Promise<unknown>>()

/** 办了别的、或新开了一张表单：先前办成的是过去的事，同样的内容从此是新的一笔。 */
export const forgetAccepted = (): void => {
  for (const [digest, { acceptedAt }] of known) if (acceptedAt !== undefined) known.delete(digest)
}

const forgetKey = (key: string) => {
  for (const [digest, intent] of known) if (intent.key === key) known.delete(digest)
}

onIntentNews(({ digest, key, state }) => {
  if (state === 'begun') {
    if (known.get(digest)?.acceptedAt === undefined) forgetAccepted()
    known.set(digest, { key, sealed: {} })
  } else if (state === 'accepted') known.set(digest, { key, sealed: {}, acceptedAt: serverNow() })
  else forgetKey(key)
})

/** 连接断开，应答丢了。 */
const isLost = (cause: unknown) => cause instanceof ApiError && cause.kind === 'network' && cause.status === 0

/**
 * 没有办成的一次，下落是什么：refused 确定没有办（4xx 与业务拒绝），unknown 服务端可能已经办成。
 * 全门户只在这里判断。
 */
const outcomeOf = (cause: unknown): 'refused' | 'unknown' =>
  !(cause instanceof ApiError) ||
  cause.kind === 'timeout' ||
  cause.kind === 'cancelled' ||
  // 断开的连接上浏览器会自己重发，随机串已用过：先前那次也许已经办成（T21）
  cause.code === REFUSED_REQUEST ||
  // 服务端认得这把键：先前那次也许已经办成（B09）
  cause.code === 'IDEMPOTENCY_MISMATCH' ||
  (cause.kind === 'network' && (cause.status < 400 || cause.status >= 500))
    ? 'unknown'
    : 'refused'

/** 这份内容的下落：还没过时的办成了的、结果未知的；都不是则是新的一笔，配一把新键。 */
const lookUp = (digest: string): Intent => {
  const found = known.get(digest)
  if (found && serverNow() - (found.acceptedAt ?? serverNow()) < KEPT) return found
  forgetAccepted()
  // 页面重载过：内存没了，日志里还认得
  const key = readJournal().find((intent) => intent.digest === digest)?.key ?? newNonce()
  const fresh = { key, sealed: {} }
  known.set(digest, fresh)
  return fresh
}

const deliver = async (config: RequestConfig, digest: string): Promise<unknown> => {
  const intent = lookUp(digest)
  if (intent.answer) return intent.answer.data
  const { key, sealed } = intent
  const isSensitive = hasSensitive(config.data, config.sensitive)
  const tell = (state: 'begun' | 'accepted' | 'refused') =>
    isSensitive ? undefined : tellIntent({ digest, key, state })
  // 这把键已经有一次结果未知：再发不成也仍是未知
  let sent = readJournal().some((one) => one.key === key)
  tell('begun')
  try {
    // 加密不成的没有发出去，不会结果未知
    await sealedBody(config, sealed)
    sent = true
    recordIntent({
      key,
      title: config.operation ?? '',
      at: serverNow(),
      page: globalThis.location?.pathname ?? '',
      corpId: currentCorp(),
      digest: isSensitive ? '' : digest,
    })
    const data = await attempt(config, { key, sealed }).catch(async (cause: unknown) => {
      if (!isLost(cause)) throw cause
      // 键相同，办成了的服务端以第一次的结果作答，没收到的现在才办：都不会办第二次（N05）
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
      return attempt(config, { key, sealed })
    })
    known.set(digest, { key, sealed, acceptedAt: serverNow(), answer: { data } })
    settleIntent(key)
    tell('accepted')
    return data
  } catch (cause) {
    if (sent && outcomeOf(cause) === 'unknown') {
      markUnknown(key)
      if (cause instanceof ApiError) cause.intent = key
    } else {
      forgetKey(key)
      settleIntent(key)
      tell('refused')
    }
    throw cause
  }
}

/**
 * 办一笔推动资金或单据的业务（T19–T21、T24）：在会话锁内核对世代再发。
 * 幂等只在这里：同样的内容（企业、接口、正文）是同一笔，正在办的等它的结果，刚办成的以它的结果作答，
 * 结果未知的沿用原来的键与密文再发；办过别的、新开了表单、或人核实过（verifyIntent）之后，才是新的一笔。
 * @returns 信封里的 data
 * @throws ApiError 结果未知的带着 intent；世代已过期时为 cancelled，并宣布本标签页过期
 */
const runIntent = (config: RequestConfig): Promise<unknown> =>
  withSession(async () => {
    const by = supersededBy()
    if (by) {
      announceSuperseded(by)
      throw cancelledError()
    }
    const plain = JSON.stringify(config.data) ?? ''
    const digest = await sha256Hex([currentCorp(), config.url ?? '', plain].join('\n'))
    const same = underWay.get(digest)
    if (same) return same
    const work = aloneWith(digest, () => deliver(config, digest))
    underWay.set(digest, work)
    try {
      return await work
    } finally {
      underWay.delete(digest)
    }
  })

/** 人已核实一笔结果未知的业务：不再提示，同样的内容从此是新的一笔，各标签页都是。 */
export const verifyIntent = (key: string): void => {
  const digest = readJournal().find((intent) => intent.key === key)?.digest
  forgetKey(key)
  settleIntent(key)
  if (digest) tellIntent({ digest, key, state: 'refused' })
}

/** 这次失败是结果未知，且还没有查明、没有核实：再次提交同样的内容不会办两次。 */
export const isUnsettled = (cause: ApiError | undefined): boolean =>
  cause?.intent !== undefined && readJournal().some(({ key }) => key === cause.intent)

onIntent(runIntent)
