import type { AbsTransfer } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 转让申请：债权人（corpId）把确认过的账款卖给专项计划的保理商。 */
export type AbsTransferApplicationRow = StoredDocument<
  AbsTransfer,
  'packageName',
  Partial<Pick<AbsTransfer, 'expectFundDate'>> & {
    /** 转让协议与保理合同（T-ATR-08）。 */
    protocolNos: string[]
  }
>
