import type { AbsPlan, AbsShelf, AbsTransferPlan } from '#api/generated/corp/model/index.ts'
import type { AccountSourceRow } from '../../account/bankAccount/rows.ts'
import type { Stored } from '../../kernel/rows.ts'

/** 储架：同一债务人集团的专项计划在它之下发行。 */
export type AbsShelfRow = Stored<
  AbsShelf,
  'shelfUsed' | 'shelfRemain' | 'periodCount' | 'expiringDays' | 'shelfStatus',
  {
    groupCorpName: string
    createTime: string
  }
>

/** 专项计划：收取本债务人集团、到期日在窗口之内的账款。 */
export type AbsPlanRow = Stored<
  AbsPlan,
  'shelfName' | 'assetCount' | 'assetAmount',
  AbsTransferPlan & {
    shelfNo: string
    factorId: string
    poolAccountName: string
    poolAccountNo: string
    /** 计划成立时的账户，管理人变更过才有。 */
    firstPoolAccountNo?: string
    accountSource?: AccountSourceRow
    createTime: string
  }
>
