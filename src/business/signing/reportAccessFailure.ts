import { ApiError } from '#api/ApiError.ts'
import { reportFailure } from '#api/failures.ts'
import { networkError } from '#api/outcome.ts'

/**
 * 就地提示失败的请求（quiet）仍须让 app 知道登录失效与没有权限（H04、H06），其余由调用方显示。
 * @returns 归一后的失败；不是 ApiError 的按网络异常
 */
export function reportAccessFailure(cause: unknown): ApiError {
  const error = cause instanceof ApiError ? cause : networkError()
  if (error.kind === 'unauthorized' || error.kind === 'forbidden') reportFailure(error)
  return error
}
