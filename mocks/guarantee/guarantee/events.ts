// 开立机构对申请所做的。

import { actingAs, event } from '../../kernel/wiring.ts'
import * as issuer from './issuer.ts'

const KEY = '保函申请编号'

/** 外部机构会做的。 */
export const events = actingAs('开立机构', [
  event('funder', 'T-GUA-05', `保函要求补正（${KEY}，空格后写明要补正的项目）`, issuer.askSupplement),
  event('funder', 'T-GUA-07', `拒绝开立保函（${KEY}，空格后跟原因）`, issuer.refuseByIssuer),
  event('funder', 'T-GUA-08', `同意开立保函（${KEY}，空格后可跟费率）`, issuer.approveByIssuer),
  event('funder', 'T-GUA-11', `开立保函（${KEY}）`, issuer.issueByIssuer),
  event('funder', 'T-GUA-16', `解除保函（${KEY}）`, issuer.releaseByIssuer),
])
