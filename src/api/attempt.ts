import { ApiError } from './ApiError.ts'
import { readAnswer } from './answers.ts'
import { dropEarlyReads, takeEarlyRead } from './earlyRead.ts'
import {
  cancelledError,
  networkError,
  REFUSED_CSRF,
  REFUSED_REQUEST,
  timeoutError,
  unauthorizedError,
} from './outcome.ts'
import type { RequestConfig } from './requestConfig.ts'
import { resealed } from './sealing.ts'
import { type Sending, type Sent, send } from './send.ts'
import { isCancel, isTimeout } from './transport.ts'

/** 任何失败 → ApiError：取消、超时、断网。 */
export const asApiError = (cause: unknown): ApiError => {
  if (cause instanceof ApiError) return cause
  if (isCancel(cause)) return cancelledError()
  return isTimeout(cause) ? timeoutError(0) : networkError()
}

/** 时间窗是五分钟（T21）：时钟差过这么多毫秒而被拒的，是因为时间，不是随机串。 */
const OUT_OF_WINDOW = 4 * 60_000

/** 会换的几样，各能再发几次：随机串、时间（服务端的各个实例也会差）、CSRF 令牌、公钥。 */
const RENEWALS = { nonce: 1, clock: 2, csrf: 1, key: 1 }
type Renewal = keyof typeof RENEWALS

/**
 * 被拒是不是因为手里的东西过时了；不是得 undefined。凡有名目的都没有办成，或有幂等键护着，再发不会办两次：
 * 断开的连接上浏览器会自己重发，随机串已用过（C01），读与有幂等键的可以再发；没有幂等键的写（发验证码、导出、上传）
 * 只在时间差出了窗时再发，那必是因时间被拒（C19）。
 */
const staleIn = (cause: unknown, config: RequestConfig, sent: Sent, key: string | undefined) => {
  const { code } = cause as { code?: unknown }
  if (code === REFUSED_CSRF) return config.renews ? undefined : 'csrf'
  if (code === 'NOT_ENCRYPTED') return 'key'
  const isRefused = code === REFUSED_REQUEST
  if (sent.clockOff > (config.query ? 60_000 : OUT_OF_WINDOW) && (isRefused || config.query)) return 'clock'
  return isRefused && (config.query || key) ? 'nonce' : undefined
}

let renewCsrf: ((refused: string) => Promise<void>) | undefined
/** 怎样换 CSRF 令牌由 csrf.ts 说：它要用生成的请求函数，而它们都要用这里。 */
export const onCsrfRefused = (renewal: (refused: string) => Promise<void>): void => {
  renewCsrf = renewal
}

/** 换新的；没有新的可换得 false。@throws ApiError 取不到新的：登录失效、没有权限，或网络异常 */
const renew = async (stale: Renewal, sent: Sent, { sealed }: Sending): Promise<boolean> => {
  try {
    if (stale === 'csrf') await renewCsrf?.(sent.csrf)
    return stale === 'key' ? await resealed(sealed) : true
  } catch (cause) {
    const failure = asApiError(cause)
    // 被拒的那一次确定没有办：4xx，不算结果未知
    throw failure.deniesAccess ? failure : networkError(403, 'NOT_RENEWED')
  }
}

/** 换过了还被拒：会话真的不行了。有幂等键的因随机串被拒，先前那次也许已经办成，不这样说。 */
const lastFailure = (cause: unknown, tries: number, key: string | undefined): unknown => {
  const code = cause instanceof ApiError ? cause.code : ''
  const isLost = code === REFUSED_CSRF || (code === REFUSED_REQUEST && key === undefined)
  return isLost && tries > 0 ? unauthorizedError() : cause
}

const readThrough = async (config: RequestConfig, sending: Sending): Promise<unknown> => {
  // 进门时已经问过的（askEarly），等它的答复
  const early = config.query ? await takeEarlyRead(config.url ?? '', config.data) : undefined
  const left = { ...RENEWALS }
  let sent = early ?? (await send(config, sending))
  for (let tries = 0; ; tries += 1) {
    try {
      return await readAnswer(config, sent)
    } catch (cause) {
      const stale = staleIn(cause, config, sent, sending.key)
      if (!stale || left[stale] === 0 || !(await renew(stale, sent, sending)))
        throw lastFailure(cause, tries, sending.key)
      left[stale] -= 1
      sent = await send(config, sending)
    }
  }
}

/**
 * 发出并读懂应答。会换的东西（时间、随机串、CSRF 令牌、公钥）过时而被拒的，换新的再发，人不必知道。
 * @returns 信封里的 data；文件为 File
 * @throws ApiError
 */
export const attempt = (config: RequestConfig, sending: Sending = { sealed: {} }): Promise<unknown> => {
  // 业务办了，之前问到的就旧了
  if (!config.query) dropEarlyReads()
  return readThrough(config, sending)
    .catch((cause: unknown) => {
      throw asApiError(cause)
    })
    .finally(() => config.query || dropEarlyReads())
}
