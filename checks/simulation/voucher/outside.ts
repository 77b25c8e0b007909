// What banks and third platforms do to vouchers.
import type { Outside } from '../Family.ts'
import { upon } from '../making.ts'
import type { Simulation } from '../Simulation.ts'

const FAILURES = ['BALANCE', 'ACCOUNT_ABNORMAL', 'TIMEOUT']

const failing = (simulation: Simulation, good: string, bad: string, key: string) =>
  simulation.often(65)
    ? (['bank', good, key] as const)
    : (['bank', bad, `${key} ${simulation.random.pick(FAILURES)}`] as const)

/** The bank has the order of a batch until it closes, which is soon. */
const answerCash: Outside = (simulation) => {
  const batch = simulation.one(
    simulation.world.cashBatches.where(
      (row) => row.cashStatus === 'PAYING' || (row.cashStatus === 'UNANSWERED' && simulation.often(20)),
    ),
  )
  if (!batch) return undefined
  if (batch.cashStatus === 'PAYING' && simulation.often(15)) return ['bank', 'T-CSH-15', batch.cashNo]
  const key = simulation.often(40) ? batch.cashNo : simulation.random.pick(batch.items).cashItemNo
  return failing(simulation, 'T-CSH-07', 'T-CSH-09', key)
}

/** Each looks for a document that waits for it; none, and nothing happens. */
export const outsiders: readonly Outside[] = [
  ...Array.from({ length: 6 }, () => answerCash),
  upon('cashBatches', { cashStatus: 'APPROVED' }, (row) => ['bank', 'T-CSH-06', row.cashNo]),
  upon('aheadCashApplications', { aheadStatus: 'APPROVED' }, (row) => ['bank', 'T-AHD-07', row.aheadNo]),
  upon(
    'aheadCashApplications',
    (row) => ['PAYING', 'UNANSWERED'].includes(row.aheadStatus),
    ({ aheadStatus, aheadNo }, simulation) => {
      if (aheadStatus === 'PAYING' && simulation.often(25)) return ['bank', 'T-AHD-11', aheadNo]
      if (aheadStatus === 'UNANSWERED' && simulation.often(80)) return undefined
      return failing(simulation, 'T-AHD-08', 'T-AHD-09', aheadNo)
    },
  ),
  (simulation) => {
    const waiting = simulation.world.thirdIssueApplications.where(
      (row) => row.thirdStatus === 'RECEIVED',
    ).length
    if (waiting > 3) return undefined
    const amount = simulation.random.pick(['50000', '320000.5', '5000000'])
    return ['third', 'T-THD-01', `RQ-${simulation.random.int(1, 999)} ${amount}`]
  },
  upon('thirdIssueApplications', { thirdStatus: 'ISSUED' }, (row) => ['third', 'T-THD-07', row.thirdNo]),
]
