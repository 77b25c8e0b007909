// 办理账款的人看到的凭据：合同、发票、对账单与账款的附件。
import type { EvidenceFile, TradeEvidence } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { labelled, tradeEvidence } from '../../voucher/trade/evidence.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { tradeUseOf } from './book.ts'

/** 几笔账款所依据的，与另外的文件。 */
export const accountEvidence = (
  ctx: Context,
  accounts: readonly RfAccountRow[],
  files: readonly EvidenceFile[] = [],
): TradeEvidence => {
  const { world } = ctx
  const statements = accounts.flatMap(({ statementNo }) => world.rfStatements.get(statementNo) ?? [])
  return tradeEvidence(
    ctx,
    accounts.map((row) => tradeUseOf(world.tradeContracts.get(row.contractNo), row)),
    [...new Set(statements.flatMap(({ statementFile }) => statementFile ?? []))]
      .map((file): EvidenceFile => ({ label: '对账单', file }))
      .concat(
        accounts.flatMap(({ attachments }) => labelled('账款附件', attachments)),
        files,
      ),
  )
}
