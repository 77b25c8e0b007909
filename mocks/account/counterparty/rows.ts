import type { Counterparty } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type CounterpartyRow = StoredDocument<
  Counterparty,
  'settleAccountNo',
  Required<Pick<Counterparty, 'supplierLevel' | 'cooperateDate' | 'counterpartyScale'>> & {
    counterpartyCorpId?: string
    /** 发给尚未注册企业的联系人。 */
    inviteCode?: string
  }
>
