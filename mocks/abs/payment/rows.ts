import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 付款：债务人（corpId）把一笔账款付进专项计划的归集账户。 */
export type AbsPaymentRow = StoredDocument<
  AbsPayment,
  'payableRemain' | 'diffAmount',
  Partial<Pick<AbsPayment, 'diffProof'>> & {
    planNo?: string
    /** 逾期重新登记以前到账的。 */
    earlierAmount?: string
    /** 哪天记为逾期（T-APM-09），只记一次。 */
    overdueDate?: string
    /** 哪天交给银行：线下已付的是付款日；逾期只算到那天。 */
    sentDate?: string
  }
>
