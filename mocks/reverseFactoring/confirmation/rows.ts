import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import type { AttachmentRow, StoredDocument } from '../../kernel/rows.ts'

/** 确权，属于债务人：经办给出意见以前没有经办人（createUserId 为空）。 */
export type RfConfirmationRow = StoredDocument<
  RfConfirmation,
  | 'creditorPendingCount'
  | 'creditorPendingAmount'
  | 'creditorAuditCount'
  | 'creditorAuditAmount'
  | 'contractNo'
  | 'invoiceNo'
  | 'statementNo'
  | 'arCreateDate'
  | 'graceDays'
  | 'payeeName'
  | 'payeeBankName'
  | 'arCollectAccountNo'
  | 'formerCollectAccountNo'
  | 'accountSource',
  {
    debtorCorpId: string
    /** 确认函的稿子，与起草时的版本。 */
    letterDraft?: { version: number; file: AttachmentRow }
  }
>
