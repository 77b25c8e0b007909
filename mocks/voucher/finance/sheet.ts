import type {
  FinanceApplication,
  FinanceApplicationQuery,
  SupplierFinance,
  SupplierFinanceQuery,
} from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { sheetOf } from '../../kernel/sheet.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'

const FINANCE_SUMS = [
  '融资金额（元）',
  '融资利息（元）',
  '平台服务费（元）',
  '预计到账金额（元）',
  '实际放款金额（元）',
]

/** 融资查询的导出。 */
export const financeSheet = (
  ctx: Context,
  asked: FinanceApplicationQuery,
  rows: readonly FinanceApplication[],
) =>
  sheetOf(
    ctx,
    { name: '凭证融资', operation: 'exportFinanceApplications', asked, sums: FINANCE_SUMS },
    rows,
    [
      ['融资编号', (row) => row.financeNo],
      ['融资模式', (row) => dictLabel('FINANCE_MODE', row.financeMode)],
      ['凭证编号', (row) => row.voucherNo],
      ['开立方', (row) => row.issuerName],
      ['资金方', (row) => row.funderName],
      ['融资金额（元）', (row) => row.financeAmount],
      ['年利率（%）', (row) => row.annualRate],
      ['计息天数', (row) => row.financeDays],
      ['融资利息（元）', (row) => row.interestAmount],
      ['平台服务费（元）', (row) => row.serviceFee],
      ['预计到账金额（元）', (row) => row.netAmount],
      ['综合融资成本（年化%）', (row) => row.comprehensiveRate],
      ['实际放款金额（元）', (row) => row.lendAmount],
      ['放款时间', (row) => row.lendTime],
      ['到期日', (row) => row.maturityDate],
      ['中登登记状态', (row) => dictLabel('REGISTER_STATUS', row.registerStatus)],
      ['融资状态', (row) => dictLabel('FINANCE_STATUS', row.financeStatus)],
    ],
  )

/** 供应商融资查询的导出。 */
export const supplierSheet = (ctx: Context, asked: SupplierFinanceQuery, rows: readonly SupplierFinance[]) =>
  sheetOf(
    ctx,
    {
      name: '供应商融资',
      operation: 'exportSupplierFinances',
      asked,
      sums: ['融资金额（元）', '核心企业承担利息（元）'],
    },
    rows,
    [
      ['融资申请方', (row) => row.applicantName],
      ['凭证编号', (row) => row.voucherNo],
      ['融资编号', (row) => row.financeNo],
      ['资金方', (row) => row.funderName],
      ['融资金额（元）', (row) => row.financeAmount],
      ['计息天数', (row) => row.financeDays],
      ['利息承担方', (row) => dictLabel('INTEREST_BEARER', row.interestBearer)],
      ['核心企业承担利息（元）', (row) => row.coreInterest],
      ['放款时间', (row) => row.lendTime],
      ['到期日', (row) => row.maturityDate],
      ['融资状态', (row) => dictLabel('FINANCE_STATUS', row.financeStatus)],
    ],
  )
