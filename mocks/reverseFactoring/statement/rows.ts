import type { RfStatement } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 对账单：一方（corpId）做，另一方确认或提出异议。 */
export type RfStatementRow = StoredDocument<
  RfStatement,
  never,
  {
    creditorCorpId: string
    debtorCorpId: string
  }
>
