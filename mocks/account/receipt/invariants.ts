// 回单与账（book.ts）：每张单据的钱只记一次。单据上的已付等于它各张回单之和；没有单据就没有回单；银行的流水号不重复。
import { add } from '#domain/money.ts'
import { fen, Sheet, twice } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import type { ReceiptRow } from './rows.ts'

type Paid = {
  type: ReceiptRow['receiptType']
  bizNo: string
  amount: string | undefined
  hasReceipt: boolean
}

const isMoney = (amount: string | undefined): boolean => fen(amount) !== 0n

/** 各单据上说已经付了的。 */
function* payments(world: World): Generator<Paid> {
  for (const batch of world.cashBatches.all()) {
    for (const item of batch.items) {
      const isPaid = item.cashItemStatus === 'PAID'
      const amount = isPaid ? item.cashAmount : undefined
      yield { type: 'CASH', bizNo: item.cashItemNo, amount, hasReceipt: item.receiptNo !== undefined }
    }
  }
  for (const row of world.aheadCashApplications.all()) {
    const amount = row.aheadStatus === 'DONE' ? row.aheadPayAmount : undefined
    yield { type: 'AHEAD_CASH', bizNo: row.aheadNo, amount, hasReceipt: row.receiptNo !== undefined }
  }
  for (const row of world.financeApplications.all()) {
    yield {
      type: 'LEND',
      bizNo: row.financeNo,
      amount: row.lendAmount,
      hasReceipt: row.receiptNo !== undefined,
    }
  }
  for (const row of world.absTransfers.all()) {
    const hasReceipt = row.receiptNo !== undefined
    const amount = row.fundTime === undefined ? undefined : row.transferPrice
    yield { type: 'ABS_PRICE', bizNo: row.absTransferNo, amount, hasReceipt }
  }
  for (const row of world.absPayments.all()) {
    // 重新付款之前已到账的，也算在同一张单据上
    const amount = add(row.receivedAmount, row.earlierAmount ?? '0.00')
    yield { type: 'ABS_PAY', bizNo: row.paymentNo, amount, hasReceipt: row.receiptNos.length > 0 }
  }
  for (const row of world.rfFinancings.all()) {
    const lent = row.lendTime === undefined ? undefined : row.netAmount
    const hasReceipt = row.receiptNos.length > 0
    yield { type: 'RF_LEND', bizNo: row.rfFinanceNo, amount: lent, hasReceipt }
    yield {
      type: 'RF_REPAY',
      bizNo: row.rfFinanceNo,
      amount: row.repaidAmount,
      hasReceipt: isMoney(row.repaidAmount) && hasReceipt,
    }
  }
  for (const row of world.guarantees.all()) {
    const amount = row.payTime === undefined ? undefined : row.guaranteeFee
    yield { type: 'GUARANTEE', bizNo: row.guaranteeApplyNo, amount, hasReceipt: row.receiptNo !== undefined }
  }
  for (const row of world.guaranteeClaims.all()) {
    yield {
      type: 'CLAIM',
      bizNo: row.claimNo,
      amount: row.payoutAmount,
      hasReceipt: row.receiptNo !== undefined,
    }
  }
  for (const row of world.bills.all()) {
    const amount = row.billStatus === 'PAID' ? row.billAmount : undefined
    yield { type: 'FEE', bizNo: row.billNo, amount, hasReceipt: row.receiptNo !== undefined }
  }
}

const keyOf = ({ type, bizNo }: Pick<Paid, 'type' | 'bizNo'>): string => `${type} ${bizNo}`

const EVENTS = {
  ABS_PRICE: 'T-ATR-12',
  RF_REPAY: 'T-RFN-12',
  GUARANTEE: 'T-GUA-10',
  CLAIM: 'T-GCL-06',
  FEE: 'T-BIL-03',
} as const

type Booked = { event: string; bizNo: string; amount: string | undefined }

/** 一张回单在账上记多少：提前兑付虽有折扣、放款虽有扣减，账上都记全部债权。 */
const bookedAs = (world: World, row: ReceiptRow): Booked => {
  const { bizNo, receiptAmount: amount } = row
  switch (row.receiptType) {
    case 'CASH':
      return { event: 'T-CSH-07', bizNo: bizNo.split('-')[0]!, amount }
    case 'AHEAD_CASH':
      return { event: 'T-AHD-08', bizNo, amount: world.aheadCashApplications.need(bizNo).aheadAmount }
    case 'LEND':
      return { event: 'T-FIN-11', bizNo, amount: world.financeApplications.need(bizNo).financeAmount }
    case 'RF_LEND':
      return { event: 'T-RFN-10', bizNo, amount: world.rfFinancings.need(bizNo).rfFinanceAmount }
    case 'ABS_PAY':
      return { event: 'T-APM', bizNo, amount }
    default:
      return { event: EVENTS[row.receiptType], bizNo, amount }
  }
}

const PAYING: ReadonlySet<string> = new Set([
  'T-CSH-07',
  'T-AHD-08',
  'T-FIN-11',
  'T-RFN-10',
  'T-APM',
  ...Object.values(EVENTS),
])

/** 账上随回单发生的事件；ABS 付款的足额到账与部分到账同记一本。 */
const eventOf = (event: string): string => (event.startsWith('T-APM') ? 'T-APM' : event)

/** 任何时候都成立的。 */
export const invariants = [
  invariant('回单', (world) => {
    const receipts = new Sheet()
    for (const row of world.receipts.all()) {
      // 门户管账单之前的费用，其回单没有单据
      if (row.bizNo !== '') receipts.note(`${row.receiptType} ${row.bizNo}`, row.receiptAmount)
    }
    const known = new Set<string>()
    for (const paid of payments(world)) {
      const key = keyOf(paid)
      known.add(key)
      if (paid.hasReceipt !== isMoney(paid.amount) || !receipts.is(key, paid.amount)) return paid.bizNo
    }
    for (const key of receipts.keys()) if (!known.has(key)) return key
    return undefined
  }),
  invariant('INV-21 银行流水号', (world) => twice(world.receipts.all().map((row) => row.bankSerialNo))),
  invariant('记账', (world) => {
    const wanted = new Sheet()
    for (const row of world.receipts.all()) {
      if (row.bizNo === '') continue
      const { event, bizNo, amount } = bookedAs(world, row)
      wanted.note(`${event} ${bizNo}`, amount)
    }
    const booked = new Sheet()
    for (const row of world.bookings.all()) {
      const event = eventOf(row.event)
      if (PAYING.has(event)) booked.note(`${event} ${row.bizNo}`, row.amount)
    }
    for (const key of new Set([...wanted.keys(), ...booked.keys()])) {
      if (wanted.of(key) !== booked.of(key)) return key
    }
    return undefined
  }),
]
