// 资金方、银行与登记机构对融资做的事。

import { event } from '../../kernel/wiring.ts'
import * as funder from './funder.ts'
import { lend } from './lending.ts'

const KEY = '融资编号'

/** 外部机构会做的。 */
export const events = [
  event('funder', 'T-FIN-05', `融资要求补件（${KEY}，空格后列出资料，以顿号隔开）`, funder.askSupplement),
  event('funder', 'T-FIN-07', `同意融资（${KEY}，空格后可跟批复利率）`, funder.approveByFunder),
  event('funder', 'T-FIN-08', `拒绝融资（${KEY}，空格后跟原因）`, funder.refuseByFunder),
  event('registry', 'T-FIN-10', `登记成功（${KEY}）`, funder.registered),
  event('registry', 'T-FIN-10-FAIL', `登记失败（${KEY}，空格后可跟原因）`, funder.registrationFailed),
  event('bank', 'T-FIN-11', `放款成功（${KEY}）`, lend),
  event('bank', 'T-FIN-12', `放款失败（${KEY}，空格后可跟原因）`, funder.lendingFailed),
  event('funder', 'T-FIN-11', `放款成功（${KEY}）`, lend),
  event('funder', 'T-FIN-12', `放款失败（${KEY}，空格后可跟原因）`, funder.lendingFailed),
  event('funder', 'T-FIN-16', `同意撤销融资（${KEY}）`, funder.consentToCancel),
]
