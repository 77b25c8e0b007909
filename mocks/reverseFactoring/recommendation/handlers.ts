import type { RfRecommend, RfRecommendForm, RfRecommendQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { handedOn } from '#domain/outcome.ts'
import * as msw from '../../generated/corp/rf-recommends/rf-recommends.msw.ts'
import { batch, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, NO_USER_IDS } from '../../kernel/document.ts'
import { sheet } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { importRows } from '../document/import.ts'
import { partnersOf } from '../partners.ts'
import * as flow from './flow.ts'
import type { RfRecommendRow } from './rows.ts'
import { rfRecommendFlow } from './transitions.ts'

const PAGE = ['/reverse_factoring/recommend-management/index']
/** 签署业务的字典里没有推荐这一种：它像协议一样送给资金方。 */
const RECOMMEND_SIGNING = 'RF_PROTOCOL'

const need = (ctx: Context, recommendNo: string) => ownedBy(ctx, ctx.world.rfRecommends.need(recommendNo))

type Waiting = Pick<RfRecommend, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: RfRecommendRow): Waiting => {
  switch (row.recommendStatus) {
    case 'DRAFT': {
      const isRejected = row.auditResult === 'REJECT'
      return {
        nextActor: '经办',
        stateReason: isRejected ? `驳回意见：${row.reviewOpinion}` : '填写完整后提交复核',
      }
    }
    case 'PENDING_REVIEW':
      return { nextActor: '复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'RECOMMENDED':
      return { nextActor: row.funderName, stateReason: '已送资金方，等待受理' }
    case 'ACCEPTED':
      return { nextActor: row.supplierName, stateReason: '资金方已受理，供应商可申请融资' }
    case 'DECLINED':
      return { stateReason: `未采纳：${row.declineReason}` }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

const view = (ctx: Context, row: RfRecommendRow): RfRecommend => {
  const { supplierCorpId: _corp, funderId: _funder, importHash: _hash, ...fields } = row
  return present({
    ...fields,
    ...NO_USER_IDS,
    attachments: row.attachments ?? [],
    ...inStep(ctx, rfRecommendFlow, row, waiting(row)),
    actions: rfRecommendFlow.offer(ctx, row),
    refusals: rfRecommendFlow.refusals(ctx, row),
  })
}

const pageOf = (ctx: Context, query: RfRecommendQuery) =>
  answerPage(
    ctx.world.rfRecommends.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => view(ctx, row),
      waits: rfRecommendFlow.waits(ctx),
      amount: 'recommendAmount',
      // 草稿、已受理、已谢绝的加在一起不是一个数
      alike: ['recommendStatus'],
      like: ['supplierName', 'funderName'],
    },
  )

const formOf = (ctx: Context, form: RfRecommendForm): flow.RecommendForm => ({
  ...form,
  attachments: ownFiles(ctx, form.attachments),
})

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfRecommends: PAGE,
    rfRecommendDetail: PAGE,
    rfRecommendFormContext: PAGE,
    saveRfRecommend: PAGE,
    submitRfRecommend: PAGE,
    submitRfRecommends: PAGE,
    reviewRfRecommends: PAGE,
    recallRfRecommend: PAGE,
    revokeRfRecommend: PAGE,
    importRfRecommends: PAGE,
    exportRfRecommends: PAGE,
  },
})({
  pageRfRecommends: (ctx, query) => ({
    ...pageOf(ctx, query),
    offers: rfRecommendFlow.offerNew(ctx),
  }),

  rfRecommendDetail: (ctx, { recommendNo }) => view(ctx, need(ctx, recommendNo)),

  rfRecommendFormContext: (ctx) => ({
    suppliers: partnersOf(ctx),
    funders: ctx.world.funderProducts.all().map(({ funderName, funderType }) => ({ funderName, funderType })),
  }),

  saveRfRecommend(ctx, form) {
    ctx.needActive('REVERSE_FACTORING')
    return view(ctx, flow.saveRecommend(ctx.world, actorOf(ctx), formOf(ctx, form)))
  },

  submitRfRecommend(ctx, form) {
    ctx.needActive('REVERSE_FACTORING')
    return view(ctx, flow.submitRecommend(ctx.world, actorOf(ctx), formOf(ctx, form)))
  },

  submitRfRecommends(ctx, { items }) {
    ctx.needActive('REVERSE_FACTORING')
    return batch(items, ({ documentNo, version }) => {
      const row = need(ctx, documentNo)
      flow.submitSavedRecommend(commandOf(ctx, row, version))
      return handedOn('已提交复核')(view(ctx, row))
    })
  },

  reviewRfRecommends: (ctx, request) =>
    decideEach(ctx, request, {
      view,
      product: 'REVERSE_FACTORING',
      signed: RECOMMEND_SIGNING,
      need,
      review: flow.reviewRecommend,
    }),

  recallRfRecommend(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    flow.recallRecommend(commandOf(ctx, row, version))
    return view(ctx, row)
  },

  revokeRfRecommend(ctx, { documentNo, version, signTicket }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    spendSignTicket(ctx, RECOMMEND_SIGNING, [documentNo], signTicket)
    flow.revokeRecommend(commandOf(ctx, row, version))
    return view(ctx, row)
  },

  importRfRecommends(ctx, { rows }) {
    ctx.needActive('REVERSE_FACTORING')
    const { world, corp } = ctx
    const known = (importHash: string) =>
      world.rfRecommends.find((row) => row.corpId === corp.corpId && row.importHash === importHash)
        ?.recommendNo
    return importRows(
      rows,
      known,
      (row, importHash) =>
        flow.saveRecommend(world, actorOf(ctx), { ...row, importHash, attachments: [] }).recommendNo,
    )
  },

  exportRfRecommends(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      { name: '供应商推荐', operation: 'exportRfRecommends', asked: query },
      [
        '推荐编号',
        '推荐状态',
        '供应商名称',
        '建议融资额度（元）',
        '推荐有效期至',
        '供应商信用代码',
        '资金方',
        '合作年限',
        '年交易额（元）',
      ],
      list.map((row) => [
        row.recommendNo,
        dictLabel('RECOMMEND_STATUS', row.recommendStatus),
        row.supplierName,
        row.recommendAmount,
        row.recommendExpireDate,
        row.supplierUscc,
        row.funderName,
        row.cooperateYears,
        row.annualTradeAmount,
      ]),
    )
  },
})
