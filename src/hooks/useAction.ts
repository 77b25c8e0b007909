import { feedback } from './feedback.ts'
import { type AskedSettings, useWrite, type Write } from './useWrite.ts'

/**
 * 行内或页头的一个动作：业务失败以 操作失败 对话框原样显示服务端信息，通道失败由 app 统一提示。
 * @param run 发请求；防重与幂等键由 useWrite 与 api/intents 管（I01、T19）
 */
export function useAction<Values, Result>(
  run: (values: Values) => Promise<Result>,
  settings: AskedSettings<Values, Result> = {},
): Write<Values> {
  return useWrite(run, settings, (error) => feedback.failure(error.message))
}
