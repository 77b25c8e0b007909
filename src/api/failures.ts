import { ApiError } from './ApiError.ts'

type Listener = (error: ApiError, isQuery: boolean) => void

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

/** 报告一次通道失败；业务失败与取消不会传出。isQuery：失败的是读，不是人刚点的那一下。 */
export const reportFailure = (error: ApiError, isQuery = false): void => {
  if (announced(error)) for (const listener of listeners) listener(error, isQuery)
}
