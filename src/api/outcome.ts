import { ApiError } from './ApiError.ts'

/** 通道失败的固定文案（规范第 8 节，逐字）。 */
export const channelTexts = {
  network: '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
  timeout: '抱歉，网络超时，错误代码504',
  forbidden: '您暂无权限操作此页面！',
  cancelled: '当前请求已被取消',
  unauthorized: '登录已失效，请重新登录',
  exportFailed: '文件导出失败',
} as const

export interface Answer {
  readonly status: number
  readonly data: unknown
  readonly header: (name: string) => string
}

/** 连不上后台；status 为 0 表示没有应答。 */
export const networkError = (status = 0, code = 'NETWORK') =>
  new ApiError('network', code, channelTexts.network, status)
/** 请求超时，或网关答 504。 */
export const timeoutError = (status = 504) => new ApiError('timeout', '504', channelTexts.timeout, status)
/** 被调用方或换身份取消的请求：不提示。 */
export const cancelledError = () => new ApiError('cancelled', 'CANCELLED', channelTexts.cancelled, 0)

/** 会话失效。 */
export const unauthorizedError = () => new ApiError('unauthorized', '401', channelTexts.unauthorized, 401)

/** 状态码说的失败；200 为没有。 */
export const statusError = (status: number): ApiError | undefined => {
  if (status === 200) return undefined
  if (status === 401) return unauthorizedError()
  if (status === 403) return new ApiError('forbidden', '403', channelTexts.forbidden, status)
  return status === 504 ? timeoutError() : networkError(status, String(status))
}

interface Envelope {
  readonly code: string
  readonly message: string
  readonly data: unknown
  readonly fields: readonly string[]
}

/** 信封；不像信封的（HTML、截断、空正文）得 undefined。数字 0 按 '0' 收。 */
export const asEnvelope = (body: unknown): Envelope | undefined => {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'code')) return undefined
  const { code, message, data, fields } = body as Readonly<Record<string, unknown>>
  if (typeof code !== 'string' && typeof code !== 'number') return undefined
  return {
    code: String(code),
    message: typeof message === 'string' ? message.trim() : '',
    data,
    fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
  }
}

/** 业务失败：服务端信息原样；信息为空按网络异常（HTTP-04、HTTP-07）。 */
const businessError = ({ code, message, fields }: Envelope, status: number) =>
  message ? new ApiError('business', code, message, status, fields) : networkError(status, code)

/** 请求本身被拒（随机串用过、时间不对、签名不符），而不是会话失效：换随机串再发或许就行（T21）。 */
export const REFUSED_REQUEST = 'BAD_SIGNATURE'
/** CSRF 令牌过时了：取新的再发（attempt.ts），不是没有权限。 */
export const REFUSED_CSRF = 'CSRF'

const refusals = new Map([
  [401, REFUSED_REQUEST],
  [403, REFUSED_CSRF],
])

/** 从 JSON 应答取出 data：信封只在这里拆一次；失败抛 ApiError。 */
export const readJson = (answer: Answer): unknown => {
  const envelope = asEnvelope(answer.data)
  const refusal = refusals.get(answer.status)
  if (refusal && envelope?.code === refusal) throw networkError(answer.status, refusal)
  const failed = statusError(answer.status)
  if (failed) throw failed
  if (!envelope) throw networkError(answer.status)
  if (envelope.code !== '0') throw businessError(envelope, answer.status)
  return envelope.data
}
