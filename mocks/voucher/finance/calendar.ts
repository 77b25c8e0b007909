// What the calendar does to financings: supplements that never came (§5), and the cut-off of INV-14.
import type { FinanceApplicationRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { financeMachine, FREEZING } from './transitions.ts'
import { releaseFinance } from './book.ts'
import { closeDocuments } from './flow.ts'
import { FINANCE_DIRECTORS, FINANCE_OPERATORS, tellApplicant } from './notices.ts'
import { step } from '../../kernel/machine.ts'
import { closeSwitch } from '../switchFunder/flow.ts'
import { cutOffDate } from '../voucher/flow.ts'

const close = (world: World, row: FinanceApplicationRow, id: 'EXPIRED' | 'INV-14'): void => {
  releaseFinance(world, row)
  step(world, row, 'financeStatus', financeMachine[id], undefined)
  closeDocuments(world, row)
  tellApplicant(world, row, 'NOTICE', '融资已自动关闭', {
    roleCodes: [...FINANCE_OPERATORS, ...FINANCE_DIRECTORS],
    detail: row.auditTrail.at(-1)!.event,
  })
}

/** 超过补件期限仍未补的自动撤销；正在更换资金方的不计。 */
export const expireSupplements = (world: World): void => {
  const today = world.today()
  for (const row of world.financeApplications.where((one) => one.financeStatus === 'SUPPLEMENT')) {
    if (!row.switchNo && today > row.supplementDeadline!) close(world, row, 'EXPIRED')
  }
}

/** INV-14：到截止日（应付日前 1 个工作日零点）未放款的融资与未办完的更换一律关闭，金额解冻。 */
export const closeFinances = (world: World): void => {
  const today = world.today()
  const isPast = (row: FinanceApplicationRow): boolean =>
    row.lines.some((line) => today >= cutOffDate(world.vouchers.need(line.voucherNo)))
  const open = world.switchFunderApplications.where(
    (row) => row.switchStatus === 'PENDING_REVIEW' || row.switchStatus === 'OLD_CONFIRMING',
  )
  for (const row of open) {
    if (isPast(world.financeApplications.need(row.financeNo))) closeSwitch(world, row)
  }
  for (const row of world.financeApplications.where((one) => FREEZING.includes(one.financeStatus))) {
    if (isPast(row)) close(world, row, 'INV-14')
  }
}
