import type * as operations from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import type { GuaranteeClaim, GuaranteeClaimDraft } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { yuan } from '#domain/money.ts'
import { sourceOfAccount } from '../../account/bankAccount/source.ts'
import * as msw from '../../generated/corp/guarantee-claims/guarantee-claims.msw.ts'
import { ownedBy, present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import * as flow from './flow.ts'
import type { ClaimDocRow, GuaranteeClaimRow } from './rows.ts'
import * as guard from './rules.ts'
import { claimFlow } from './transitions.ts'

const LIST_PAGE = '/guarantee/benefit/claim/index'
const ADD_PAGE = '/guarantee/benefit/claim/add'
const UPDATE_PAGE = '/guarantee/benefit/claim/update'

const need = (ctx: Context, claimNo: string) => ownedBy(ctx, ctx.world.guaranteeClaims.need(claimNo))

type Waiting = Pick<GuaranteeClaim, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: GuaranteeClaimRow): Waiting => {
  switch (row.claimStatus) {
    case 'DRAFT':
      return { nextActor: '受益人经办', stateReason: '草稿，尚未提交' }
    case 'PENDING_REVIEW':
      return {
        nextActor: '受益人复核',
        deadline: row.guaranteeExpireDate,
        stateReason: `${row.createUserName}已提交，到期日前复核交单`,
      }
    case 'REJECTED':
      return { nextActor: '受益人经办', stateReason: `复核驳回：${row.reviewOpinion}` }
    case 'ISSUER_AUDITING':
      return { nextActor: row.issuerOrgName, deadline: row.claimAuditDeadline, stateReason: '开立机构审单中' }
    case 'SUPPLEMENT':
      return {
        nextActor: '受益人经办',
        deadline: row.supplementDeadline,
        stateReason: `开立机构要求补正：${row.supplementDesc}`,
      }
    case 'ACCEPTED':
      return { nextActor: row.issuerOrgName, stateReason: '审单相符，等待赔付' }
    case 'PAID':
      return { stateReason: `已赔付${yuan(row.payoutAmount)}` }
    case 'REFUSED':
      return { stateReason: `拒付不符点：${row.claimRefuseReason}` }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

/** 索赔单据所依据的保函要素；详情与可选的保函共用。 */
const basisOf = (row: GuaranteeRow) => ({
  guaranteeNo: row.guaranteeNo!,
  guaranteeType: row.guaranteeType,
  guaranteeForm: row.guaranteeForm!,
  guarantorName: row.guarantorName,
  issuerOrgName: row.issuerOrgName!,
  guaranteeAmount: row.guaranteeAmount!,
  guaranteeExpireDate: row.guaranteeExpireDate!,
  remainAmount: guard.remainOf(row),
})

/** 索赔的应答：收款账号已掩码。 */
export const claimView = (ctx: Context, row: GuaranteeClaimRow): GuaranteeClaim => {
  const { world } = ctx
  const guarantee = world.guarantees.need(row.guaranteeApplyNo)
  const account = world.bankAccounts.get(row.collectAccountId)
  const waits = claimFlow.isReadyFor(row, 'T-GCL-02', 'T-GCL-03')
  const { guaranteeApplyNo: _no, guarantorCorpId: _corp, attachments: _none, ...fields } = row
  return present({
    ...fields,
    ...basisOf(guarantee),
    createUserId: undefined,
    reviewUserId: undefined,
    supplementDeadline: undefined,
    beneficiaryName: guarantee.beneficiaryName!,
    collectAccountNo: row.collectAccountNo && maskText(row.collectAccountNo),
    accountSource: account && sourceOfAccount(account),
    expireWarning: waits ? guard.expireWarning(world, guarantee) : undefined,
    ...inStep(ctx, claimFlow, row, waiting(row)),
    actions: withReveal(claimFlow.offer(ctx, row), 'REVIEW'),
    refusals: claimFlow.refusals(ctx, row),
  })
}

const ownDocs = (ctx: Context, docs: readonly ClaimDocRow[]): ClaimDocRow[] =>
  docs.map(({ docName, attachments }) => ({ docName, attachments: ownFiles(ctx, attachments) }))

/** 填写的内容还没有存下：检查不过时什么都不变。 */
const filledIn = (ctx: Context, form: GuaranteeClaimDraft): GuaranteeClaimRow => {
  ctx.needActive('GUARANTEE')
  const row =
    form.claimNo === undefined
      ? flow.newClaim(ctx.world, actorOf(ctx), form.guaranteeNo)
      : flow.editClaim(commandOf(ctx, need(ctx, form.claimNo), form.version ?? -1))
  const { claimAmount, claimReason, claimDesc, collectAccountId } = form
  const claimDocs = ownDocs(ctx, form.claimDocs)
  return Object.assign(row, { claimAmount, claimReason, claimDesc, collectAccountId, claimDocs })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageGuaranteeClaims: [LIST_PAGE],
    guaranteeClaimDetail: [LIST_PAGE, UPDATE_PAGE],
    listClaimableGuarantees: [ADD_PAGE, UPDATE_PAGE],
    saveGuaranteeClaim: [ADD_PAGE, UPDATE_PAGE],
    submitGuaranteeClaim: [ADD_PAGE, UPDATE_PAGE],
    supplementGuaranteeClaim: [UPDATE_PAGE],
    reviewGuaranteeClaims: [LIST_PAGE],
    withdrawGuaranteeClaim: [LIST_PAGE],
  },
})({
  pageGuaranteeClaims: (ctx, query) =>
    answerPage(
      ctx.world.guaranteeClaims.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => claimView(ctx, row),
        waits: claimFlow.waits(ctx),
        amount: 'claimAmount',
        like: ['guarantorName'],
      },
    ),

  guaranteeClaimDetail: (ctx, { claimNo }) => claimView(ctx, need(ctx, claimNo)),

  listClaimableGuarantees: (ctx) =>
    ctx.world.guarantees
      .where((row) => guard.isVisibleToBeneficiary(ctx.world, row, ctx.corp.corpId))
      .toReversed()
      .map((row) => {
        const reason = guard.claimProblem(ctx.world, row)
        return present({
          ...basisOf(row),
          requiredDocs: guard.requiredDocsOf(row),
          claimReasons: guard.claimReasonsOf(row),
          expireWarning: guard.expireWarning(ctx.world, row),
          enabled: reason === undefined,
          reason,
        })
      }),

  saveGuaranteeClaim(ctx, form) {
    const row = ctx.world.guaranteeClaims.put(filledIn(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return claimView(ctx, row)
  },

  submitGuaranteeClaim(ctx, form) {
    const row = filledIn(ctx, form)
    flow.submitClaim(ctx.world, row, actorOf(ctx))
    return claimView(ctx, ctx.world.guaranteeClaims.put(row))
  },

  supplementGuaranteeClaim(ctx, { claimNo, version, claimDesc, claimDocs }) {
    ctx.needActive('GUARANTEE')
    const row = need(ctx, claimNo)
    const parts = { claimDesc, claimDocs: ownDocs(ctx, claimDocs) }
    flow.supplementClaim(commandOf(ctx, row, version), parts)
    return claimView(ctx, row)
  },

  reviewGuaranteeClaims: (ctx, request) =>
    decideEach(ctx, request, {
      view: claimView,
      product: 'GUARANTEE',
      signed: 'GUARANTEE_CLAIM',
      need,
      review: flow.reviewClaim,
    }),

  withdrawGuaranteeClaim(ctx, { documentNo, version, signTicket }) {
    ctx.needActive('GUARANTEE')
    const row = need(ctx, documentNo)
    spendSignTicket(ctx, 'GUARANTEE_CLAIM', [documentNo], signTicket)
    flow.withdrawClaim(commandOf(ctx, row, version))
    return claimView(ctx, row)
  },
})
