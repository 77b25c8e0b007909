import type { AbsAccountChange } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 归集账户变更：经办核对，复核确认。 */
export type AbsAccountChangeRow = StoredDocument<
  AbsAccountChange,
  'paymentNos' | 'remainAmount',
  Required<Pick<AbsAccountChange, 'managerName'>> & {
    planNo: string
    /** 确认时改付新账户的付款；还在等的由付款自己的字段找到。 */
    confirmedPaymentNos?: string[]
  }
>
