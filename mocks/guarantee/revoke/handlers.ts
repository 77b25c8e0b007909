import type * as operations from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import type { GuaranteeRevoke, RevocableGuarantee } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/guarantee-revokes/guarantee-revokes.msw.ts'
import { batch, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { notFound } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { ISSUED } from '../guarantee/states.ts'
import * as flow from './flow.ts'
import type { GuaranteeRevokeRow } from './rows.ts'
import { needsConsent, refundOf, revokeProblem } from './rules.ts'
import { revokeFlow } from './transitions.ts'

const LIST_PAGE = '/guarantee/revoke/index'
const ADD_PAGE = '/guarantee/revoke/add'
const BENEFICIARY_PAGE = '/guarantee/benefit/query/index'

const own = (ctx: Context, revokeNo: string) => ownedBy(ctx, ctx.world.guaranteeRevokes.need(revokeNo))

/** 请受益人确认过的撤销：还没有送到他那里的当作不存在。 */
const addressed = (ctx: Context, revokeNo: string): GuaranteeRevokeRow => {
  const row = ctx.world.guaranteeRevokes.get(revokeNo)
  const sent = row?.revokeStatus === 'BENEFICIARY_CONFIRMING' || row?.auditTrail.some(isAnswer)
  if (!row || row.beneficiaryCorpId !== ctx.corp.corpId || !sent) throw notFound('保函撤销申请')
  return row
}
const isAnswer = ({ node }: GuaranteeRevokeRow['auditTrail'][number]) => node === 'COUNTERPARTY'

type Waiting = Pick<GuaranteeRevoke, 'nextActor' | 'stateReason'>

const waiting = (row: GuaranteeRevokeRow): Waiting => {
  const last = row.auditTrail.at(-1)!
  switch (row.revokeStatus) {
    case 'PENDING_REVIEW':
      return { nextActor: '申请人复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'BENEFICIARY_CONFIRMING':
      return { nextActor: row.beneficiaryName, stateReason: '等待受益人确认' }
    case 'ISSUER_AUDITING':
      return { nextActor: '开立机构', stateReason: '等待开立机构同意' }
    case 'DONE':
      return { stateReason: '保函已撤销，额度已恢复' }
    default:
      return { stateReason: last.opinion ? `${last.event}：${last.opinion}` : last.event }
  }
}

const view = (ctx: Context, row: GuaranteeRevokeRow): GuaranteeRevoke => {
  const { world } = ctx
  const guarantee = world.guarantees.need(row.guaranteeApplyNo)
  const status = row.revokeStatus
  const confirming = status === 'BENEFICIARY_CONFIRMING'
  const { guaranteeApplyNo: _no, beneficiaryCorpId, attachments: _none, ...fields } = row
  return present({
    ...fields,
    createUserId: undefined,
    reviewUserId: undefined,
    guarantorName: guarantee.guarantorName,
    issuerOrgName: guarantee.issuerOrgName!,
    guaranteeExpireDate: guarantee.guaranteeExpireDate!,
    bidOpenTime: guarantee.bidOpenTime,
    guaranteeFee: guarantee.guaranteeFee!,
    consentRequired: beneficiaryCorpId !== undefined && (confirming || needsConsent(world, guarantee)),
    ...inStep(ctx, revokeFlow, row, waiting(row)),
    actions: revokeFlow.offer(ctx, row),
    refusals: revokeFlow.refusals(ctx, row),
  })
}

const choice = (ctx: Context, row: GuaranteeRow): RevocableGuarantee => {
  const reason = revokeProblem(ctx.world, row)
  return present({
    guaranteeNo: row.guaranteeNo!,
    guaranteeType: row.guaranteeType,
    beneficiaryName: row.beneficiaryName!,
    issuerOrgName: row.issuerOrgName!,
    guaranteeAmount: row.guaranteeAmount!,
    guaranteeExpireDate: row.guaranteeExpireDate!,
    bidOpenTime: row.bidOpenTime,
    guaranteeFee: row.guaranteeFee!,
    refundFee: refundOf(ctx.world, row),
    proofRequired: needsConsent(ctx.world, row),
    enabled: reason === undefined,
    reason,
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageGuaranteeRevokes: [LIST_PAGE],
    guaranteeRevokeDetail: [LIST_PAGE, BENEFICIARY_PAGE],
    listRevocableGuarantees: [ADD_PAGE],
    submitGuaranteeRevoke: [ADD_PAGE],
    cancelGuaranteeRevoke: [LIST_PAGE],
    reviewGuaranteeRevokes: [LIST_PAGE],
    answerGuaranteeRevokes: [BENEFICIARY_PAGE],
  },
})({
  pageGuaranteeRevokes: (ctx, query) =>
    answerPage(
      ctx.world.guaranteeRevokes.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => view(ctx, row),
        waits: revokeFlow.waits(ctx),
        amount: 'guaranteeAmount',
        like: ['beneficiaryName'],
      },
    ),

  guaranteeRevokeDetail(ctx, { revokeNo }) {
    const row = ctx.world.guaranteeRevokes.get(revokeNo)
    return view(ctx, row?.corpId === ctx.corp.corpId ? row : addressed(ctx, revokeNo))
  },

  listRevocableGuarantees: (ctx) =>
    ctx.world.guarantees
      .where((row) => row.corpId === ctx.corp.corpId && ISSUED.includes(row.guaranteeStatus))
      .toReversed()
      .map((row) => choice(ctx, row)),

  submitGuaranteeRevoke(ctx, form) {
    ctx.needActive('GUARANTEE')
    const { returnProofFile: file, ...fields } = form
    const [returnProofFile] = ownFiles(ctx, file && [file])
    const row = flow.submitRevoke(ctx.world, actorOf(ctx), {
      ...fields,
      ...(returnProofFile && { returnProofFile }),
    })
    return view(ctx, row)
  },

  cancelGuaranteeRevoke(ctx, { documentNo, version }) {
    ctx.needActive('GUARANTEE')
    const row = own(ctx, documentNo)
    flow.cancelRevoke(commandOf(ctx, row, version))
    return view(ctx, row)
  },

  reviewGuaranteeRevokes: (ctx, request) =>
    decideEach(ctx, request, {
      view,
      product: 'GUARANTEE',
      signed: 'GUARANTEE_REVOKE',
      need: own,
      review: flow.reviewRevoke,
    }),

  answerGuaranteeRevokes(ctx, { items, decision, reviewOpinion: opinion }) {
    ctx.needActive('GUARANTEE')
    return batch(items, ({ documentNo, version }) => {
      const row = addressed(ctx, documentNo)
      flow.answerRevoke(ctx.world, row, actorOf(ctx), { version, decision, opinion })
      return decision === 'PASS' ? '已同意撤销，等待开立机构审核' : '已拒绝撤销'
    })
  },
})
