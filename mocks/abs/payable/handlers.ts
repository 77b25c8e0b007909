import type * as operations from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayableQuery, AbsReceivableQuery } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import { handedOn } from '#domain/outcome.ts'
import * as msw from '../../generated/corp/abs-payables/abs-payables.msw.ts'
import { batch } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, samePerson } from '../../kernel/document.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { ABS_CORE_DIRECTOR } from '../../kernel/roles.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { tradeEvidence } from '../../voucher/trade/evidence.ts'
import { confirmHtml } from '../document/texts.ts'
import { isAssetOf } from '../report/figures.ts'
import * as flow from './flow.ts'
import { filledPayable, importPayables, jointDebtorsOf, needPayable } from './form.ts'
import type { AbsPayableRow } from './rows.ts'
import { creditorProblem } from './rules.ts'
import { payableSheet, receivableSheet } from './sheets.ts'
import { absPayableFlow } from './transitions.ts'
import { absPayableView, receivableStatusOf } from './view.ts'

const CONFIRM_PAGE = '/abs/core/issue/payable'
const QUERY_PAGE = '/abs/core/index/payable-query'
const RECEIVABLE_PAGE = '/abs/chain/index/receivable-query'
const ASSET_PAGE = '/abs/core/report-center/asset-detail'
const TRANSFER_PAGES = ['/abs/chain/transfer/apply-detail', '/abs/chain/transfer/approve-detail']
const DUE_SOON_DAYS = 30
const ALL_ROWS = { pageNo: 1, pageSize: 10_000 }

const owed = ({ world, corp }: Context): AbsPayableRow[] =>
  world.absPayables.where((row) => row.corpId === corp.corpId)

const planNameOf = (ctx: Context, row: AbsPayableRow) => ctx.world.absPlans.get(row.planNo)?.planName

/** 待复核的页签不列本人经办的：反正不能复核（INV-01）。 */
const isAtStage = (ctx: Context, row: AbsPayableRow, stage: unknown): boolean => {
  if (stage === 'WAIT_SUBMIT') return absPayableFlow.isReadyFor(row, 'T-APB-02')
  const isHidden = ctx.role === ABS_CORE_DIRECTOR && samePerson(ctx.world, row.createUserId, ctx.user)
  return row.payableStatus === 'PENDING_REVIEW' && !isHidden
}

const payablePage = (ctx: Context, query: AbsPayableQuery) =>
  answerPage(owed(ctx), query, {
    view: (row) => absPayableView(ctx, row),
    waits: absPayableFlow.waits(ctx),
    amount: 'payableAmount',
    also: ['payableRemain'],
    like: ['creditorName', 'projectName'],
    derived: {
      payableStage: (row, stage) => isAtStage(ctx, row, stage),
      payableStatuses: (row, wanted) => (wanted as string[]).includes(row.payableStatus),
      planName: (row, planName) => (planNameOf(ctx, row) ?? '').includes(String(planName).trim()),
    },
  })

const receivables = ({ world, corp }: Context): AbsPayableRow[] =>
  world.absPayables.where(
    (row) => row.creditorCorpId === corp.corpId && receivableStatusOf(world, row) !== undefined,
  )

const receivablePage = (ctx: Context, query: AbsReceivableQuery) =>
  answerPage(receivables(ctx), query, {
    view: (row) => absPayableView(ctx, row),
    waits: absPayableFlow.waits(ctx),
    amount: 'payableAmount',
    like: ['debtorName'],
    derived: { receivableStatus: (row, status) => receivableStatusOf(ctx.world, row) === status },
  })

/** 债务人自己的、成员企业入了池的，或债权人看得到的；其余当作不存在。 */
const needVisible = (ctx: Context, payableNo: string): AbsPayableRow => {
  const row = ctx.world.absPayables.get(payableNo)
  const visible =
    row &&
    (row.corpId === ctx.corp.corpId || isAssetOf(ctx.world, ctx.corp, row) || receivables(ctx).includes(row))
  if (!visible) throw notFound('账款')
  return row
}

const figure = (rows: readonly AbsPayableRow[], amount: 'payableAmount' | 'payableRemain') => ({
  count: rows.length,
  amount: sum(rows.map((row) => row[amount] || '0.00')),
})

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageAbsPayables: [QUERY_PAGE, CONFIRM_PAGE],
    absPayableFigures: [QUERY_PAGE],
    absPayableDetail: [
      QUERY_PAGE,
      CONFIRM_PAGE,
      RECEIVABLE_PAGE,
      ASSET_PAGE,
      '/abs/finance-data/create/finance',
      ...TRANSFER_PAGES,
    ],
    absPayableContext: [CONFIRM_PAGE],
    saveAbsPayable: [CONFIRM_PAGE],
    submitAbsPayable: [CONFIRM_PAGE],
    submitAbsPayables: [CONFIRM_PAGE],
    createAbsPayables: [CONFIRM_PAGE],
    deleteAbsPayable: [CONFIRM_PAGE],
    recallAbsPayable: [CONFIRM_PAGE],
    reviewAbsPayables: [CONFIRM_PAGE],
    revokeAbsPayable: [QUERY_PAGE],
    previewPayConfirm: [QUERY_PAGE, CONFIRM_PAGE, RECEIVABLE_PAGE, ASSET_PAGE, ...TRANSFER_PAGES],
    exportAbsPayables: [QUERY_PAGE],
    pageAbsReceivables: [RECEIVABLE_PAGE],
    exportAbsReceivables: [RECEIVABLE_PAGE],
  },
})({
  pageAbsPayables: (ctx, query) => ({
    ...payablePage(ctx, query),
    offers: absPayableFlow.offerNew(ctx),
  }),

  absPayableFigures(ctx) {
    const rows = owed(ctx)
    const at = (status: AbsPayableRow['payableStatus']) => rows.filter((row) => row.payableStatus === status)
    const soon = addDays(ctx.today, DUE_SOON_DAYS)
    const dueSoon = [...at('CONFIRMED'), ...at('TRANSFERRING'), ...at('POOLED'), ...at('PART_PAID')].filter(
      (row) => row.payableDueDate >= ctx.today && row.payableDueDate <= soon,
    )
    return {
      waitReview: figure(at('PENDING_REVIEW'), 'payableAmount'),
      confirmed: figure(at('CONFIRMED'), 'payableRemain'),
      pooled: figure(at('POOLED'), 'payableRemain'),
      dueSoon: figure(dueSoon, 'payableRemain'),
      overdue: figure(at('OVERDUE'), 'payableRemain'),
    }
  },

  absPayableDetail(ctx, { payableNo }) {
    const row = needVisible(ctx, payableNo)
    return { ...absPayableView(ctx, row), evidence: tradeEvidence(ctx, [row]) }
  },

  absPayableContext: (ctx) => ({
    today: ctx.today,
    creditors: ctx.world.counterparties
      .where((row) => row.corpId === ctx.corp.corpId && row.relationType === 'SUPPLIER')
      .flatMap((row) => {
        const corp = ctx.world.corps.get(row.counterpartyCorpId)
        if (!corp) return []
        const reason = creditorProblem(ctx.world, ctx.corp.corpId, corp)
        return {
          corpName: corp.corpName,
          uscc: corp.uscc,
          ready: reason === undefined,
          ...(reason && { reason }),
        }
      }),
    jointDebtors: jointDebtorsOf(ctx),
  }),

  saveAbsPayable(ctx, form) {
    const row = ctx.world.absPayables.put(filledPayable(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return absPayableView(ctx, row)
  },

  submitAbsPayable(ctx, form) {
    const row = filledPayable(ctx, form)
    flow.submitPayable(ctx.world, row, actorOf(ctx))
    return absPayableView(ctx, ctx.world.absPayables.put(row))
  },

  submitAbsPayables(ctx, { items }) {
    ctx.needActive('ABS')
    return batch(items, ({ documentNo, version }) => {
      const row = needPayable(ctx, documentNo)
      absPayableFlow.check(commandOf(ctx, row, version), 'T-APB-02')
      flow.submitPayable(ctx.world, row, actorOf(ctx))
      return handedOn('已提交复核')(absPayableView(ctx, row))
    })
  },

  createAbsPayables: importPayables,

  deleteAbsPayable(ctx, { documentNo, version }) {
    ctx.needActive('ABS')
    const row = needPayable(ctx, documentNo)
    absPayableFlow.check(commandOf(ctx, row, version), 'DELETE')
    ctx.world.absPayables.delete(documentNo)
  },

  recallAbsPayable(ctx, { documentNo, version }) {
    ctx.needActive('ABS')
    const row = needPayable(ctx, documentNo)
    flow.recallPayable(commandOf(ctx, row, version))
    return absPayableView(ctx, row)
  },

  reviewAbsPayables: (ctx, request) =>
    decideEach(ctx, request, {
      view: absPayableView,
      product: 'ABS',
      signed: 'ABS_PAYABLE',
      need: needPayable,
      review: flow.reviewPayable,
      done: () => '已复核确认，付款确认书已签署',
    }),

  revokeAbsPayable(ctx, { documentNo, version, signTicket }) {
    ctx.needActive('ABS')
    const row = needPayable(ctx, documentNo)
    spendSignTicket(ctx, 'ABS_PAYABLE', [documentNo], signTicket)
    flow.revokePayable(commandOf(ctx, row, version))
    return absPayableView(ctx, row)
  },

  previewPayConfirm(ctx, { payableNo }) {
    const row = needVisible(ctx, payableNo)
    if (!row.payableAmount || !row.contractNo) throw new BusinessError('REQUIRED', '账款尚未填写完整')
    const letter = ctx.world.protocols.get(row.confirmProtocolNo)
    return { protocolName: '付款确认书', htmlContent: letter?.htmlContent ?? confirmHtml(ctx.world, row) }
  },

  exportAbsPayables: (ctx, query) =>
    payableSheet(ctx, query, payablePage(ctx, { ...query, pageCond: ALL_ROWS }).list),

  pageAbsReceivables: receivablePage,

  exportAbsReceivables: (ctx, query) =>
    receivableSheet(ctx, query, receivablePage(ctx, { ...query, pageCond: ALL_ROWS }).list),
})
