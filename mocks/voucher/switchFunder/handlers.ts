import type { SwitchFunderApplication } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/switch-funders/switch-funders.ts'
import { compare, subtract } from '#domain/money.ts'
import * as msw from '../../generated/corp/switch-funders/switch-funders.msw.ts'
import { actingOn } from '../../kernel/acting.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { needFinance } from '../finance/form.ts'
import { quoteView, switchProblem } from '../finance/rules.ts'
import { financeFlow } from '../finance/transitions.ts'
import { packageEvidence } from '../trade/evidence.ts'
import * as flow from './flow.ts'
import type { SwitchFunderApplicationRow } from './rows.ts'
import { switchFunderFlow } from './transitions.ts'

const PAGE = '/credit/core/finance/switch-finance'

const need = (ctx: Context, switchNo: string) =>
  ownedBy(ctx, ctx.world.switchFunderApplications.need(switchNo))

const waiting = (
  ctx: Context,
  row: SwitchFunderApplicationRow,
): Pick<SwitchFunderApplication, 'nextActor' | 'deadline' | 'stateReason'> => {
  const last = row.auditTrail.at(-1)!
  switch (row.switchStatus) {
    case 'PENDING_REVIEW':
      return {
        nextActor: '融资方复核',
        deadline: row.quote.quoteExpireDate,
        stateReason: `${row.createUserName}已提交，报价有效期至${row.quote.quoteExpireDate}`,
      }
    case 'OLD_CONFIRMING':
      return {
        nextActor: row.oldFunderName,
        ...(flow.isSilentRelease(ctx.world, row) && { deadline: flow.releaseDate(row) }),
        stateReason: flow.isSilentRelease(ctx.world, row)
          ? '请原资金方释放，逾期未答复默认释放'
          : '合同已签署，须原资金方释放',
      }
    case 'DONE':
      return { stateReason: `新融资${row.newFinanceNo}` }
    default:
      return { stateReason: [last.event, last.opinion].filter(Boolean).join('：') }
  }
}

const view = (ctx: Context, row: SwitchFunderApplicationRow): SwitchFunderApplication => {
  const { world } = ctx
  const { funderProductName, lendSpeed, financeDays, interestAmount, serviceFee, comprehensiveRate } =
    row.quote
  const { createUserId: _maker, reviewUserId: _reviewer, attachments: _files, ...rest } = row
  return present({
    ...rest,
    netChangeAmount: subtract(row.netAmount, row.oldNetAmount),
    quote: {
      funderProductName,
      lendSpeed,
      financeDays,
      interestAmount,
      serviceFee,
      comprehensiveRate,
      quoteExpireDate: row.quote.quoteExpireDate,
    },
    passReason: row.switchStatus === 'PENDING_REVIEW' ? flow.switchPassProblem(world, row) : undefined,
    ...inStep(ctx, switchFunderFlow, row, waiting(ctx, row)),
    actions: switchFunderFlow.offer(ctx, row),
    refusals: switchFunderFlow.refusals(ctx, row),
  })
}

const acting = actingOn({ product: 'CREDIT', need, view })

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageSwitchFunderApplications: [PAGE],
    switchFunderApplicationDetail: [PAGE],
    listSwitchableFinances: [PAGE],
    listSwitchQuotes: [PAGE],
    submitSwitchFunderApplication: [PAGE],
    cancelSwitchFunderApplication: [PAGE],
    reviewSwitchFunderApplications: [PAGE],
  },
})({
  pageSwitchFunderApplications: (ctx, query) => ({
    ...answerPage(
      ctx.world.switchFunderApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => view(ctx, row),
        waits: switchFunderFlow.waits(ctx),
        amount: 'financeAmount',
        like: ['oldFunderName', 'newFunderName'],
      },
    ),
    offers: switchFunderFlow.offerNew(ctx),
  }),

  switchFunderApplicationDetail(ctx, { switchNo }) {
    const row = need(ctx, switchNo)
    const finance = ctx.world.financeApplications.get(row.financeNo)
    return present({ ...view(ctx, row), evidence: packageEvidence(ctx, finance?.packageNo) })
  },

  listSwitchableFinances: (ctx) =>
    ctx.world.financeApplications
      .where((row) => row.corpId === ctx.corp.corpId && financeFlow.isReadyFor(row, 'SWITCH'))
      .map((row) => {
        const reason = switchProblem(row)
        return present({
          financeNo: row.financeNo,
          version: row.version,
          voucherNo: row.voucherNo!,
          issuerName: row.issuerName!,
          funderName: row.funderName!,
          annualRate: row.annualRate!,
          financeAmount: row.financeAmount!,
          netAmount: row.netAmount!,
          financeStatus: row.financeStatus,
          enabled: reason === undefined,
          reason,
        })
      })
      .toReversed(),

  listSwitchQuotes(ctx, { financeNo }) {
    const { world, corp } = ctx
    const row = needFinance(ctx, financeNo)
    const voucher = world.vouchers.need(row.lines[0]!.voucherNo)
    return world.funderProducts
      .where((product) => product.funderProductNo !== row.funderProductNo)
      .map((product) => quoteView(world, corp.corpId, voucher, product, row.financeAmount!))
      .toSorted((a, b) => compare(b.netAmount, a.netAmount))
      .map((quote) => ({ quote, netChangeAmount: subtract(quote.netAmount, row.netAmount!) }))
  },

  submitSwitchFunderApplication(ctx, { financeNo, ...form }) {
    ctx.needActive('CREDIT')
    return view(ctx, flow.submitSwitch(ctx.world, needFinance(ctx, financeNo), actorOf(ctx), form))
  },

  cancelSwitchFunderApplication: acting(({ world }, row, actor, { version }) =>
    flow.cancelSwitch({ world, row, actor, version }),
  ),

  reviewSwitchFunderApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view,
      product: 'CREDIT',
      signed: 'SWITCH_FUNDER',
      need,
      review: flow.reviewSwitch,
    }),
})
