import type {
  FinanceApplication,
  FinanceHolding,
  FinanceQuote,
  SupplementItem,
} from '#api/generated/corp/model/index.ts'
import type { Stored, StoredDocument } from '../../kernel/rows.ts'

/** 资金方对一笔金额、一个到期日的报价：单据上的价格快照。 */
export type QuoteRow = Stored<
  FinanceQuote,
  'minFinanceAmount' | 'maxFinanceAmount' | 'requiredDocs' | 'signupStatus' | 'enabled' | 'reason',
  {
    funderId: string
    dayBasis: 360 | 365
  }
>

/** 一笔融资用到的一笔持有。 */
export type FinanceLineRow = Stored<FinanceHolding, 'availableAmount'>

/** 资金方要补的一项，与交来的文件。 */
export type SupplementItemRow = SupplementItem

export type FinanceApplicationRow = StoredDocument<
  FinanceApplication,
  'holdings' | 'availableAmount' | 'packageName' | 'passReason' | 'missing' | 'documents',
  {
    lines: FinanceLineRow[]
    issuerCorpId?: string
    /** 用的是资金方的哪个额度，资金方给过才有。 */
    limitNo?: string
    supplementDeadline?: string
    /** 放款失败的，资金方同意后可以取消（T-FIN-16）。 */
    cancelConsent?: boolean
    funderId?: string
    dayBasis?: 360 | 365
  }
>
