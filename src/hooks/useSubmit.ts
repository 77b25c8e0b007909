import { type AskedSettings, useWrite, type Write } from './useWrite.ts'

/**
 * 表单的提交：业务失败留在 error，由 FormShell 显示在表单里，已填的值不动；通道失败由 app 统一提示。
 * @param run 发请求；防重与幂等键由 useWrite 与 api/intents 管（I01、T19）
 */
export function useSubmit<Values, Result>(
  run: (values: Values) => Promise<Result>,
  settings: AskedSettings<Values, Result> = {},
): Write<Values> {
  return useWrite(run, settings)
}
