import type { GuaranteeRevoke } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type GuaranteeRevokeRow = StoredDocument<
  GuaranteeRevoke,
  | 'guarantorName'
  | 'issuerOrgName'
  | 'guaranteeExpireDate'
  | 'bidOpenTime'
  | 'guaranteeFee'
  | 'consentRequired',
  {
    guaranteeApplyNo: string
    beneficiaryCorpId?: string
  }
>
