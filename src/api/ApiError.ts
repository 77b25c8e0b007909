/** 失败的种类：business 为业务码非 0；其余为通道故障，由 app 统一提示一次。 */
export type ApiErrorKind = 'business' | 'unauthorized' | 'forbidden' | 'timeout' | 'network' | 'cancelled'

/** 接口失败的唯一形态：code 为服务端业务码或通道码，message 可直接给人看（规范第 8 节）。 */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly kind: ApiErrorKind
  /** 业务失败时不对的是请求体里哪几项；服务端没有说的为空 */
  readonly fields: readonly string[]
  /** 结果未知的是哪一笔业务（幂等键）；确定没有办的没有（api/intents） */
  intent?: string

  constructor(
    kind: ApiErrorKind,
    code: string,
    message: string,
    status: number,
    fields: readonly string[] = [],
  ) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.fields = fields
    this.code = code
    this.status = status
  }

  /** 登录失效或没有权限：在哪个调用都是同一个意思（HTTP-05、HTTP-06） */
  get deniesAccess(): boolean {
    return this.kind === 'unauthorized' || this.kind === 'forbidden'
  }
}
