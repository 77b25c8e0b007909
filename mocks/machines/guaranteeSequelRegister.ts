// What follows from an issued guarantee adds to every world: the days that pass, and what issuers do.
// The file comes after guaranteeRegister.ts in the alphabet: guarantees expire first, then what hangs on them ends.
import { onClock, registerEvent } from '../registry.ts'
import type { World } from '../world/World.ts'
import { splitKey } from './financeFunder.ts'
import { closeClaimSupplements } from './guaranteeClaimFlow.ts'
import * as claims from './guaranteeClaimIssuer.ts'
import * as invoices from './guaranteeInvoiceFlow.ts'
import * as revokes from './guaranteeRevokeFlow.ts'

onClock('closeClaimSupplements', closeClaimSupplements)
onClock('endIdleRevokes', revokes.endIdleRevokes)

/** The key of an event: the number, and behind a space what the issuer has to say. */
const told = (run: (world: World, number: string, text: string) => void) => (world: World, key: string) =>
  run(world, ...splitKey(key))

registerEvent('funder', 'T-GRV-04', '同意撤销保函（撤销编号）', revokes.acceptRevoke)
registerEvent('funder', 'T-GRV-05', '驳回撤销保函（撤销编号，空格后跟原因）', told(revokes.rejectRevoke))
registerEvent('funder', 'T-GIV-02', '开出保函费发票（发票申请编号）', invoices.issueInvoice)
registerEvent(
  'funder',
  'T-GIV-03',
  '保函费开票失败（发票申请编号，空格后可跟原因）',
  told(invoices.failInvoice),
)
registerEvent('funder', 'T-GIV-05', '保函费发票红冲完成（发票申请编号）', invoices.finishRedFlush)
registerEvent(
  'funder',
  'T-GCL-04',
  '索赔要求补正（索赔编号，空格后可跟要求）',
  told(claims.askClaimSupplement),
)
registerEvent('funder', 'T-GCL-05', '索赔审单相符（索赔编号）', told(claims.acceptClaim))
registerEvent('funder', 'T-GCL-06', '索赔赔付（索赔编号，空格后可跟金额）', told(claims.payClaim))
registerEvent('funder', 'T-GCL-07', '索赔拒付（索赔编号，空格后列明不符点）', told(claims.refuseClaim))
