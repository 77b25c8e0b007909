// 对账单发送的条件（T-RST-02）。
import { guard } from '../../kernel/flow.ts'
import type { RfStatementRow } from './rows.ts'

/** 对方要看的文件已上传。 */
export const hasFile = guard<RfStatementRow>('T-RST-02', (_world, row) =>
  row.statementFile ? undefined : '请先上传对账单文件',
)
