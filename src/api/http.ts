import type { AxiosRequestConfig } from 'axios'
import { ApiError } from './ApiError.ts'
import { largestAnswer, readAnswer } from './answers.ts'
import { clockOffset, learnClock, serverNow } from './clock.ts'
import { keepEarlyRead, takeEarlyRead } from './earlyRead.ts'
import { currentEpoch } from './epoch.ts'
import { noteFailedCall } from './failedCalls.ts'
import { reportFailure } from './failures.ts'
import { whileInFlight } from './inFlight.ts'
import { type Intent, runIntent } from './intents.ts'
import { markStale } from './invalidation.ts'
import {
  type Answer,
  cancelledError,
  networkError,
  REFUSED_REQUEST,
  timeoutError,
  unauthorizedError,
} from './outcome.ts'
import { hasSensitive } from './sensitiveFields.ts'
import { currentCorp, sessionValue } from './session.ts'
import type { Shape } from './shape.ts'
import { newNonce, requestSignature } from './signature.ts'
import { announceSuperseded } from './tabEpoch.ts'
import { timeoutOf } from './timeouts.ts'
import { isCancel, isTimeout, mergeConfig, transport } from './transport.ts'

/** 生成代码与调用方可用的请求配置：axios 的，加上契约里的扩展。 */
export interface RequestConfig extends AxiosRequestConfig {
  /** 幂等的读（x-query） */
  query?: true
  /** 读到的内容的骨架：哪些是列表、哪些是结构 */
  shape?: Shape
  /** 答复里须与请求相同的几项：说的是所问的那一份 */
  echo?: readonly string[]
  /** 成功后过期的读接口路径（x-invalidates） */
  invalidates?: readonly string[]
  /** 推动资金或单据状态（x-idempotent）：在会话锁内发，带幂等键，超时更长 */
  idempotent?: true
  /** 契约里的名称；结果未知时告诉用户是哪一笔 */
  operation?: string
  /** 除 mobilePhone、idCard、bankCard 外，本请求还要加密的字段名（x-sensitive） */
  sensitive?: readonly string[]
  /** 失败不作统一提示，由调用方处理（启动、角标等） */
  quiet?: true
}

/** 信封里的内容；没有 data 的应答为 void；文件与其他原样。 */
export type Data<T> = T extends { code: string; message: string }
  ? 'data' extends keyof T
    ? T['data']
    : void
  : T

/** 生成代码用的正文类型。 */
export type BodyType<B> = B

/** CSRF 头名来自服务端，只收像样的、非标准的名字（T35、S28）。 */
export const isCsrfHeader = (name: string, token: string): boolean =>
  /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(name) &&
  !/^(authorization|cookie|host|origin|referer|content-.*|sec-.*)$/i.test(name) &&
  /^[\w.~+/=-]{1,512}$/.test(token)

const csrfHeader = (): Record<string, string> => {
  const name = sessionValue('XSRF-TOKEN-NAME')
  const token = sessionValue('XSRF-TOKEN')
  return isCsrfHeader(name, token) ? { [name]: token } : {}
}

type Seal = (body: unknown, extra: readonly string[]) => unknown
let encryptor: Promise<Seal> | undefined

const loadEncryptor = () => {
  encryptor ??= import('./seal.ts').then(({ loadSeal }) => loadSeal())
  encryptor.catch(() => {
    encryptor = undefined
  })
  return encryptor
}

const prepareBody = async (config: RequestConfig, intent: Intent | undefined): Promise<unknown> => {
  const body: unknown = config.data
  if (body === undefined || body instanceof FormData) return body
  const extra = config.sensitive ?? []
  const seal = async () => {
    if (!hasSensitive(body, extra)) return JSON.stringify(body)
    return JSON.stringify((await loadEncryptor())(body, extra))
  }
  return intent ? intent.freeze(seal) : seal()
}

const portalHeaders = async (
  config: RequestConfig,
  path: string,
  body: unknown,
  intent: Intent | undefined,
  corpId: string,
) => {
  const authToken = sessionValue('authToken')
  const nonce = newNonce()
  const timestamp = String(Math.round(serverNow()))
  const signature = await requestSignature({
    method: (config.method ?? 'POST').toUpperCase(),
    path,
    nonce,
    timestamp,
    authToken,
    wsToken: sessionValue('wsToken'),
    body: typeof body === 'string' ? body : '',
  })
  return {
    'x-scf-nonce': nonce,
    'x-scf-timestamp': timestamp,
    'x-scf-signature': signature,
    'x-scf-auth-token': authToken,
    'x-scf-system-type': 'CORP_WEB',
    ...csrfHeader(),
    ...(corpId && path.startsWith('/api/web/corp/') ? { 'x-scf-corp-id': corpId } : {}),
    ...(intent ? { 'Idempotency-Key': intent.key } : {}),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
  }
}

let leftFirst: () => void
/** 第一个请求交给了网络。 */
export const firstSent = new Promise<void>((resolve) => {
  leftFirst = resolve
})

interface Sent extends Answer {
  /** 发的时候以为的时间，与应答带来的差多少毫秒 */
  readonly clockOff: number
}

const send = async (config: RequestConfig, intent?: Intent, corpId = currentCorp()): Promise<Sent> => {
  const url = new URL(config.url ?? '', location.origin)
  // 门户的请求头只给自己的源（T36）；外站（对象存储）只发内容
  const own = url.origin === location.origin
  const epoch = currentEpoch()
  const body = own ? await prepareBody(config, intent) : config.data
  const believed = clockOffset()
  const headers = own ? await portalHeaders(config, url.pathname, body, intent, corpId) : {}
  if (epoch.signal.aborted) throw cancelledError()
  const sentAt = Date.now()
  const largest = largestAnswer(config)
  const tooLarge = new AbortController()
  const caller = config.signal ? [config.signal as AbortSignal] : []
  intent?.sending()
  const work = transport(
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
  )
  leftFirst()
  const response = await work.catch((cause: unknown) => {
    throw tooLarge.signal.aborted ? networkError(200) : cause
  })
  // 旧世代的应答不许落到新世代的屏幕上（T25）
  if (epoch.signal.aborted) throw cancelledError()
  // 与发的时候比，而不与此刻：一起发的，先答的已学到了时间
  if (own) learnClock(response.header('date'), sentAt, Date.now())
  return { ...response, clockOff: own ? Math.abs(clockOffset() - believed) : 0 }
}

const asApiError = (cause: unknown): ApiError => {
  if (cause instanceof ApiError) return cause
  if (isCancel(cause)) return cancelledError()
  return isTimeout(cause) ? timeoutError(0) : networkError()
}

/** 时间窗是五分钟（T21）：时钟差过这么多毫秒而被拒的，是因为时间，不是随机串。 */
const OUT_OF_WINDOW = 4 * 60_000

const attempt = async (config: RequestConfig, intent?: Intent): Promise<unknown> => {
  // 进门时已经问过的（askEarly），等它的答复
  const early = config.query
    ? ((await takeEarlyRead(config.url ?? '', config.data)) as Sent | undefined)
    : undefined
  const sent = early ?? (await send(config, intent))
  try {
    return await readAnswer(config, sent)
  } catch (cause) {
    const refused = cause instanceof ApiError && cause.code === REFUSED_REQUEST
    // 断开的连接上浏览器会自己重发，随机串已用过；或本机时钟差得多而时间戳被拒，应答已带来正确时间：
    // 读换随机串、按新时间再发一次（C01、T21），还被拒就是会话真的不行了
    const readAgain = config.query === true && (refused || sent.clockOff > 60_000)
    // 写（发验证码、导出、上传）只在差出了时间窗时再发：那必是因时间被拒、没有办（C19）；有幂等键的由 intents.ts 再发
    const writeAgain = !config.query && !intent && refused && sent.clockOff > OUT_OF_WINDOW
    if (!readAgain && !writeAgain) throw cause
    try {
      return await readAnswer(config, await send(config))
    } catch (again) {
      if (again instanceof ApiError && again.code === REFUSED_REQUEST) throw unauthorizedError()
      throw again
    }
  }
}

/**
 * 进门的同时就问第一屏的读：页面的代码到时，答复多半已在手里（earlyRead.ts）。不提示、不重发，失败了由页面自己的读说话。
 * 须在会话锁内、已有会话时调用；企业由服务端核对，进门后不是它的答复不用。
 * @param url 读接口的路径 @param data 请求体 @param corpId 上次在本机用的企业，或 SESSION_CORP
 */
export const askEarly = (url: string, data: unknown, corpId: string): void => {
  const config: RequestConfig = { url, method: 'POST', query: true, data }
  keepEarlyRead(
    { url, body: data, corpId },
    send(config, undefined, corpId).then(async (sent) => ({ sent, data: await readAnswer(config, sent) })),
  )
}

const book = (config: RequestConfig): Promise<unknown> =>
  runIntent(
    {
      path: config.url ?? '',
      title: config.operation ?? '',
      plain: JSON.stringify(config.data) ?? '',
      sensitive: hasSensitive(config.data, config.sensitive),
    },
    (intent) =>
      attempt(config, intent).catch((cause: unknown) => {
        throw asApiError(cause)
      }),
  )

/**
 * 唯一的请求出口（orval 的 mutator）：签名、加密、拆信封、失败归一、按契约宣布过期。
 * @returns 信封里的 data；文件为带名字的 File
 * @throws ApiError（规范第 8 节各行）；通道失败同时报告给 app，除非 quiet
 */
export const request = async <T>(config: RequestConfig, options?: RequestConfig): Promise<Data<T>> => {
  // 顺序不能反：url、method、data 只取第二个参数
  const merged: RequestConfig = mergeConfig(options ?? {}, config)
  const startedOn = location.pathname
  const begun = performance.now()
  try {
    const sent = merged.idempotent ? book(merged) : attempt(merged)
    const data = await (merged.quiet ? sent : whileInFlight(sent))
    if (merged.invalidates) markStale(merged.invalidates)
    return data as Data<T>
  } catch (cause) {
    const error = asApiError(cause)
    noteFailedCall(merged.url ?? '', error, begun)
    // 别处（另一台电脑、没收到消息的标签页）切换了企业：服务端的核对是最后一道（T24）
    if (error.code === 'CORP_SWITCHED') announceSuperseded()
    // 页面已经离开，它的查询迟到的失败不再打扰人（N21）；登录失效除外
    const isQuery = merged.query === true
    const left = isQuery && location.pathname !== startedOn && error.kind !== 'unauthorized'
    if (!merged.quiet && !left) reportFailure(error, isQuery)
    throw error
  }
}
