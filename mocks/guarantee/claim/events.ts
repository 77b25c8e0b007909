// 开立机构对索赔所做的。
import { withText } from '../../kernel/eventKey.ts'
import { actingAs, event } from '../../kernel/wiring.ts'
import { acceptClaim, askClaimSupplement, payClaim, refuseClaim, repayRecourse } from './issuer.ts'

/** 外部机构会做的。 */
export const events = actingAs('开立机构', [
  event('funder', 'T-GCL-04', '索赔要求补正（索赔编号，空格后可跟要求）', withText(askClaimSupplement)),
  event('funder', 'T-GCL-05', '索赔审单相符（索赔编号）', withText(acceptClaim)),
  event('funder', 'T-GCL-06', '索赔赔付（索赔编号，空格后可跟金额）', withText(payClaim)),
  event('funder', 'T-GCL-07', '索赔拒付（索赔编号，空格后列明不符点）', withText(refuseClaim)),
  event('funder', '赔付款还清', '收到偿还的赔付款（索赔编号）', withText(repayRecourse)),
])
