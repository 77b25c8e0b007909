import type { Holding, Voucher } from '#api/generated/corp/model/index.ts'
import type { Stored, TrailRow } from '../../kernel/rows.ts'

export type VoucherRow = Stored<
  Voucher,
  'cashDueDate' | 'termDays' | 'remainDays' | 'overdueDays',
  Required<Pick<Voucher, 'signDeadline'>> & {
    corpId: string
    receiverCorpId: string
    createTime: string
    auditTrail: TrailRow[]
  }
>

export type HoldingRow = Stored<
  Holding,
  never,
  {
    voucherNo: string
    corpId: string
    createTime: string
    /** 最近动它的那个月，月初的当前持有。 */
    opening?: { month: string; amount: string }
  }
>
