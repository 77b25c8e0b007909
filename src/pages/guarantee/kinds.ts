import type { GuaranteeKind } from '#business/guarantee/apply/kind.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'

/** 投标保函的各页。 */
export const bidKind: GuaranteeKind = {
  group: 'BID',
  name: '投标保函',
  guaranteeType: 'BID',
  list: href(guarantee.warranteeManageBid),
  add: href(guarantee.warranteeManageBidAdd),
  updateOf: (guaranteeApplyNo) => href(guarantee.warranteeManageBidUpdate, { guaranteeApplyNo }),
  copyOf: (copyFromNo) => href(guarantee.warranteeManageBidCopy, { copyFromNo }),
}

/** 非投标保函的各页。 */
export const noBidKind: GuaranteeKind = {
  group: 'NO_BID',
  name: '非投标保函',
  list: href(guarantee.noBid),
  add: href(guarantee.noBidAdd),
  updateOf: (guaranteeApplyNo) => href(guarantee.noBidUpdate, { guaranteeApplyNo }),
  copyOf: (copyFromNo) => href(guarantee.noBidCopy, { copyFromNo }),
}
