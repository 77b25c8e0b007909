// What follows from an issued guarantee adds to every world: invariants, the days that pass, and what issuers do.
// The file comes after guaranteeRegister.ts in the alphabet: guarantees expire first, then what hangs on them ends.
import { compare, sum } from '#domain/money.ts'
import { onClock, registerEvent, registerInvariant } from '../registry.ts'
import type { World } from '../world/World.ts'
import { splitKey } from './financeFunder.ts'
import { closeClaimSupplements } from './guaranteeClaimFlow.ts'
import { PRESENTED } from './guaranteeClaim.ts'
import * as claims from './guaranteeClaimIssuer.ts'
import * as invoices from './guaranteeInvoiceFlow.ts'
import { INVOICING } from './guaranteeInvoice.ts'
import * as revokes from './guaranteeRevokeFlow.ts'
import { samePerson } from './machine.ts'

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

registerInvariant('INV-01 保函撤销与索赔', (world) => {
  const documents = [...world.guaranteeRevokes.all(), ...world.guaranteeClaims.all()]
  return documents.find(({ createUserId, reviewUserId }) => {
    const reviewer = world.users.get(reviewUserId ?? '')
    return reviewer !== undefined && samePerson(world, createUserId, reviewer)
  })?.id
})

registerInvariant('INV-20 交单在有效期内', (world) => {
  return world.guaranteeClaims.find(
    (row) => row.claimDate !== undefined && row.claimDate > row.guaranteeExpireDate,
  )?.claimNo
})

registerInvariant(
  'INV-20 赔付合计',
  (world) =>
    world.guarantees.find((row) => {
      const paid = world.guaranteeClaims
        .where((one) => one.guaranteeApplyNo === row.guaranteeApplyNo)
        .map((one) => one.payoutAmount ?? '0.00')
      return compare(sum(paid), row.paidAmount) !== 0
    })?.guaranteeApplyNo,
)

registerInvariant(
  '索赔中的保函恰有一份在审的索赔',
  (world) =>
    world.guarantees.find((row) => {
      const presented = world.guaranteeClaims.where(
        (one) => one.guaranteeApplyNo === row.guaranteeApplyNo && PRESENTED.includes(one.claimStatus),
      )
      return presented.length !== (row.guaranteeStatus === 'CLAIMING' ? 1 : 0)
    })?.guaranteeApplyNo,
)

registerInvariant('一份保函的保函费不重复开票', (world) => {
  const taken = world.guaranteeInvoices
    .where((row) => INVOICING.includes(row.billInvoiceStatus))
    .flatMap((row) => row.guaranteeApplyNos)
  return taken.find((no, at) => taken.indexOf(no) !== at)
})
