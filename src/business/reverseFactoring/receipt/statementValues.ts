import type { Attachment, RfStatement, RfStatementForm } from '#api/generated/corp/model/index.ts'
import { formatMonths } from '#domain/calendar.ts'
import { compare, isMoney, subtract } from '#domain/money.ts'
import { SIDES, type Side } from '../sides.ts'

/** 对账单表单里的值。 */
export type StatementValues = Pick<
  RfStatementForm,
  | 'partnerName'
  | 'periodFromMonth'
  | 'periodToMonth'
  | 'statementAmount'
  | 'deductAmount'
  | 'statementDate'
  | 'isSupplement'
  | 'remark'
> & {
  statementFile: Attachment[]
}

/** 对账期间的起止月份；契约写作 2026-10 ~ 2026-10。 */
const monthsOf = (statementPeriod: string) => statementPeriod.split(' ~ ')

/** 对账期间给人看的文字：2026年10月。 */
export const periodText = ({ statementPeriod }: Pick<RfStatement, 'statementPeriod'>): string => {
  const [from = '', to = from] = monthsOf(statementPeriod)
  return formatMonths(from, to)
}

/** 已有草稿 → 表单的值。 */
export const valuesOf = (statement: RfStatement, side: Side): Partial<StatementValues> => {
  const [periodFromMonth = '', periodToMonth = ''] = monthsOf(statement.statementPeriod)
  return {
    periodFromMonth,
    periodToMonth,
    partnerName: statement[SIDES[side].partnerField],
    statementAmount: statement.statementAmount,
    deductAmount: statement.deductAmount,
    statementDate: statement.statementDate,
    isSupplement: statement.isSupplement,
    remark: statement.remark ?? '',
    statementFile: statement.statementFile ? [statement.statementFile] : [],
  }
}

/** 应结算金额 = 对账金额 − 扣款金额；还算不出时没有。 */
export const settleOf = (amount = '', deduct = '0.00'): string | undefined => {
  const less = deduct === '' ? '0.00' : deduct
  return isMoney(amount) && isMoney(less) && compare(less, amount) <= 0 ? subtract(amount, less) : undefined
}

/** 表单的值 → 请求体：空的不送；修改时带上编号与看到的版本。 */
export const toRequest = (
  { statementFile, deductAmount, remark, ...values }: StatementValues,
  editing?: Pick<RfStatement, 'statementNo' | 'version'>,
): RfStatementForm => ({
  ...values,
  ...(deductAmount && { deductAmount }),
  ...(remark && { remark }),
  ...(editing && { statementNo: editing.statementNo, version: editing.version }),
  statementFileId: statementFile[0]?.fileId ?? '',
})
