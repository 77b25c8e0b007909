import type { PriceScheme, PriceSchemeForm, PriceSchemeQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/price-schemes/price-schemes.ts'
import * as msw from '../../generated/corp/price-schemes/price-schemes.msw.ts'
import { batch, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, NO_USER_IDS } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheetOf } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { overlapNote, shownStatus, suppliersOf } from './book.ts'
import * as flow from './flow.ts'
import type { PriceSchemeRow, PriceTerms } from './rows.ts'
import { priceFlow } from './transitions.ts'

const LIST_PAGE = '/my/price/main'
const FORM_PAGE = '/my/price/config'

const need = (ctx: Context, priceNo: string) => ownedBy(ctx, ctx.world.priceSchemes.need(priceNo))

type Waiting = Pick<PriceScheme, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (world: World, row: PriceSchemeRow): Waiting => {
  switch (shownStatus(world, row)) {
    case 'DRAFT':
      return { nextActor: row.createUserName, stateReason: '尚未提交复核' }
    case 'PENDING_REVIEW':
      return { nextActor: '定价复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'REJECTED':
      return { nextActor: row.createUserName, stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'APPROVED':
      return { stateReason: `自${row.priceEffectiveDate}起生效，用于当天起的单据` }
    case 'EFFECTIVE':
      return { deadline: row.priceExpireDate, stateReason: '已生效，只用于此后的单据' }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

const view = (ctx: Context, row: PriceSchemeRow): PriceScheme =>
  present({
    ...row,
    priceStatus: shownStatus(ctx.world, row),
    ...NO_USER_IDS,
    attachments: undefined,
    overlapNote: overlapNote(ctx.world, row),
    ...inStep(ctx, priceFlow, row, waiting(ctx.world, row)),
    actions: priceFlow.offer(ctx, row),
    refusals: priceFlow.refusals(ctx, row),
  })

const page = (ctx: Context, query: PriceSchemeQuery) =>
  answerPage(
    ctx.world.priceSchemes.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => view(ctx, row),
      waits: priceFlow.waits(ctx),
      like: ['priceName'],
      derived: { priceStatus: (row, wanted) => shownStatus(ctx.world, row) === wanted },
    },
  )

/** 要改的或新的一份，填上所填的；没有填的清空。 */
const filled = (ctx: Context, { priceNo, version, ...form }: PriceSchemeForm): PriceSchemeRow => {
  ctx.needActive()
  if (!form.priceName.trim()) throw new BusinessError('T-PRC-01', '请填写方案名称')
  const terms: PriceTerms = form
  if (!priceNo) {
    const no = ctx.world.ids.next('PR', ctx.today)
    return {
      ...priceFlow.begin(ctx.world, 'T-PRC-01', no, actorOf(ctx)),
      ...terms,
      priceNo: no,
      priceStatus: 'DRAFT',
    }
  }
  const row = need(ctx, priceNo)
  priceFlow.check(commandOf(ctx, row, version ?? -1), 'EDIT')
  const { id, corpId, createTime, submitTime, auditTrail, reviewOpinion, priceStatus } = structuredClone(row)
  const maker = { createUserId: ctx.user.userId, createUserName: ctx.user.personName }
  const kept = { id, corpId, createTime, submitTime, auditTrail, reviewOpinion, priceStatus, priceNo }
  return { ...kept, ...maker, version: row.version, ...terms }
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pagePriceSchemes: [LIST_PAGE],
    exportPriceSchemes: [LIST_PAGE],
    priceSchemeDetail: [LIST_PAGE, FORM_PAGE],
    listPriceSuppliers: [FORM_PAGE],
    savePriceScheme: [FORM_PAGE],
    submitPriceScheme: [FORM_PAGE],
    reviewPriceSchemes: [LIST_PAGE],
    disablePriceSchemes: [LIST_PAGE],
  },
})({
  pagePriceSchemes: page,

  exportPriceSchemes: (ctx, query) =>
    sheetOf(
      ctx,
      { name: '定价方案', operation: 'exportPriceSchemes', asked: query },
      page(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list,
      [
        ['定价编号', (row) => row.priceNo],
        ['方案名称', (row) => row.priceName],
        ['定价状态', (row) => dictLabel('PRICE_STATUS', row.priceStatus)],
        ['费用类型', (row) => dictLabel('FEE_TYPE', row.feeType ?? '')],
        ['费率（%）', (row) => row.feeRate],
        ['固定费用（元）', (row) => row.fixedFee],
        ['最低收费（元）', (row) => row.minFee],
        ['最高收费（元）', (row) => row.maxFee],
        ['失效日期', (row) => row.priceExpireDate],
        ['适用范围', (row) => dictLabel('PRICE_SCOPE', row.priceScope ?? '')],
        ['供应商等级', (row) => dictLabel('SUPPLIER_LEVEL', row.supplierLevel ?? '')],
        ['重叠与优先', (row) => row.overlapNote],
        ['计费方式', (row) => dictLabel('FEE_MODE', row.feeMode ?? '')],
        ['费用承担方', (row) => dictLabel('FEE_BEARER', row.feeBearer ?? '')],
        ['利息承担方', (row) => dictLabel('INTEREST_BEARER', row.interestBearer ?? '')],
        ['核心企业承担比例（%）', (row) => row.coreBearRatio],
        ['生效日期', (row) => row.priceEffectiveDate],
      ],
    ),

  priceSchemeDetail: (ctx, { priceNo }) => view(ctx, need(ctx, priceNo)),

  listPriceSuppliers: (ctx) =>
    suppliersOf(ctx.world, ctx.corp.corpId).map(({ counterpartyName, supplierLevel }) => ({
      corpName: counterpartyName,
      supplierLevel,
    })),

  savePriceScheme(ctx, form) {
    const row = ctx.world.priceSchemes.put(filled(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return view(ctx, row)
  },

  submitPriceScheme(ctx, form) {
    const row = filled(ctx, form)
    flow.submitPrice(ctx.world, row, actorOf(ctx))
    return view(ctx, ctx.world.priceSchemes.put(row))
  },

  reviewPriceSchemes: (ctx, request) =>
    decideEach(ctx, request, { view, signed: 'PRICE_CONFIG', need, review: flow.reviewPrice }),

  disablePriceSchemes(ctx, { items, signTicket }) {
    ctx.needActive()
    const keys = items.map((item) => item.documentNo)
    spendSignTicket(ctx, 'PRICE_CONFIG', keys, signTicket)
    return batch(items, ({ documentNo, version }) => {
      const row = need(ctx, documentNo)
      flow.disablePrice(commandOf(ctx, row, version))
      return '定价已停用'
    })
  },
})
