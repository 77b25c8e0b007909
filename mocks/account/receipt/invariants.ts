// 回单与账（book.ts）：每张单据的钱只记一次。单据上的已付等于它各张回单之和；没有单据就没有回单；银行的流水号不重复。
import { fen, Ledger, twice } from '../../kernel/fen.ts'
import { invariant } from '../../kernel/wiring.ts'

const isMoney = (amount: string | undefined): boolean => fen(amount) !== 0n

/** 任何时候都成立的。 */
export const invariants = [
  invariant('回单', (world) => {
    const receipts = new Ledger()
    for (const row of world.receipts.all()) {
      // 门户管账单之前的费用，其回单没有单据
      if (row.bizNo !== '') receipts.note(`${row.receiptType} ${row.bizNo}`, row.receiptAmount)
    }
    const known = new Set<string>()
    for (const { type, paid } of world.registry.contributed('receipts')) {
      for (const { bizNo, amount, hasReceipt } of paid(world)) {
        const key = `${type} ${bizNo}`
        known.add(key)
        if (hasReceipt !== isMoney(amount) || !receipts.is(key, amount)) return bizNo
      }
    }
    for (const key of receipts.keys()) if (!known.has(key)) return key
    return undefined
  }),
  invariant('INV-21 银行流水号', (world) => twice(world.receipts.all().map((row) => row.bankSerialNo))),
  invariant('记账', (world) => {
    const kinds = world.registry.contributed('receipts')
    const wanted = new Ledger()
    for (const row of world.receipts.all()) {
      const kind = kinds.find(({ type }) => type === row.receiptType)
      if (row.bizNo === '' || !kind) continue
      const { bizNo, amount } = { bizNo: row.bizNo, amount: row.receiptAmount, ...kind.booked?.(world, row) }
      wanted.note(`${kind.event} ${bizNo}`, amount)
    }
    const booked = new Ledger()
    for (const row of world.bookings.all()) {
      const kind = kinds.find(({ event }) => row.event.startsWith(event))
      if (kind) booked.note(`${kind.event} ${row.bizNo}`, row.amount)
    }
    for (const key of new Set([...wanted.keys(), ...booked.keys()])) {
      if (wanted.of(key) !== booked.of(key)) return key
    }
    return undefined
  }),
]
