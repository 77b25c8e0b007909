import type { RfConfirmation, RfConfirmOpinion } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { isPositive, sum } from '#domain/money.ts'
import { handedOn } from '#domain/outcome.ts'
import * as msw from '../../generated/corp/rf-confirmations/rf-confirmations.msw.ts'
import { batch, ownedBy, present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, NO_USER_IDS } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { earlier, inStep, stepDay } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { labelled } from '../../voucher/trade/evidence.ts'
import { accountEvidence } from '../document/evidence.ts'
import { payeeView } from '../receivable/payee.ts'
import * as flow from './flow.ts'
import { letterDraft } from './letter.ts'
import type { RfConfirmationRow } from './rows.ts'
import { rfConfirmFlow } from './transitions.ts'

const GROUP = '/reverse_factoring/debtor-confirmation-right'
const AUDIT = '/reverse_factoring/authority-audit'
const LIST = `${GROUP}/index`
const HANDLE = `${GROUP}/right-confirmation`
const AUDIT_LIST = `${AUDIT}/index`
const AUDIT_HANDLE = `${AUDIT}/right-confirmation`
const DETAILS = [`${GROUP}/debtor-detail`, `${AUDIT}/debtor-detail`]
const ALL = [LIST, HANDLE, AUDIT_LIST, AUDIT_HANDLE, ...DETAILS]

const need = (ctx: Context, confirmNo: string) => ownedBy(ctx, ctx.world.rfConfirmations.need(confirmNo))

type Waiting = Pick<RfConfirmation, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = ({ world }: Context, row: RfConfirmationRow): Waiting => {
  switch (row.confirmStatus) {
    case 'PENDING':
      return {
        nextActor: '债务人经办',
        deadline: earlier(stepDay(world, row), row.arDueDate),
        stateReason: row.auditResult === 'RETURN' ? `审核退回：${row.reviewOpinion}` : '债权人请求确权',
      }
    case 'PENDING_AUDIT':
      return {
        nextActor: '债务人复核',
        deadline: row.arDueDate,
        stateReason: `${row.createUserName}已提交意见，等待复核`,
      }
    case 'CONFIRMED':
      return { stateReason: '已签署应收账款确认函' }
    default:
      return { stateReason: row.remark ?? row.reviewOpinion ?? row.auditTrail.at(-1)!.event }
  }
}

/** 该债权人等着本企业确权、审核的全部。 */
const openOf = ({ world, corp }: Context, creditorCorpId: string, status: 'PENDING' | 'PENDING_AUDIT') =>
  world.rfConfirmations.where(
    (row) =>
      row.corpId === corp.corpId && row.creditorCorpId === creditorCorpId && row.confirmStatus === status,
  )

/** 确权意见：同意而有争议金额的是部分确认；还没有意见的没有。 */
const opinionOf = ({ confirmResult, disputeAmount }: RfConfirmationRow): RfConfirmOpinion | undefined =>
  confirmResult === 'AGREE' && isPositive(disputeAmount ?? '0.00') ? 'PARTIAL' : confirmResult

/** 一份确权，从债务人看。 */
export const confirmationView = (ctx: Context, row: RfConfirmationRow): RfConfirmation => {
  const account = ctx.world.rfAccounts.need(row.arNo)
  const pending = openOf(ctx, row.creditorCorpId, 'PENDING')
  const audit = openOf(ctx, row.creditorCorpId, 'PENDING_AUDIT')
  const { debtorCorpId: _debtor, letterDraft: _draft, ...fields } = row
  return present({
    ...fields,
    ...NO_USER_IDS,
    confirmOpinion: opinionOf(row),
    creditorPendingCount: pending.length,
    creditorPendingAmount: sum(pending.map((one) => one.arAmount)),
    creditorAuditCount: audit.length,
    creditorAuditAmount: sum(audit.map((one) => one.arAmount)),
    contractNo: account.contractNo,
    invoiceNo: account.invoiceNos.join('、') || undefined,
    statementNo: account.statementNo,
    arCreateDate: account.arCreateDate,
    graceDays: account.graceDays,
    ...payeeView(ctx.world, account),
    attachments: row.attachments ?? [],
    ...inStep(ctx, rfConfirmFlow, row, waiting(ctx, row)),
    actions: withReveal(rfConfirmFlow.offer(ctx, row), 'CONFIRM', 'REVIEW'),
    refusals: rfConfirmFlow.refusals(ctx, row),
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfConfirmations: ALL,
    rfConfirmationDetail: ALL,
    submitRfConfirmations: [LIST, HANDLE],
    recallRfConfirmation: [LIST],
    reviewRfConfirmations: [AUDIT_HANDLE, AUDIT_LIST],
  },
})({
  pageRfConfirmations: (ctx, query) =>
    answerPage(
      ctx.world.rfConfirmations.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => confirmationView(ctx, row),
        waits: { ...rfConfirmFlow.waits(ctx), dueOf: (row) => row.arDueDate },
        amount: 'arAmount',
        like: ['creditorName'],
        derived: { confirmOpinion: (row, wanted) => opinionOf(row) === wanted },
      },
    ),

  rfConfirmationDetail(ctx, { confirmNo }) {
    const row = need(ctx, confirmNo)
    const draft = letterDraft(ctx.world, row)
    const evidence = accountEvidence(
      ctx,
      [ctx.world.rfAccounts.need(row.arNo)],
      [
        ...labelled('应收账款确认函（待签署）', draft && [draft]),
        ...labelled('应收账款确认函', row.confirmLetterFile && [row.confirmLetterFile]),
      ],
    )
    return { ...confirmationView(ctx, row), evidence }
  },

  submitRfConfirmations(ctx, { items, confirmResult, reviewOpinion, attachments }) {
    ctx.needActive('REVERSE_FACTORING')
    const files = ownFiles(ctx, attachments)
    const given = new Map(items.map((item) => [item.confirmNo, item]))
    return batch(
      items.map(({ confirmNo, version }) => ({ documentNo: confirmNo, version })),
      ({ documentNo, version }) => {
        const row = need(ctx, documentNo)
        const opinion = {
          ...given.get(documentNo),
          version,
          confirmResult,
          reviewOpinion,
          attachments: files,
        }
        flow.stateOpinion(ctx.world, row, actorOf(ctx), opinion)
        return confirmResult === 'RETURN'
          ? '已退回债权人修改'
          : handedOn('确权意见已提交复核')(confirmationView(ctx, row))
      },
    )
  },

  recallRfConfirmation(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    flow.recallConfirmation(commandOf(ctx, row, version))
    return confirmationView(ctx, row)
  },

  reviewRfConfirmations: (ctx, request) =>
    decideEach(ctx, request, {
      view: confirmationView,
      product: 'REVERSE_FACTORING',
      signed: 'RF_CONFIRM',
      need,
      review: flow.reviewConfirmation,
      done: ({ confirmStatus }) =>
        confirmStatus === 'REFUSED' ? '复核通过，已拒绝确权' : '复核通过，已确权',
    }),
})
