import { ApiError } from './ApiError.ts'
import type { RequestConfig } from './requestConfig.ts'

/** 失败的是怎样的一次调用：query 不是人刚点的那一下；quiet 除登录失效与没有权限外不提示。 */
export type FailedRequest = Pick<RequestConfig, 'url' | 'query' | 'quiet'>

type Listener = (error: ApiError, call: FailedRequest) => void

const listeners = new Set<Listener>()

/**
 * 这个失败由 app 统一提示（401、403、超时、网络）吗？
 * 是则调用方不要再弹一次；业务失败与主动取消由调用方自己处理。
 */
export const announced = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'business' && error.kind !== 'cancelled'

/** 订阅通道失败；返回退订函数。app 用它保证同时只有一个阻断对话框（规范第 8 节）。 */
export const onChannelFailure = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** 401 与 403 在哪一次调用都是同一个意思（HTTP-05、HTTP-06），不提示别的失败的也报告。 */
const isHeard = ({ deniesAccess }: ApiError, { quiet }: FailedRequest): boolean =>
  !quiet || (quiet === true && deniesAccess)

/** 报告一次通道失败；业务失败与取消不会传出。 */
export const reportFailure = (error: ApiError, call: FailedRequest = {}): void => {
  if (announced(error) && isHeard(error, call)) for (const listener of listeners) listener(error, call)
}
