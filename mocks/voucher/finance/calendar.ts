// 到期的事：没有补来的资料（DL-05），以及 INV-14 的截止。

import { CREDIT_DIRECTORS, CREDIT_OPERATORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { cutOffDate } from '../voucher/flow.ts'
import { releaseFinance } from './book.ts'
import { closeDocuments } from './flow.ts'
import { tellApplicant } from './notices.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { FREEZING, financeFlow } from './transitions.ts'

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 到截止日的融资关闭之前，先关闭什么（如未办完的更换）；isPast 说一笔融资到了没有。 */
    beforeCutOff: readonly ((world: World, isPast: (row: FinanceApplicationRow) => boolean) => void)[]
  }
}

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
  for (const closeFirst of world.registry.contributed('beforeCutOff')) closeFirst(world, isPast)
  for (const row of world.financeApplications.where((one) => FREEZING.includes(one.financeStatus))) {
    if (isPast(row)) close(world, row, 'INV-14')
  }
}
