// 凭证告诉工作台的数。
import type { Context } from '../../kernel/Context.ts'
import type { ProductFigures } from '../../portal/workbench/figures.ts'
import { openVouchers, voucherCards } from './cards.ts'
import { cashReceipts } from './figures.ts'

const trend: ProductFigures['trend'] = (ctx: Context) => {
  const { world, corp } = ctx
  const mine = (row: { corpId: string }) => row.corpId === corp.corpId
  const cashed = (side: Parameters<typeof cashReceipts>[1]) =>
    cashReceipts(ctx, side).map((row) => [row.tradeTime, row.receiptAmount] as const)
  return {
    issueAmount: world.vouchers
      .where((row) => mine(row) && row.voucherStatus !== 'CANCELLED')
      .map((row) => [row.issueDate, row.faceAmount]),
    signAmount: world.holdings.where(mine).map((row) => [row.acquireDate, row.holdAmount]),
    transferAmount: world.transferApplications
      .where(mine)
      .flatMap((row) =>
        row.lines
          .filter((line) => line.transferLineStatus === 'SIGNED')
          .map((line) => [row.submitTime, line.transferAmount] as const),
      ),
    financeAmount: world.financeApplications.where(mine).map((row) => [row.lendTime, row.financeAmount]),
    cashAmount: cashed('payerCorpId'),
    collectAmount: cashed('payeeCorpId'),
  }
}

export const voucherFigures: ProductFigures = {
  productType: 'CREDIT',
  cards: voucherCards,
  open: openVouchers,
  trend,
}
