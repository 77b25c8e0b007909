import type { WriteOptions } from './intent.ts'
import { type Write, type WriteSettings, useWrite } from './useWrite.ts'

/**
 * 表单的提交：业务失败留在 error，由 FormShell 显示在表单里，已填的值不动；通道失败由 app 统一提示。
 * @param run 发请求，第二个参数带幂等键，原样交给生成的函数（I01、T19）
 */
export function useSubmit<Values, Result>(
  run: (values: Values, options: WriteOptions) => Promise<Result>,
  settings: WriteSettings<Result> = {},
): Write<Values> {
  return useWrite(run, settings)
}
