// The end of a simulation: people stop acting, everything falls due, the issuer pays, late or in time.

import { accountOf, ref, text } from '../making.ts'
import type { Row, Simulation } from '../Simulation.ts'

const BASE = '/v1/credits/cash'

/** The longest voucher runs for a year; what is unpaid by then is overdue. */
const MONTHS = 13

const pay = async (simulation: Simulation, batch: Row): Promise<void> => {
  const cashNo = text(batch, 'cashNo')
  const again = () => ({
    ...ref(batch, 'cashNo'),
    version: simulation.world.cashBatches.need(cashNo).version,
  })
  await simulation.make('core-operator', {
    path: `${BASE}/submit`,
    body: { items: [again()], payChannel: 'BANK_DEBIT', payAccountId: accountOf(simulation, 'C001', 'PAY') },
  })
  await simulation.make('core-director', {
    path: `${BASE}/review`,
    body: { items: [again()], decision: 'PASS' },
    signs: 'CASH_REVIEW',
  })
  await simulation.outside('bank', 'T-CSH-06', cashNo)
  await simulation.outside('bank', 'T-CSH-07', cashNo)
}

const unpaid = async (simulation: Simulation): Promise<Row[]> => {
  const open = ['WAIT_APPLY', 'APPROVED', 'PAYING', 'FAILED', 'OVERDUE']
  const rows = await simulation.list('core-operator', `${BASE}/page`)
  return rows.filter((row) => open.includes(text(row, 'cashStatus')))
}

/** Month by month whatever the list shows as unpaid is paid; every day in between must leave the world whole. */
export const fallDue = async (simulation: Simulation): Promise<void> => {
  for (let month = 1; month <= MONTHS; month += 1) {
    await simulation.client.advance('P30D')
    for (const batch of await unpaid(simulation)) await pay(simulation, batch)
    const wrong = simulation.world.registry.broken(simulation.world)
    if (wrong.length > 0) throw new Error(`到期之后：${wrong.join('；')}`)
  }
}
