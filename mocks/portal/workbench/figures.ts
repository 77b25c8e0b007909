import type { AmountSlice, WorkbenchCard, WorkbenchTrendPoint } from '#api/generated/corp/model/index.ts'
import { addDays, recentMonths } from '#domain/calendar.ts'
import { isPositive, sum } from '#domain/money.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import type { ReceiptRow } from '../../account/receipt/rows.ts'
import type { Context } from '../../kernel/Context.ts'
import { slices } from '../../voucher/home/figures.ts'
import { PAYABLE, unpaidOf } from '../../voucher/voucher/book.ts'
import { cashDueDate } from '../../voucher/voucher/flow.ts'

/** 近期：30 天内到期、应付。 */
const SOON = 30
/** Money that the issuer paid on a voucher. */
const CASHED: readonly ReceiptRow['receiptType'][] = ['CASH', 'AHEAD_CASH']

const card = (code: string, name: string, amounts: readonly string[], path?: string): WorkbenchCard => ({
  code,
  name,
  amount: sum(amounts),
  count: amounts.length,
  ...(path && { path }),
})

/** What the enterprise holds: nothing for one that holds no voucher. */
export const workbenchAssets = ({ world, corp, today }: Context): WorkbenchCard[] => {
  const holdings = world.holdings.where((row) => row.corpId === corp.corpId && row.holdingStatus === 'HELD')
  if (holdings.length === 0) return []
  return [
    card(
      'HOLD',
      '持有金额',
      holdings.map((row) => row.holdAmount),
    ),
    card(
      'AVAILABLE',
      '可用金额',
      holdings.map((row) => row.availableAmount),
    ),
    card(
      'FINANCED',
      '已融资金额',
      holdings.map((row) => row.financedAmount),
    ),
    card(
      'DUE_SOON',
      `${SOON}天内到期`,
      holdings
        .filter((row) => world.vouchers.need(row.voucherNo).promisePayDate <= addDays(today, SOON))
        .map(unpaidOf),
    ),
  ]
}

/** What the enterprise owes: nothing for one that never issued. */
export const workbenchDebts = ({ world, corp, today }: Context): WorkbenchCard[] => {
  const limit = issueLimitOf(world, corp.corpId)
  const live = world.vouchers.where((row) => row.corpId === corp.corpId && row.voucherStatus !== 'CANCELLED')
  if (live.length === 0) return []
  const product = '/credit/core/product/index'
  return [
    card(
      'OUTSTANDING',
      '存续金额',
      live.map((row) => row.outstandingAmount),
      product,
    ),
    card(
      'WAIT_SIGN',
      '待签收金额',
      live.filter((row) => row.voucherStatus === 'WAIT_SIGN').map((row) => row.outstandingAmount),
      `${product}?voucherStatus=WAIT_SIGN`,
    ),
    card(
      'OVERDUE',
      '逾期金额',
      live.filter((row) => row.voucherStatus === 'OVERDUE').map((row) => row.outstandingAmount),
      `${product}?voucherStatus=OVERDUE`,
    ),
    card(
      'PAYABLE_SOON',
      `${SOON}天内应付`,
      live
        .filter((row) => row.voucherStatus !== 'WAIT_SIGN' && cashDueDate(row) <= addDays(today, SOON))
        .map((row) => row.outstandingAmount),
    ),
    ...(limit ? [{ code: 'AVAILABLE_LIMIT', name: '可用额度', amount: availableLimit(limit) }] : []),
  ]
}

/** What was done in each of the last 12 months, oldest first. */
export const workbenchTrend = ({ world, corp, today }: Context): WorkbenchTrendPoint[] =>
  recentMonths(today, 12)
    .toReversed()
    .map((month) => {
      const issued = world.vouchers.where(
        (row) =>
          row.corpId === corp.corpId && row.issueDate.startsWith(month) && row.voucherStatus !== 'CANCELLED',
      )
      const signed = world.holdings.where(
        (row) => row.corpId === corp.corpId && (row.acquireDate ?? '').startsWith(month),
      )
      const lent = world.financeApplications.where(
        (row) => row.corpId === corp.corpId && (row.lendTime ?? '').startsWith(month),
      )
      const passedOn = world.transferApplications
        .where((row) => row.corpId === corp.corpId && (row.submitTime ?? '').startsWith(month))
        .flatMap((row) => row.lines.filter((line) => line.transferLineStatus === 'SIGNED'))
      const cashed = world.receipts.where(
        (row) =>
          CASHED.includes(row.receiptType) &&
          (row.payerCorpId === corp.corpId || row.payeeCorpId === corp.corpId) &&
          row.tradeTime.startsWith(month),
      )
      return {
        month,
        issueAmount: sum(issued.map((row) => row.faceAmount)),
        signAmount: sum(signed.map((row) => row.holdAmount)),
        transferAmount: sum(passedOn.map((line) => line.transferAmount!)),
        financeAmount: sum(lent.map((row) => row.financeAmount!)),
        cashAmount: sum(cashed.map((row) => row.receiptAmount)),
      }
    })

/** What is still open between this enterprise and others, over all products: each other party with its amount. */
const openWith = ({ world, corp }: Context): { name: string; amount: string }[] => {
  const mine = (row: { corpId: string }) => row.corpId === corp.corpId
  return [
    ...world.vouchers.where(mine).map((row) => ({ name: row.receiverName, amount: row.outstandingAmount })),
    ...world.holdings
      .where((row) => mine(row) && PAYABLE.includes(row.holdingStatus))
      .map((row) => ({ name: world.vouchers.need(row.voucherNo).issuerName, amount: unpaidOf(row) })),
    ...world.absPayables.all().flatMap((row) => {
      if (mine(row)) return [{ name: row.creditorName, amount: row.payableRemain }]
      return row.creditorCorpId === corp.corpId ? [{ name: row.debtorName, amount: row.payableRemain }] : []
    }),
    ...world.rfAccounts.all().flatMap((row) => {
      if (row.debtorCorpId === corp.corpId) return [{ name: row.creditorName ?? '', amount: row.arBalance }]
      return row.creditorCorpId === corp.corpId ? [{ name: row.debtorName ?? '', amount: row.arBalance }] : []
    }),
  ].filter(({ name, amount }) => name !== '' && isPositive(amount))
}

/** 未结金额最大的十个交易对手。 */
export const counterpartyTop = (ctx: Context): AmountSlice[] =>
  slices(
    openWith(ctx),
    (one) => one.name,
    (one) => one.amount,
  ).slice(0, 10)
