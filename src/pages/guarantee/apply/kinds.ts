import type { GuaranteeGroup } from '#api/generated/corp/model/index.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'

/** 投标与非投标的不同之处：叫什么、办理的各页在哪里；填什么见 GuaranteeForm，列表用不着。 */
export interface GuaranteeKind {
  readonly group: GuaranteeGroup
  /** 叫什么，如 投标保函 */
  readonly name: string
  /** 固定的保函类型；非投标的在表单里选 */
  readonly guaranteeType?: 'BID'
  readonly list: string
  readonly add: string
  readonly updateOf: (guaranteeApplyNo: string) => string
  readonly copyOf: (copyFromNo: string) => string
}

export const bidKind: GuaranteeKind = {
  group: 'BID',
  name: '投标保函',
  guaranteeType: 'BID',
  list: href(guarantee.warranteeManageBid),
  add: href(guarantee.warranteeManageBidAdd),
  updateOf: (guaranteeApplyNo) => href(guarantee.warranteeManageBidUpdate, { guaranteeApplyNo }),
  copyOf: (copyFromNo) => href(guarantee.warranteeManageBidCopy, { copyFromNo }),
}

export const noBidKind: GuaranteeKind = {
  group: 'NO_BID',
  name: '非投标保函',
  list: href(guarantee.noBid),
  add: href(guarantee.noBidAdd),
  updateOf: (guaranteeApplyNo) => href(guarantee.noBidUpdate, { guaranteeApplyNo }),
  copyOf: (copyFromNo) => href(guarantee.noBidCopy, { copyFromNo }),
}
