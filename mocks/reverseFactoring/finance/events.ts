// 资金方与银行对保理融资做的事。

import { event } from '../../kernel/wiring.ts'
import * as funder from './funder.ts'

const KEY = '保理融资编号'

/** 外部机构会做的。 */
export const events = [
  event('funder', 'T-RFN-05', `保理要求补件（${KEY}，空格后写明资料）`, funder.askRfSupplement),
  event('funder', 'T-RFN-07', `同意保理融资（${KEY}）`, funder.approveRf),
  event('funder', 'T-RFN-08', `拒绝保理融资（${KEY}，空格后跟原因）`, funder.refuseRf),
  event('funder', 'T-RFN-10', `保理放款（${KEY}）`, funder.lendRf),
  event('bank', 'T-RFN-14', `不答复保理放款（${KEY}）`, funder.silenceRf),
  event('bank', 'T-RFN-12', `债务人回款（${KEY}，空格后可跟金额）`, funder.repayRf),
]
