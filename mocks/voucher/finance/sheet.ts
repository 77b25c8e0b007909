import type { FinanceApplication, SupplierFinance } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { sheet } from '../../kernel/sheet.ts'

/** 融资查询的导出。 */
export const financeSheet = (ctx: Context, rows: readonly FinanceApplication[]) =>
  sheet(
    `凭证融资_${ctx.today}.xlsx`,
    [
      '融资编号',
      '融资模式',
      '凭证编号',
      '开立方',
      '资金方',
      '融资金额(元)',
      '年利率(%)',
      '计息天数',
      '融资利息(元)',
      '平台服务费(元)',
      '预计到账金额(元)',
      '综合融资成本(年化%)',
      '实际放款金额(元)',
      '放款时间',
      '到期日',
      '中登登记状态',
      '融资状态',
    ],
    rows.map((row) => [
      row.financeNo,
      dictLabel('FINANCE_MODE', row.financeMode),
      row.voucherNo,
      row.issuerName,
      row.funderName,
      row.financeAmount,
      row.annualRate,
      row.financeDays,
      row.interestAmount,
      row.serviceFee,
      row.netAmount,
      row.comprehensiveRate,
      row.lendAmount,
      row.lendTime?.slice(0, 19).replace('T', ' '),
      row.maturityDate,
      dictLabel('REGISTER_STATUS', row.registerStatus),
      dictLabel('FINANCE_STATUS', row.financeStatus),
    ]),
  )

/** 供应商融资查询的导出。 */
export const supplierSheet = (ctx: Context, rows: readonly SupplierFinance[]) =>
  sheet(
    `供应商融资_${ctx.today}.xlsx`,
    [
      '融资申请方',
      '凭证编号',
      '融资编号',
      '资金方',
      '融资金额(元)',
      '计息天数',
      '利息承担方',
      '核心企业承担利息(元)',
      '放款时间',
      '到期日',
      '融资状态',
    ],
    rows.map((row) => [
      row.applicantName,
      row.voucherNo,
      row.financeNo,
      row.funderName,
      row.financeAmount,
      row.financeDays,
      dictLabel('INTEREST_BEARER', row.interestBearer),
      row.coreInterest,
      row.lendTime?.slice(0, 19).replace('T', ' '),
      row.maturityDate,
      dictLabel('FINANCE_STATUS', row.financeStatus),
    ]),
  )
