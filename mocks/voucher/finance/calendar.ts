// 到期的事：没有补来的资料（DL-05），以及 INV-14 的截止。

import { CREDIT_DIRECTORS, CREDIT_OPERATORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { closeSwitch } from '../switchFunder/flow.ts'
import { cutOffDate } from '../voucher/flow.ts'
import { releaseFinance } from './book.ts'
import { closeDocuments } from './flow.ts'
import { tellApplicant } from './notices.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { FREEZING, financeFlow } from './transitions.ts'

const close = (world: World, row: FinanceApplicationRow, id: 'EXPIRED' | 'INV-14'): void => {
  releaseFinance(world, row)
  financeFlow.step(world, row, id)
  closeDocuments(world, row)
  tellApplicant(world, row, 'NOTICE', '融资已自动关闭', {
    roleCodes: [...CREDIT_OPERATORS, ...CREDIT_DIRECTORS],
    detail: financeFlow.eventOf(id),
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
