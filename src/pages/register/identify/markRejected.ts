import type { RealNameState } from '#api/generated/corp/model/index.ts'
import { isUnchanged, unchangedText } from '#domain/unchanged.ts'

type Check<Value> = (value: NonNullable<Value>) => string | undefined

/**
 * 审核点名的几项：旁边写着原因，原样再交的不收（T-RNA-07）；没有点名的照常检查。
 * @param before 上次提交的，即表单的初值
 */
export const markRejected =
  <Values extends object>({ realnameStatus, rejectReasons = [] }: RealNameState, before: Partial<Values>) =>
  <Name extends keyof Values & string>(
    name: Name,
    check?: Check<Values[Name]>,
  ): { warning?: string; check?: Check<Values[Name]> } => {
    const asked =
      realnameStatus === 'REJECTED' ? rejectReasons.find(({ field }) => field === name)?.reason : undefined
    if (!asked) return check ? { check } : {}
    return {
      warning: `审核不通过：${asked}`,
      check: (value) => (isUnchanged(before[name], value) ? unchangedText(asked) : check?.(value)),
    }
  }
