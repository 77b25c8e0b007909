import { addDays } from '#domain/calendar.ts'
import { multiplyRate } from '#domain/money.ts'
import { collectAccountOf } from '../account/bankAccount/book.ts'
import type { Actor } from '../kernel/document.ts'
import { atPast } from '../kernel/past.ts'
import type { Verdict } from '../kernel/review.ts'
import {
  BENEFIT_DIRECTOR,
  BENEFIT_OPERATOR,
  GUARANTEE_DIRECTOR,
  GUARANTEE_OPERATOR,
} from '../kernel/roles.ts'
import type { AttachmentRow } from '../kernel/rows.ts'
import type { World } from '../kernel/World.ts'
import { attachSample } from '../portal/file/store.ts'
import { userWith } from '../portal/people/find.ts'
import * as claim from './claim/flow.ts'
import * as issuer from './claim/issuer.ts'
import type { GuaranteeClaimRow } from './claim/rows.ts'
import { remainOf, requiredDocsOf } from './claim/rules.ts'
import type { GuaranteeRow } from './guarantee/rows.ts'
import * as invoices from './invoice/flow.ts'
import type { GuaranteeInvoiceRow } from './invoice/rows.ts'
import * as revoke from './revoke/flow.ts'
import type { GuaranteeRevokeRow } from './revoke/rows.ts'
import { needsConsent } from './revoke/rules.ts'

// 情景里的保函的后续：撤销、索赔与发票，每份都按流转办。

/** 若干天前的那个钟点办的事：单据、轨迹与流水都落在那一刻。 */
export const daysAgo = <Result>(world: World, days: number, hour: number, run: () => Result): Result =>
  atPast(world, addDays(world.today(), -days), `${String(hour).padStart(2, '0')}:00:00`, run)

const ROLE_POST = {
  [GUARANTEE_OPERATOR]: 'POST_OPERATOR',
  [GUARANTEE_DIRECTOR]: 'POST_DIRECTOR',
  [BENEFIT_OPERATOR]: 'POST_OPERATOR',
  [BENEFIT_DIRECTOR]: 'POST_DIRECTOR',
} as const

const actorOf = (world: World, corpId: string, role: keyof typeof ROLE_POST): Actor => ({
  user: userWith(world, corpId, ROLE_POST[role]),
  corpName: world.corps.need(corpId).corpName,
  role,
})

const pass = ({ version }: { version: number }): Verdict => ({
  version,
  decision: 'PASS',
  opinion: undefined,
})

const pdf = (world: World, name: string, category: string, corpId: string): AttachmentRow =>
  attachSample(world, `${name}.pdf`, category, corpId)

/** 提交一份撤销；须受益人同意的附上证明。 */
export const submitSampleRevoke = (
  world: World,
  row: GuaranteeRow,
  revokeReason: GuaranteeRevokeRow['revokeReason'] = 'CONTRACT_DONE',
): GuaranteeRevokeRow =>
  revoke.submitRevoke(world, actorOf(world, row.corpId, GUARANTEE_OPERATOR), {
    guaranteeNo: row.guaranteeNo!,
    revokeReason,
    revokeDesc: '与受益人协商一致，申请撤销保函',
    ...(needsConsent(world, row) && { returnProofFile: pdf(world, '受益人退函证明', 'OTHER', row.corpId) }),
  })

/** 复核通过一份撤销。 */
export const passSampleRevoke = (world: World, row: GuaranteeRevokeRow): GuaranteeRevokeRow => {
  const director = actorOf(world, row.corpId, GUARANTEE_DIRECTOR)
  revoke.reviewRevoke(world, row, director, pass(row))
  return row
}

/** 撤销一份保函：提交、复核、受益人同意、机构同意。 */
export const revokeSample = (world: World, guarantee: GuaranteeRow): void => {
  const row = passSampleRevoke(world, submitSampleRevoke(world, guarantee, 'BID_ABANDON'))
  if (row.revokeStatus === 'BENEFICIARY_CONFIRMING') {
    const director = actorOf(world, row.beneficiaryCorpId!, BENEFIT_DIRECTOR)
    revoke.answerRevoke(world, row, director, pass(row))
  }
  revoke.acceptRevoke(world, row.revokeNo)
}

/** 填好一份索赔草稿。 */
export const draftSampleClaim = (
  world: World,
  guarantee: GuaranteeRow,
  part: Partial<claim.ClaimForm> = {},
): GuaranteeClaimRow => {
  const corpId = guarantee.beneficiaryCorpId!
  const row = claim.newClaim(world, actorOf(world, corpId, BENEFIT_OPERATOR), guarantee.guaranteeNo!)
  return world.guaranteeClaims.put(
    Object.assign(row, {
      claimAmount: multiplyRate(remainOf(guarantee), '40'),
      claimReason: guarantee.guaranteeType === 'BID' ? ('NO_CONTRACT' as const) : ('BREACH' as const),
      claimDesc: '承包人未按合同约定的节点完成施工，经两次催告仍未整改',
      claimDocs: requiredDocsOf(guarantee).map((docName) => ({
        docName,
        attachments: [pdf(world, docName, 'CLAIM', corpId)],
      })),
      collectAccountId: collectAccountOf(world, corpId)!.accountId,
      ...part,
    }),
  )
}

/** 提交一份索赔待复核。 */
export const submitSampleClaim = (world: World, row: GuaranteeClaimRow): GuaranteeClaimRow => {
  claim.submitClaim(world, row, actorOf(world, row.corpId, BENEFIT_OPERATOR))
  return row
}

/** 复核通过并交单。 */
const presentSampleClaim = (world: World, row: GuaranteeClaimRow): GuaranteeClaimRow => {
  const director = actorOf(world, row.corpId, BENEFIT_DIRECTOR)
  claim.reviewClaim(world, row, director, pass(row))
  return row
}

/** 一份保函被索赔，等待审单。 */
export const claimSample = (world: World, guarantee: GuaranteeRow): GuaranteeClaimRow =>
  presentSampleClaim(world, submitSampleClaim(world, draftSampleClaim(world, guarantee)))

const applySampleInvoice = (world: World, row: GuaranteeInvoiceRow): void => {
  invoices.applyInvoice(world, [[row, row.version]], actorOf(world, row.corpId, GUARANTEE_OPERATOR), {
    invoiceKind: 'DIGITAL_SPECIAL',
    receiveEmail: world.corps.need(row.corpId).email,
  })
}

const invoiceOf = (world: World, guarantee: GuaranteeRow): GuaranteeInvoiceRow =>
  world.guaranteeInvoices.find((row) => row.guaranteeApplyNos.includes(guarantee.guaranteeApplyNo))!

/** 日常里这些保函的后续：撤销、索赔与发票的常见状态都有一份。 */
export const guaranteeSequels = (
  world: World,
  of: Record<'performance' | 'advance' | 'quality' | 'expiredBid' | 'openedBid', GuaranteeRow>,
): void => {
  const at = <Result>(days: number, run: () => Result) => daysAgo(world, days, 11, run)

  const paid = at(70, () => claimSample(world, of.advance))
  at(66, () => issuer.acceptClaim(world, paid.claimNo))
  at(65, () => issuer.payClaim(world, paid.claimNo, ''))
  at(62, () => issuer.repayRecourse(world, paid.claimNo))
  const refused = at(33, () => claimSample(world, of.quality))
  at(30, () =>
    issuer.refuseClaim(world, refused.claimNo, '索赔书未加盖公章；违约证明材料的金额与索赔金额不一致'),
  )
  at(2, () => claimSample(world, of.openedBid))
  at(1, () => submitSampleClaim(world, draftSampleClaim(world, of.advance)))
  draftSampleClaim(world, of.performance)

  at(2, () => passSampleRevoke(world, submitSampleRevoke(world, of.quality, 'REPLACED')))
  at(1, () => submitSampleRevoke(world, of.performance))

  const issued = invoiceOf(world, of.performance)
  at(340, () => applySampleInvoice(world, issued))
  at(339, () => invoices.issueInvoice(world, issued.feeInvoiceNo))
  const failed = invoiceOf(world, of.advance)
  at(5, () => applySampleInvoice(world, failed))
  at(4, () => invoices.failInvoice(world, failed.feeInvoiceNo, ''))
  at(1, () => applySampleInvoice(world, invoiceOf(world, of.expiredBid)))
}
