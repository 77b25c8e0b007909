import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { RfParties } from '../document/rows.ts'

export type ConfirmStatus = 'PENDING' | 'PENDING_AUDIT' | 'CONFIRMED' | 'REFUSED' | 'RETURNED'

/** RfConfirmation, owned by the debtor: nobody of it has made it until the operator states an opinion (createUserId is empty). */
export type RfConfirmationRow = DocumentRow &
  RfParties & {
    confirmNo: string
    arNo: string
    arAmount: string
    arDueDate: string
    confirmResult?: 'AGREE' | 'REFUSE' | 'RETURN'
    confirmAmount?: string
    confirmPayDate?: string
    disputeAmount?: string
    confirmLetterFile?: AttachmentRow
    confirmStatus: ConfirmStatus
  }
