// 业务统计的工作簿：与页面上的三张表同样的列与次序。
import type { RfReportFunder, RfReportMonth, RfReportPartner } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { sheetOf } from '../../kernel/sheet.ts'
import type { RfSide } from '../sides.ts'

const operation = 'exportRfReport'

/** 各月业务：一月一行，近的在前。 */
export const monthSheet = (ctx: Context, asked: object, side: RfSide, rows: readonly RfReportMonth[]) =>
  sheetOf(
    ctx,
    {
      name: '反向保理各月业务',
      operation,
      asked,
      sums: ['确权金额（元）', ...(side === 'CREDITOR' ? ['融资金额（元）'] : []), '付款金额（元）'],
    },
    rows.toReversed(),
    [
      ['统计月份', (row) => row.statMonth],
      ['确权金额（元）', (row) => row.confirmTotal],
      ...(side === 'CREDITOR' ? [['融资金额（元）', (row: RfReportMonth) => row.lentTotal] as const] : []),
      ['付款金额（元）', (row) => row.paidTotal],
    ],
  )

/** 按对方的账龄：一家一行。 */
export const partnerSheet = (ctx: Context, asked: object, side: RfSide, rows: readonly RfReportPartner[]) =>
  sheetOf(
    ctx,
    {
      name: '反向保理账龄',
      operation,
      asked,
      sums: [
        '确权金额（元）',
        '未付余额（元）',
        '未付笔数',
        '未到期或宽限期内（元）',
        '逾期30天内（元）',
        '逾期31～60天（元）',
        '逾期61～90天（元）',
        '逾期90天以上（元）',
      ],
    },
    rows,
    [
      [side === 'CREDITOR' ? '债务人' : '债权人', (row) => row.partnerName],
      ['确权金额（元）', (row) => row.confirmTotal],
      ['未付余额（元）', (row) => row.balanceTotal],
      ['未付笔数', (row) => row.accountCount],
      ['未到期或宽限期内（元）', (row) => row.notDueAmount],
      ['逾期30天内（元）', (row) => row.late30Amount],
      ['逾期31～60天（元）', (row) => row.late60Amount],
      ['逾期61～90天（元）', (row) => row.late90Amount],
      ['逾期90天以上（元）', (row) => row.lateOver90Amount],
    ],
  )

/** 按资金方的成本：一家一行。 */
export const funderSheet = (ctx: Context, asked: object, rows: readonly RfReportFunder[]) =>
  sheetOf(
    ctx,
    {
      name: '反向保理资金方成本',
      operation,
      asked,
      sums: ['放款笔数', '融资金额（元）', '利息（元）', '手续费（元）', '还欠资金方（元）'],
    },
    rows,
    [
      ['资金方', (row) => row.funderName],
      ['放款笔数', (row) => row.financeCount],
      ['融资金额（元）', (row) => row.lentTotal],
      ['利息（元）', (row) => row.interestTotal],
      ['手续费（元）', (row) => row.feeTotal],
      ['综合成本（年化%）', (row) => row.comprehensiveRate],
      ['还欠资金方（元）', (row) => row.owedTotal],
    ],
  )
