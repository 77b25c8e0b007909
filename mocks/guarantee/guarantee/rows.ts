import type { Guarantee } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 存着的状态：生效日到没有到由今天得出，不另存。 */
export type StoredGuaranteeStatus = Exclude<Guarantee['guaranteeStatus'], 'ISSUED'>

export type GuaranteeRow = StoredDocument<
  Guarantee,
  'minutesToOpen' | 'urgent' | 'guaranteeRatio' | 'guaranteeDays' | 'expireSoon' | 'documents',
  Partial<Pick<Guarantee, 'supplementFields'>> & {
    guaranteeStatus: StoredGuaranteeStatus
    /** 受益人，是平台企业才有。 */
    beneficiaryCorpId?: string
    minFee?: string
    supplementDeadline?: string
    /** 与开立机构签的协议（T-GUA-09）。 */
    protocolNo?: string
    payAccountId?: string
  }
>
