import { entity } from '../kernel/entity.ts'
import { buildAbsAccountChange } from './accountChange/seed.ts'
import { labels } from './labels.ts'
import { buildAbsPayable, buildAbsPayment } from './payment/seed.ts'
import { buildAbsTransfer } from './plan/inFlight.ts'
import { buildAbsPlan, buildAbsShelf } from './plan/seed.ts'

/** 供应链ABS的实体：控制接口里的名称、表，与由一部分字段造出一份的函数。 */
export const entities = [
  entity('AbsPayable', labels.AbsPayable, (world) => world.absPayables, buildAbsPayable),
  entity(
    'AbsTransferApplication',
    labels.AbsTransferApplication,
    (world) => world.absTransfers,
    buildAbsTransfer,
  ),
  entity('AbsPayment', labels.AbsPayment, (world) => world.absPayments, buildAbsPayment),
  entity(
    'AbsAccountChange',
    labels.AbsAccountChange,
    (world) => world.absAccountChanges,
    buildAbsAccountChange,
  ),
  entity('AbsShelf', labels.AbsShelf, (world) => world.absShelves, buildAbsShelf),
  entity('AbsPlan', labels.AbsPlan, (world) => world.absPlans, buildAbsPlan),
]
