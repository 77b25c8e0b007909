// The end of a market: nobody does anything more, everything falls due, the issuer pays, late or in time.
import type { Market, Row } from '../Market.ts'
import { accountOf, ref, text } from '../making.ts'

const BASE = '/v1/credits/cash'

/** The longest voucher runs for a year; what nobody paid until then is overdue. */
const MONTHS = 13

const pay = async (market: Market, batch: Row): Promise<void> => {
  const cashNo = text(batch, 'cashNo')
  const again = () => ({ ...ref(batch, 'cashNo'), version: market.world.cashBatches.need(cashNo).version })
  await market.make('core-operator', {
    path: `${BASE}/submit`,
    body: { items: [again()], payChannel: 'BANK_DEBIT', payAccountId: accountOf(market, 'C001', 'PAY') },
  })
  await market.make('core-director', {
    path: `${BASE}/review`,
    body: { items: [again()], decision: 'PASS' },
    signs: 'CASH_REVIEW',
  })
  await market.outside('bank', 'T-CSH-06', cashNo)
  await market.outside('bank', 'T-CSH-07', cashNo)
}

const unpaid = async (market: Market): Promise<Row[]> => {
  const open = ['WAIT_APPLY', 'APPROVED', 'PAYING', 'FAILED', 'OVERDUE']
  const rows = await market.list('core-operator', `${BASE}/page`)
  return rows.filter((row) => open.includes(text(row, 'cashStatus')))
}

/** Month by month whatever the list shows as unpaid is paid; every day in between must leave the world whole. */
export const fallDue = async (market: Market): Promise<void> => {
  for (let month = 1; month <= MONTHS; month += 1) {
    await market.desk.advance('P30D')
    for (const batch of await unpaid(market)) await pay(market, batch)
    const wrong = market.world.house.broken(market.world)
    if (wrong.length > 0) throw new Error(`到期之后：${wrong.join('；')}`)
  }
}
