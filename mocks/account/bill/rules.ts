import { guard } from '../../kernel/flow.ts'
import type { BillRow } from './rows.ts'

/** T-BIV-01：开票信息已生效。 */
export const invoiceable = guard<BillRow>('T-BIV-01', (world, row) => {
  const title = world.invoiceInfos.find(
    (one) => one.corpId === row.corpId && one.invoiceInfoStatus === 'EFFECTIVE',
  )
  return title ? undefined : '请先维护开票信息，并由复核人复核'
})
