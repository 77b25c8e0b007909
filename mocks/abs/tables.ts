import { Table } from '../kernel/Table.ts'
import type { AbsAccountChangeRow } from './accountChange/rows.ts'
import type { AbsPayableRow } from './payable/rows.ts'
import type { AbsPaymentRow } from './payment/rows.ts'
import type { AbsPlanRow, AbsShelfRow } from './plan/rows.ts'
import type { AbsTransferApplicationRow } from './transfer/rows.ts'

/** 供应链ABS的表：每个世界一份。 */
export const tables = () => ({
  absPayables: new Table<AbsPayableRow>('payableNo', '账款'),
  absTransfers: new Table<AbsTransferApplicationRow>('absTransferNo', '应收账款转让申请'),
  absPayments: new Table<AbsPaymentRow>('paymentNo', 'ABS付款'),
  absAccountChanges: new Table<AbsAccountChangeRow>('changeNo', '归集账户变更'),
  absShelves: new Table<AbsShelfRow>('shelfNo', '储架'),
  absPlans: new Table<AbsPlanRow>('planNo', '专项计划'),
})

declare module '../kernel/World.ts' {
  interface World extends Readonly<ReturnType<typeof tables>> {}
}
