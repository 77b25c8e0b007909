import {
  addDays,
  addMonths,
  addWorkingDays,
  compareDays,
  type HolidayList,
  isDay,
  isWorkingDay,
  termDays,
  weekdayOf,
} from './calendar.ts'
import { compare, formatMoney, isMoney, subtract, sum } from './money.ts'

// 这些守卫有意写了两遍：表单边填边说，模拟后端（mocks/voucher/issue/rules.ts、trade/book.ts、account/limit/book.ts）不信
// 表单，自己再查；tests/mocks/twins.test.ts 拿同样的问题问两边。

/** 守卫的文字，见 docs/formulas.md。 */
const ISSUE_TEXT = {
  termTooLong: '付款期限最长不超过1年',
  longTerm: '期限超过6个月，请填写说明并提交终审',
  sme: '大型企业应自交付之日起60日内支付中小企业款项，请确认合同约定',
  trade: '交易背景金额不足',
  overdue: '存在逾期未付款项，暂停新增开立',
} as const

/** 需终审的默认金额门槛（元），企业可另设（MC-3）。 */
export const DEFAULT_FINAL_THRESHOLD = '5000000.00'

/** 付款期限（月）：最长，与超过即须说明并终审的（G-TERM）。 */
export const ISSUE_MONTHS = { max: 12, long: 6 } as const

/** 大型企业应在交付之后这么多天内付给中小微企业（G-SME）。 */
export const SME_DAYS = 60

/** 交易背景：合同与发票的占用情况；没有附发票时 invoices 为空列表。 */
export interface TradeBackground {
  contractDocStatus: string
  contractRemainAmount: string
  invoices: readonly { invoiceNo: string; invoiceRemainAmount: string; invoiceVerifyStatus: string }[]
  payBasis?: string
}

/** 所选额度；没有给状态的按有效。 */
interface IssueLimit {
  availableLimit: string
  limitStatus?: string
  limitExpireDate?: string
}

/** 开立表单中守卫要看的值；尚未填的项缺省，对应守卫不判。 */
interface IssueValues {
  faceAmount?: string
  promisePayDate?: string
  longTermReason?: string
  smePayBasisDate?: string
}

/** 守卫要看的环境；today 为东八区当日（作开立日），由调用者给。 */
export interface IssueContext {
  today: string
  holidays: HolidayList
  issuerScale?: string
  receiverScale?: string
  trade?: TradeBackground
  limit?: IssueLimit
  finalThreshold?: string
  groupRequiresFinal?: boolean
  overdueBlocked?: boolean
}

/** 开立的判断：errors 按字段名给错误、blocked 为整体阻断的原因；smeWarning 须确认后方可提交。 */
export interface IssueVerdict {
  errors: Partial<Record<'promisePayDate' | 'longTermReason' | 'contractNo' | 'faceAmount', string>>
  blocked: string | undefined
  smeWarning: string | undefined
  termDays: number | undefined
  longTerm: boolean
  finalRequired: boolean
}

const WEEKEND = { 6: '星期六', 7: '星期日' } as const

/** G-DATE 承诺付款日须晚于开立日，且为工作日：两件事各说各的，不是工作日的说出最近的工作日。 */
export const promisePayDateProblem = (
  issueDate: string,
  promisePayDate: string,
  holidays: HolidayList,
): string | undefined => {
  if (compareDays(promisePayDate, issueDate) <= 0) return `承诺付款日须晚于开立日 ${issueDate}`
  if (isWorkingDay(promisePayDate, holidays)) return undefined
  const why = WEEKEND[weekdayOf(promisePayDate) as keyof typeof WEEKEND] ?? '节假日'
  const near = [-1, 1]
    .map((count) => addWorkingDays(promisePayDate, count, holidays))
    .filter((day) => compareDays(day, issueDate) > 0)
  return `${promisePayDate} 是${why}，承诺付款日须为工作日，最近的工作日 ${near.join('、')}`
}

/** G-TERM 最长不超过开立日后 12 个月（按 F-13 取月末）。 */
const checkTerm = (issueDate: string, promisePayDate: string): string | undefined =>
  compareDays(promisePayDate, addMonths(issueDate, ISSUE_MONTHS.max)) > 0 ? ISSUE_TEXT.termTooLong : undefined

/** 期限是否超过 6 个月（按 F-13 取月末）：是则须填说明并终审。 */
export const isLongTerm = (issueDate: string, promisePayDate: string): boolean =>
  compareDays(promisePayDate, addMonths(issueDate, ISSUE_MONTHS.long)) > 0

/** G-TERM 超过 6 个月须填说明。 */
const checkLongTermReason = (
  issueDate: string,
  promisePayDate: string,
  longTermReason: string | undefined,
): string | undefined =>
  isLongTerm(issueDate, promisePayDate) && !longTermReason?.trim() ? ISSUE_TEXT.longTerm : undefined

/** MC-3 是否需终审：达到金额门槛，或超过 6 个月，或集团对成员的规定。 */
export const isFinalRequired = (p: {
  faceAmount: string
  issueDate: string
  promisePayDate: string
  finalThreshold?: string
  groupRequiresFinal?: boolean
}): boolean =>
  compare(p.faceAmount, p.finalThreshold ?? DEFAULT_FINAL_THRESHOLD) >= 0 ||
  isLongTerm(p.issueDate, p.promisePayDate) ||
  p.groupRequiresFinal === true

/** G-SME 大型企业对中小微企业、付款日晚于交付日后 60 天：得须确认的提醒，不阻断。 */
export const smeWarningOf = (p: {
  issuerScale?: string
  receiverScale?: string
  smePayBasisDate?: string
  promisePayDate?: string
}): string | undefined =>
  p.issuerScale === 'LARGE' &&
  ['MEDIUM', 'SMALL', 'MICRO'].includes(p.receiverScale ?? '') &&
  isDay(p.smePayBasisDate) &&
  isDay(p.promisePayDate) &&
  compareDays(p.promisePayDate, addDays(p.smePayBasisDate, SME_DAYS)) > 0
    ? ISSUE_TEXT.sme
    : undefined

/**
 * 超过 60 日付款的说明（G-SME），给复核、终审的人看：哪天交付，最晚该哪天付，晚了几天。
 * 没有交付日、付款日，或没有超过的得 undefined。
 */
export const smeTermText = (p: { smePayBasisDate?: string; promisePayDate?: string }): string | undefined => {
  if (!isDay(p.smePayBasisDate) || !isDay(p.promisePayDate)) return undefined
  const latest = addDays(p.smePayBasisDate, SME_DAYS)
  if (compareDays(p.promisePayDate, latest) <= 0) return undefined
  return `交付日 ${p.smePayBasisDate} + ${SME_DAYS} 日 = ${latest}，承诺付款日晚 ${termDays(latest, p.promisePayDate)} 天`
}

/** 经办提交时确认过的例外，写进轨迹，也在单据上给人看。 */
export const SME_CONFIRMED = '经办确认合同已约定超过60日付款'

const shortage = (what: string, remain: string): string =>
  `${ISSUE_TEXT.trade}：${what}${formatMoney(remain)}元`

/** G-TRADE 合同有效且余额足够；附发票时查验一致且余额之和足够；付款依据不得为预付款。说的话与服务端一样。 */
export const checkTrade = (faceAmount: string, trade: TradeBackground): string | undefined => {
  const { contractDocStatus, contractRemainAmount, invoices } = trade
  if (contractDocStatus === 'VOID' || contractDocStatus === 'DRAFT') return '合同不存在或未生效'
  if (compare(faceAmount, contractRemainAmount) > 0) return shortage('合同剩余金额', contractRemainAmount)
  if (trade.payBasis?.includes('预付款')) return '付款依据不得为预付款'
  if (invoices.length === 0) return undefined
  const bad = invoices.find((invoice) => invoice.invoiceVerifyStatus !== 'PASS')
  if (bad) return `发票${bad.invoiceNo}未查验通过，不能支撑本次开立`
  const remain = sum(invoices.map((invoice) => invoice.invoiceRemainAmount))
  return compare(faceAmount, remain) > 0 ? shortage('发票剩余金额合计', remain) : undefined
}

/** G-LIMIT 承诺付款日不晚于额度到期日，错误说出到期日。 */
const checkLimitTerm = (promisePayDate: string, { limitExpireDate }: IssueLimit): string | undefined =>
  isDay(limitExpireDate) && compareDays(promisePayDate, limitExpireDate) > 0
    ? `额度于${limitExpireDate}到期，承诺付款日须不晚于该日`
    : undefined

/** G-LIMIT 可用额度须足够；失效的视为零，错误含差额。 */
export const checkLimit = (faceAmount: string, limit: IssueLimit): string | undefined => {
  const available = (limit.limitStatus ?? 'EFFECTIVE') === 'EFFECTIVE' ? limit.availableLimit : '0.00'
  return compare(faceAmount, available) > 0
    ? `可用额度不足，差额${formatMoney(subtract(faceAmount, available))}元`
    : undefined
}

/** 开立表单的全部客户端守卫（G-DATE、G-TERM、G-SME、G-TRADE、G-LIMIT、G-OVERDUE），边填边判与提交前判同一处。 */
export const judgeIssue = (values: IssueValues, context: IssueContext): IssueVerdict => {
  const { today, holidays, trade, limit } = context
  const errors: IssueVerdict['errors'] = {}
  const amount = isMoney(values.faceAmount) ? values.faceAmount : undefined
  const payDate = isDay(values.promisePayDate) ? values.promisePayDate : undefined
  const put = (field: keyof typeof errors, message: string | undefined) => {
    if (message !== undefined) errors[field] ??= message
  }
  if (payDate) {
    put('promisePayDate', checkTerm(today, payDate))
    put('promisePayDate', promisePayDateProblem(today, payDate, holidays))
    if (limit) put('promisePayDate', checkLimitTerm(payDate, limit))
    put('longTermReason', checkLongTermReason(today, payDate, values.longTermReason))
  }
  if (amount && trade) put('contractNo', checkTrade(amount, trade))
  if (amount && limit) put('faceAmount', checkLimit(amount, limit))
  return {
    errors,
    blocked: context.overdueBlocked ? ISSUE_TEXT.overdue : undefined,
    smeWarning: smeWarningOf({ ...context, ...values }),
    // 付款日不合规定的没有期限可说：不写 -8 天，也不说要终审
    termDays: payDate && !errors.promisePayDate ? termDays(today, payDate) : undefined,
    longTerm: payDate !== undefined && isLongTerm(today, payDate),
    finalRequired: isFinalRequired({
      faceAmount: amount ?? '0.00',
      issueDate: today,
      promisePayDate: payDate ?? today,
      finalThreshold: context.finalThreshold,
      groupRequiresFinal: context.groupRequiresFinal,
    }),
  }
}
