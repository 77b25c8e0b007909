// What guarantees add to every world: the days that pass, and what issuers do.
import { onClock, registerEvent } from '../registry.ts'
import * as issuer from './guaranteeIssuer.ts'
import { closeSupplements, expireGuarantees } from './guaranteeOutcome.ts'
import { remindGuarantees } from './guaranteeRemind.ts'

onClock('closeSupplements', closeSupplements)
onClock('expireGuarantees', expireGuarantees)
onClock('remindGuarantees', remindGuarantees)

const KEY = '保函申请编号'
registerEvent('funder', 'T-GUA-05', `要求补正（${KEY}，空格后写明要补正的项目）`, issuer.askSupplement)
registerEvent('funder', 'T-GUA-07', `拒绝开立保函（${KEY}，空格后跟原因）`, issuer.refuseByIssuer)
registerEvent('funder', 'T-GUA-08', `同意开立保函（${KEY}，空格后可跟费率）`, issuer.approveByIssuer)
registerEvent('funder', 'T-GUA-11', `开立保函（${KEY}）`, issuer.issueByIssuer)
registerEvent('funder', 'T-GUA-16', `解除保函（${KEY}）`, issuer.releaseByIssuer)
