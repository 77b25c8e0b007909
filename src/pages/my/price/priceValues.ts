import type {
  PriceScheme,
  PriceSchemeForm,
  PriceSchemeSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import { complete, filledOf } from '#domain/filled.ts'
import { serviceFeeOf } from '#domain/finance.ts'
import { compare, isDecimal, isMoney, subtract } from '#domain/money.ts'

/** 定价表单里的值；没填是空串。 */
export type PriceValues = {
  [Key in Exclude<keyof PriceSchemeForm, 'priceNo' | 'version'>]-?: NonNullable<PriceSchemeForm[Key]> | ''
}

export const blank: PriceValues = {
  priceName: '',
  priceScope: 'ALL',
  supplierLevel: '',
  counterpartyName: '',
  feeType: '',
  feeMode: 'ANNUALIZED',
  feeRate: '',
  fixedFee: '',
  minFee: '',
  maxFee: '',
  feeBearer: '',
  interestBearer: 'APPLICANT',
  coreBearRatio: '',
  priceEffectiveDate: '',
  priceExpireDate: '',
}

/** 已有的一份 → 表单。 */
export const toValues = (scheme: PriceScheme): PriceValues => {
  const names = Object.keys(blank) as (keyof PriceValues)[]
  return { ...blank, ...Object.fromEntries(names.map((name) => [name, scheme[name] ?? ''])) }
}

/** 表单 → 请求：没填的与当前范围、方式用不到的不送。 */
export const toRequest = (
  values: PriceValues,
  editing?: Pick<PriceScheme, 'priceNo' | 'version'>,
): PriceSchemeForm => {
  const isFixed = values.feeMode === 'FIXED'
  const used: PriceValues = {
    ...values,
    supplierLevel: values.priceScope === 'LEVEL' ? values.supplierLevel : '',
    counterpartyName: values.priceScope === 'SUPPLIER' ? values.counterpartyName : '',
    feeRate: isFixed ? '' : values.feeRate,
    fixedFee: isFixed ? values.fixedFee : '',
    minFee: isFixed ? '' : values.minFee,
    maxFee: isFixed ? '' : values.maxFee,
    coreBearRatio: values.interestBearer === 'SHARED' ? values.coreBearRatio : '',
  }
  return {
    ...filledOf(used),
    priceName: values.priceName,
    ...(editing && { priceNo: editing.priceNo, version: editing.version }),
  }
}

/** 填好的 → 提交：必有的几项都在。 */
export const toSubmit = (
  values: PriceValues,
  editing?: Pick<PriceScheme, 'priceNo' | 'version'>,
): PriceSchemeSubmitRequest =>
  complete(toRequest(values, editing), [
    'priceScope',
    'feeType',
    'feeMode',
    'feeBearer',
    'interestBearer',
    'priceEffectiveDate',
    'priceExpireDate',
  ])

/** 示例：100 万元、180 天。 */
export const EXAMPLE = { amount: '1000000.00', days: 180 }

/** 按填写的内容试算示例：收费与扣费后的净额（F-02）；还不全为 undefined。 */
export function exampleOf(values: Partial<PriceValues>): { fee: string; net: string } | undefined {
  const { feeMode, feeRate = '', fixedFee = '', minFee = '', maxFee = '' } = values
  const bounds = {
    ...(isMoney(minFee) && { minFee }),
    ...(isMoney(maxFee) && { maxFee }),
  }
  const feeOf = () => {
    if (feeMode === 'FIXED') return isMoney(fixedFee) ? serviceFeeOf({ feeMode, fixedFee }) : undefined
    if (!isDecimal(feeRate)) return undefined
    if (feeMode === 'ONE_OFF') return serviceFeeOf({ feeMode, amount: EXAMPLE.amount, feeRate, ...bounds })
    return serviceFeeOf({ feeMode: 'ANNUALIZED', ...EXAMPLE, feeRate, ...bounds })
  }
  const fee = feeOf()
  return fee === undefined ? undefined : { fee, net: subtract(EXAMPLE.amount, fee) }
}

const MAX_RATE = '24'
const between = (value: string, max: string) => compare(value, '0') >= 0 && compare(value, max) <= 0

export const checkRate = (rate: string) =>
  between(rate, MAX_RATE) ? undefined : `费率应在0%至${MAX_RATE}%之间`

export const checkRatio = (ratio: string) => (between(ratio, '100') ? undefined : '承担比例应在0%至100%之间')
