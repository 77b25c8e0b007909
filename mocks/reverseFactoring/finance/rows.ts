import type { RfFinancing } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 保理融资，属于债权人；价格与天数是提交时的快照。 */
export type RfFinancingRow = StoredDocument<
  RfFinancing,
  'accounts' | 'capAmount' | 'documents' | 'lendReceiptNo' | 'availableLimit',
  Partial<Pick<RfFinancing, 'supplementFiles' | 'repayments'>> & {
    creditorCorpId?: string
    debtorCorpId?: string
    funderId?: string
    arNos: string[]
    dayBasis?: 360 | 365
    /** 用的是哪个反向保理额度。 */
    limitNo?: string
    supplementDeadline?: string
    /** 保理合同（协议表，bizNo 是融资编号）。 */
    contractProtocolNo?: string
    receiptNos: string[]
  }
>
