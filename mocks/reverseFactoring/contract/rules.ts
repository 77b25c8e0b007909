// 合同生效与作废的条件。
import { compare } from '#domain/money.ts'
import { guard } from '../../kernel/flow.ts'
import type { TradeContractRow } from '../../voucher/trade/rows.ts'

/** T-RDC-02：合同文件已上传。 */
export const hasFile = guard<TradeContractRow>('T-RDC-02', (_world, row) =>
  row.contractFile ? undefined : '请先上传合同文件',
)

/** T-RDC-02：终止日不早于起始日。 */
export const inOrder = guard<TradeContractRow>('T-RDC-02', (_world, row) =>
  row.contractEndDate < row.contractStartDate ? '合同终止日不得早于起始日' : undefined,
)

/** T-RDC-05：没有关联业务。 */
export const notUsed = guard<TradeContractRow>('T-RDC-05', (_world, row) =>
  compare(row.contractUsedAmount, '0.00') > 0 ? '合同已关联业务，不能作废' : undefined,
)
