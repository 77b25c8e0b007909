import type { CorpScale, DocumentRow } from '../../kernel/rows.ts'

export type CounterpartyRow = DocumentRow & {
  counterpartyCorpId?: string
  counterpartyName: string
  counterpartyUscc: string
  relationType: 'SUPPLIER' | 'CUSTOMER' | 'MEMBER'
  supplierLevel: 'A' | 'B' | 'C' | 'N'
  counterpartyStatus: 'INVITED' | 'WAIT_CONFIRM' | 'ACTIVE' | 'REFUSED' | 'DISABLED'
  counterpartySource: 'MANUAL' | 'IMPORT' | 'INVITE' | 'BUSINESS'
  erpCode?: string
  cooperateDate: string
  counterpartyScale: CorpScale
  contactName?: string
  contactPhone?: string
  /** Sent to the contact of an enterprise that is not registered yet. */
  inviteCode?: string
}
