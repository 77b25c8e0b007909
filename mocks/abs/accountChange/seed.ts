import type { World } from '../../kernel/World.ts'
import type { AbsPaymentRow } from '../payment/rows.ts'
import { buildAbsPayment } from '../payment/seed.ts'
import { putAbsAccountChange } from './past.ts'
import type { AbsAccountChangeRow } from './rows.ts'

/** 一笔付款的收款账户在昨天变更过；没有给付款的另建一笔待登记的。 */
export const buildAbsAccountChange = (
  world: World,
  part: Partial<AbsAccountChangeRow>,
  payment: AbsPaymentRow = buildAbsPayment(world, {}),
): AbsAccountChangeRow => putAbsAccountChange(world, part, payment)
