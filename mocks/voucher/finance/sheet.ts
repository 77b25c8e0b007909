import type {
  FinanceApplication,
  FinanceApplicationQuery,
  SupplierFinance,
  SupplierFinanceQuery,
} from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { sheetOf, summed } from '../../kernel/files/sheet.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'

/** 融资查询的导出。 */
export const financeSheet = (
  ctx: Context,
  asked: FinanceApplicationQuery,
  rows: readonly FinanceApplication[],
) =>
  sheetOf(ctx, { name: '凭证融资', operation: 'exportFinanceApplications', asked }, rows, [
    ['融资编号', (row) => row.financeNo],
    ['融资状态', (row) => dictLabel('FINANCE_STATUS', row.financeStatus)],
    ['资金方', (row) => row.funderName],
    [summed('融资金额（元）'), (row) => row.financeAmount],
    ['到期日', (row) => row.maturityDate],
    ['开立方', (row) => row.issuerName],
    ['年利率（%）', (row) => row.annualRate],
    [summed('预计到账金额（元）'), (row) => row.netAmount],
    ['放款时间', (row) => row.lendTime],
    ['凭证编号', (row) => row.voucherNo],
    ['中登登记状态', (row) => dictLabel('REGISTER_STATUS', row.registerStatus)],
    ['融资模式', (row) => dictLabel('FINANCE_MODE', row.financeMode)],
    ['计息天数', (row) => row.financeDays],
    [summed('融资利息（元）'), (row) => row.interestAmount],
    [summed('平台服务费（元）'), (row) => row.serviceFee],
    ['综合融资成本（年化%）', (row) => row.comprehensiveRate],
    [summed('实际放款金额（元）'), (row) => row.lendAmount],
  ])

/** 供应商融资查询的导出。 */
export const supplierSheet = (ctx: Context, asked: SupplierFinanceQuery, rows: readonly SupplierFinance[]) =>
  sheetOf(
    ctx,
    {
      name: '供应商融资',
      operation: 'exportSupplierFinances',
      asked,
    },
    rows,
    [
      ['融资申请方', (row) => row.applicantName],
      ['融资状态', (row) => dictLabel('FINANCE_STATUS', row.financeStatus)],
      [summed('融资金额（元）'), (row) => row.financeAmount],
      ['到期日', (row) => row.maturityDate],
      ['资金方', (row) => row.funderName],
      ['凭证编号', (row) => row.voucherNo],
      ['融资编号', (row) => row.financeNo],
      ['计息天数', (row) => row.financeDays],
      ['利息承担方', (row) => dictLabel('INTEREST_BEARER', row.interestBearer)],
      [summed('核心企业承担利息（元）'), (row) => row.coreInterest],
      ['放款时间', (row) => row.lendTime],
    ],
  )
