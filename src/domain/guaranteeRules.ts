import { addDays, compareDays, termDays } from './calendar.ts'
import { compare, isPositive, multiplyDivide, multiplyRate, yuan } from './money.ts'

/** 判断一份保函所用的要素；没填的为空。 */
export interface GuaranteeTerms {
  guaranteeType?: string
  guaranteeAmount?: string
  estimatePrice?: string
  guaranteeContractAmount?: string
  bidOpenTime?: string
  bidValidDays?: number
  guaranteeEffectiveDate?: string
  guaranteeExpireDate?: string
}

export type GuaranteeErrors = Partial<
  Record<'guaranteeAmount' | 'bidOpenTime' | 'guaranteeEffectiveDate' | 'guaranteeExpireDate', string>
>

/** 法定的最高担保比例（百分数）与出处。 */
export const GUARANTEE_CAPS: Readonly<Record<string, readonly [ratio: string, rule: string]>> = {
  BID: ['2', '投标保证金不得超过招标项目估算价的2%（《招标投标法实施条例》第二十六条）'],
  PERFORMANCE: ['10', '履约保证金不得超过中标合同金额的10%（《招标投标法实施条例》第五十八条）'],
  QUALITY: ['3', '质量保证金不得高于工程价款结算总额的3%（《建设工程质量保证金管理办法》第七条）'],
}
/** 各类非投标保函须附的资料；没有列出的是基础合同。 */
const PAPERS: Readonly<Record<string, string>> = {
  PERFORMANCE: '中标通知书',
  ADVANCE: '基础合同、预付款条款',
  QUALITY: '基础合同、竣工验收证明',
  WAGE: '施工合同',
}

/** 这类非投标保函的附件须有哪些。 */
export const guaranteePapersOf = (guaranteeType: string): string => PAPERS[guaranteeType] ?? '基础合同'

const CONTRACT_CAP = ['100', '保函金额不得超过基础合同金额'] as const

/** 担保比例以什么为基数：投标保函为招标估算价，其余为基础合同金额。 */
const guaranteeBaseOf = (terms: GuaranteeTerms): string | undefined =>
  terms.guaranteeType === 'BID' ? terms.estimatePrice : terms.guaranteeContractAmount

/** 担保比例（百分数，四位小数）；金额或基数没有时为 undefined。 */
export const guaranteeRatioOf = (terms: GuaranteeTerms): string | undefined => {
  const base = guaranteeBaseOf(terms)
  if (!terms.guaranteeAmount || !base || !isPositive(base)) return undefined
  return multiplyDivide([terms.guaranteeAmount, 100], [base], { decimals: 4 })
}

/** 保函期限（天）；起止未填或颠倒时为 undefined。 */
export const guaranteeDaysOf = ({
  guaranteeEffectiveDate: from,
  guaranteeExpireDate: to,
}: GuaranteeTerms): number | undefined =>
  from && to && compareDays(from, to) < 0 ? termDays(from, to) : undefined

/** 投标有效期的最后一天：开标日加投标有效期，保函到期日不得早于它。 */
export const bidValidUntil = ({ bidOpenTime, bidValidDays }: GuaranteeTerms): string | undefined =>
  bidOpenTime && bidValidDays !== undefined ? addDays(bidOpenTime.slice(0, 10), bidValidDays) : undefined

const amountError = (terms: GuaranteeTerms): string | undefined => {
  const { guaranteeAmount: amount, guaranteeType = '' } = terms
  const base = guaranteeBaseOf(terms)
  if (!amount) return undefined
  if (!isPositive(amount)) return '保函金额须大于0'
  if (!base) return undefined
  const [ratio, rule] = GUARANTEE_CAPS[guaranteeType] ?? CONTRACT_CAP
  const cap = multiplyRate(base, ratio)
  return compare(amount, cap) > 0 ? `担保金额超过规定比例：${rule}，最高 ${yuan(cap)}` : undefined
}

const effectiveError = (terms: GuaranteeTerms, today: string): string | undefined => {
  const { guaranteeEffectiveDate: day, bidOpenTime } = terms
  if (!day) return undefined
  if (compareDays(day, today) < 0) return '保函生效日不得早于今天'
  return bidOpenTime && compareDays(day, bidOpenTime.slice(0, 10)) > 0
    ? '保函生效日不得晚于开标日'
    : undefined
}

const expireError = (terms: GuaranteeTerms): string | undefined => {
  const { guaranteeEffectiveDate: from, guaranteeExpireDate: to } = terms
  if (!to) return undefined
  if (from && compareDays(to, from) <= 0) return '保函到期日须晚于生效日'
  const until = bidValidUntil(terms)
  return until && compareDays(to, until) < 0 ? `保函有效期应覆盖投标有效期，到期日不早于 ${until}` : undefined
}

/** G-GUA：逐项给出不合规则之处；没填的项不判断。表单与模拟后端共用。 */
export const judgeGuarantee = (terms: GuaranteeTerms, now: string): GuaranteeErrors => {
  const errors: GuaranteeErrors = {}
  const put = (field: keyof GuaranteeErrors, message: string | undefined) => {
    if (message) errors[field] = message
  }
  put('guaranteeAmount', amountError(terms))
  if (terms.bidOpenTime && Date.parse(terms.bidOpenTime) <= Date.parse(now)) {
    put('bidOpenTime', '该项目已开标，不能再申请投标保函')
  }
  put('guaranteeEffectiveDate', effectiveError(terms, now.slice(0, 10)))
  put('guaranteeExpireDate', expireError(terms))
  return errors
}
