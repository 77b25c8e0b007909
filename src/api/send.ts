import { largestAnswer } from './answers.ts'
import { clockOffset, learnClock } from './clock.ts'
import { currentEpoch } from './epoch.ts'
import { portalHeaders } from './headers.ts'
import { type Answer, cancelledError, networkError } from './outcome.ts'
import type { RequestConfig } from './requestConfig.ts'
import { type Sealed, sealedBody } from './sealing.ts'
import { currentCorp, sessionValue } from './session.ts'
import { timeoutOf } from './timeouts.ts'
import { mergeConfig, transport } from './transport.ts'

/** 怎样发：内容之外的。 */
export interface Sending {
  /** 成形的正文；再发的给同一个 */
  readonly sealed: Sealed
  /** 幂等键；推动资金或单据的必有 */
  readonly key?: string
  /** 以哪个企业的名义；不给是会话的那一个 */
  readonly corpId?: string
}

export interface Sent extends Answer {
  /** 发的时候以为的时间，与应答带来的差多少毫秒 */
  readonly clockOff: number
  /** 发的时候的 CSRF 令牌 */
  readonly csrf: string
}

/**
 * 签名、加密，发出一次，等到应答；状态码是什么都算应答。
 * @throws 断网、超时、取消（axios 的错误）；公钥取不到；世代换了的为 cancelled
 */
export const send = async (config: RequestConfig, sending: Sending): Promise<Sent> => {
  const url = new URL(config.url ?? '', location.origin)
  // 门户的请求头只给自己的源（T36）；外站（对象存储）只发内容
  const own = url.origin === location.origin
  const epoch = currentEpoch()
  const body = own ? await sealedBody(config, sending.sealed) : config.data
  const believed = clockOffset()
  const csrf = sessionValue('XSRF-TOKEN')
  const { key, corpId = currentCorp() } = sending
  const headers = own ? await portalHeaders(config, { path: url.pathname, body, corpId, key }) : {}
  if (epoch.signal.aborted) throw cancelledError()
  const sentAt = Date.now()
  const largest = largestAnswer(config)
  const tooLarge = new AbortController()
  const caller = config.signal ? [config.signal as AbortSignal] : []
  const response = await transport(
    mergeConfig(
      {
        headers,
        onDownloadProgress: ({ loaded }) => {
          if (loaded > largest) tooLarge.abort()
        },
        timeout: timeoutOf({
          path: url.pathname,
          blob: config.responseType === 'blob',
          upload: body instanceof FormData,
          idempotent: config.idempotent === true,
        }),
      },
      { ...config, data: body, signal: AbortSignal.any([epoch.signal, tooLarge.signal, ...caller]) },
    ),
  ).catch((cause: unknown) => {
    throw tooLarge.signal.aborted ? networkError(200) : cause
  })
  // 旧世代的应答不许落到新世代的屏幕上（T25）
  if (epoch.signal.aborted) throw cancelledError()
  // 与发的时候比，而不与此刻：一起发的，先答的已学到了时间
  if (own) learnClock(response.header('date'), sentAt, Date.now())
  return { ...response, csrf, clockOff: own ? Math.abs(clockOffset() - believed) : 0 }
}
