import type { ApiError, ApiErrorKind } from './ApiError.ts'

/** 一次没有成功的调用，供监控：没有内容，也没有给人看的话（那里面会有企业与单据）。 */
interface FailedCall {
  readonly path: string
  readonly kind: ApiErrorKind
  readonly code: string
  readonly status: number
  /** 毫秒 */
  readonly duration: number
}

let listener: ((call: FailedCall) => void) | undefined

/** 订阅失败的调用；只有一个订阅者（app 的监控）。 */
export const onFailedCall = (next: (call: FailedCall) => void): void => {
  listener = next
}

/** 记下一次失败；自己取消的不算。 */
export const noteFailedCall = (path: string, { kind, code, status }: ApiError, begun: number): void => {
  if (kind === 'cancelled') return
  listener?.({ path, kind, code, status, duration: Math.round(performance.now() - begun) })
}
