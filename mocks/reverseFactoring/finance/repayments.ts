// 回款记录：各笔融资的每一次回款，债权人的。
import type { RfRepaymentQuery, RfRepaymentRecord } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { sheetOf, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'

/** 早的在前。 */
const ownRepayments = ({ world, corp }: Context): RfRepaymentRecord[] =>
  world.rfFinancings
    .where((row) => row.corpId === corp.corpId)
    .flatMap(({ rfFinanceNo, funderName, factoringType, repayments = [] }) =>
      repayments.map(({ receiptNo, repayTime, payerName, repayAmount, owedAmount = '0.00' }) => ({
        receiptNo,
        rfFinanceNo,
        repayTime,
        payerName,
        funderName: funderName!,
        factoringType: factoringType!,
        repayAmount,
        owedAmount,
      })),
    )
    .toSorted((a, b) => a.repayTime.localeCompare(b.repayTime))

/** 一页回款记录。 */
export const repaymentsOf = (ctx: Context, query: RfRepaymentQuery) =>
  answerPage(ownRepayments(ctx), query, {
    view: (row) => row,
    ordered: true,
    amount: 'repayAmount',
    like: ['payerName', 'funderName'],
  })

/** 回款记录的工作簿：列的次序同页面。 */
export const repaymentSheet = (ctx: Context, query: RfRepaymentQuery) =>
  sheetOf(
    ctx,
    { name: '反向保理回款记录', operation: 'exportRfRepayments', asked: query },
    repaymentsOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list,
    [
      ['融资编号', (row) => row.rfFinanceNo],
      ['回款时间', (row) => row.repayTime],
      ['付款方', (row) => row.payerName],
      ['资金方', (row) => row.funderName],
      ['保理方式', (row) => dictLabel('FACTORING_TYPE', row.factoringType)],
      [summed('回款金额（元）'), (row) => row.repayAmount],
      ['回款后未回款金额（元）', (row) => row.owedAmount],
      ['回单编号', (row) => row.receiptNo],
    ],
  )
