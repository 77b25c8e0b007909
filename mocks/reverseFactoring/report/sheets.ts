// 业务统计的工作簿：与页面上的三张表同样的列与次序。
import type {
  RfReportFunder,
  RfReportLimit,
  RfReportMonth,
  RfReportPartner,
} from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { sheetOf, summed } from '../../kernel/files/sheet.ts'
import type { RfSide } from '../sides.ts'

const operation = 'exportRfReport'

/** 各月业务：一月一行，近的在前。 */
export const monthSheet = (ctx: Context, asked: object, side: RfSide, rows: readonly RfReportMonth[]) =>
  sheetOf(ctx, { name: '反向保理各月业务', operation, asked }, rows.toReversed(), [
    ['统计月份', (row) => row.statMonth],
    [summed('确权金额（元）'), (row) => row.confirmTotal],
    ...(side === 'CREDITOR'
      ? [[summed('融资金额（元）'), (row: RfReportMonth) => row.lentTotal] as const]
      : []),
    [summed('付款金额（元）'), (row) => row.paidTotal],
  ])

/** 按对方的账龄：一家一行。 */
export const partnerSheet = (ctx: Context, asked: object, side: RfSide, rows: readonly RfReportPartner[]) =>
  sheetOf(ctx, { name: '反向保理账龄', operation, asked }, rows, [
    [side === 'CREDITOR' ? '债务人' : '债权人', (row) => row.partnerName],
    [summed('确权金额（元）'), (row) => row.confirmTotal],
    [summed('未付余额（元）'), (row) => row.balanceTotal],
    [summed('未付笔数'), (row) => row.accountCount],
    [summed('未到期或宽限期内（元）'), (row) => row.notDueAmount],
    [summed('逾期30天内（元）'), (row) => row.late30Amount],
    [summed('逾期31～60天（元）'), (row) => row.late60Amount],
    [summed('逾期61～90天（元）'), (row) => row.late90Amount],
    [summed('逾期90天以上（元）'), (row) => row.lateOver90Amount],
  ])

/** 按资金方的成本：一家一行。 */
export const funderSheet = (ctx: Context, asked: object, rows: readonly RfReportFunder[]) =>
  sheetOf(ctx, { name: '反向保理资金方成本', operation, asked }, rows, [
    ['资金方', (row) => row.funderName],
    [summed('放款笔数'), (row) => row.financeCount],
    [summed('融资金额（元）'), (row) => row.lentTotal],
    [summed('利息（元）'), (row) => row.interestTotal],
    [summed('手续费（元）'), (row) => row.feeTotal],
    ['综合成本（年化%）', (row) => row.comprehensiveRate],
    [summed('还欠资金方（元）'), (row) => row.owedTotal],
  ])

/** 额度使用：一笔额度一行。 */
export const limitSheet = (ctx: Context, asked: object, rows: readonly RfReportLimit[]) =>
  sheetOf(ctx, { name: '反向保理额度使用', operation, asked }, rows, [
    ['额度编号', (row) => row.limitNo],
    ['资金方', (row) => row.funderName],
    [summed('总额度（元）'), (row) => row.totalLimit],
    [summed('已用额度（元）'), (row) => row.usedLimit],
    [summed('冻结额度（元）'), (row) => row.frozenLimit],
    [summed('可用额度（元）'), (row) => row.availableLimit],
    ['使用率（%）', (row) => row.useRatio],
    ['额度到期日', (row) => row.limitExpireDate],
  ])
