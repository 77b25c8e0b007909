// 对账单谁看得到，与发送的条件（T-RST-02）。
import type { Context } from '../../kernel/Context.ts'
import { guard } from '../../kernel/flow.ts'
import { rfSideOf, sideOn } from '../sides.ts'
import type { RfStatementRow } from './rows.ts'

/** 双方看得到；草稿与没发出过就作废的只有发起方看得到。 */
export const isVisibleStatement = ({ corp, role }: Context, row: RfStatementRow): boolean => {
  const side = sideOn(row, corp.corpId)
  if (!side || (rfSideOf(role) ?? side) !== side) return false
  return row.corpId === corp.corpId || row.submitTime !== undefined
}

/** 对方要看的文件已上传。 */
export const hasFile = guard<RfStatementRow>('T-RST-02', (_world, row) =>
  row.statementFile ? undefined : '请先上传对账单文件',
)
