import type { FirmInfo, FirmInfoForm } from '#api/generated/corp/model/index.ts'
import { industryName, suggestScale } from '#domain/corpScale.ts'
import { compare, isDecimal } from '#domain/money.ts'

/** 表单里的值：数字也是文字，没填的是空串。 */
export interface FirmInfoValues {
  industryCode: string
  employeeCount: string
  annualRevenue: string
  totalAssets: string
  corpScale: string
  mainBusiness: string
  actualControllerName: string
  beneficialOwnerName: string
  beneficialShareRatio: string
  financeContactName: string
  financeContactMobile: string
  isAgri: boolean
  isHighTech: boolean
  businessAddress: string
}

/** 已有的补充信息 → 表单的值；手机是掩码，不改就不再发送。 */
export const toValues = (info: FirmInfo): FirmInfoValues => ({
  industryCode: info.industryCode ?? '',
  employeeCount: info.employeeCount === undefined ? '' : String(info.employeeCount),
  annualRevenue: info.annualRevenue ?? '',
  totalAssets: info.totalAssets ?? '',
  corpScale: info.corpScale ?? '',
  mainBusiness: info.mainBusiness ?? '',
  actualControllerName: info.actualControllerName ?? '',
  beneficialOwnerName: info.beneficialOwnerName ?? '',
  beneficialShareRatio: info.beneficialShareRatio ?? '',
  financeContactName: info.financeContactName ?? '',
  financeContactMobile: info.financeContactMobile ?? '',
  isAgri: info.isAgri ?? false,
  isHighTech: info.isHighTech ?? false,
  businessAddress: info.businessAddress ?? '',
})

/** 表单的值 → 请求体，带上看到的版本。 */
export const toRequest = (
  { employeeCount, ...values }: FirmInfoValues,
  version: number | undefined,
): FirmInfoForm => ({
  ...values,
  employeeCount: Number(employeeCount),
  ...(version !== undefined && { version }),
})

/** 行业、人数与收入、资产都填了时，按划型标准建议的规模。 */
export const suggestionOf = (values: Partial<FirmInfoValues>) => {
  const { industryCode = '', employeeCount = '', annualRevenue, totalAssets } = values
  if (!employeeCount || !isDecimal(annualRevenue) || !isDecimal(totalAssets)) return undefined
  return suggestScale({ industryCode, employeeCount: Number(employeeCount), annualRevenue, totalAssets })
}

/** GB/T 4754 代码：门类字母加两至四位数字。 */
export const checkIndustry = (code: string): string | undefined =>
  /^[A-T]\d{2,4}$/.test(code) && industryName(code)
    ? undefined
    : '请输入正确的行业代码（字母加2至4位数字，如C3489）'

/** 持股比例：大于 0，不超过 100%。 */
export const checkShare = (ratio: string): string | undefined =>
  isDecimal(ratio) && compare(ratio, '0') > 0 && compare(ratio, '100') <= 0
    ? undefined
    : '持股比例须大于0且不超过100%'

/** 从业人数至少一人。 */
export const checkEmployees = (count: string): string | undefined =>
  Number(count) > 0 ? undefined : '从业人数须大于0'
