import type * as operations from '#api/generated/corp/abs-reports/abs-reports.ts'
import type {
  AbsAssetQuery,
  AbsMemberQuery,
  AbsPlan,
  AbsPlanQuery,
  AbsShelf,
  AbsShelfQuery,
} from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { compare, sum } from '#domain/money.ts'
import * as msw from '../../generated/corp/abs-reports/abs-reports.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { notFound } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { absPayableView } from '../payable/view.ts'
import { debtorGroupOf } from '../plan/book.ts'
import type { AbsShelfRow } from '../plan/rows.ts'
import { isAssetOf, membersOf, monthlyOf, overviewOf, shelfUse } from './figures.ts'
import { poolOf } from './pool.ts'
import { assetSheet, companySheet, memberSheet, planSheet, shelfSheet } from './sheets.ts'

const FOLDER = '/abs/core/report-center'
const EXPIRING_DAYS = 60
const ALL = { pageNo: 1, pageSize: 10_000 }

const memberPage = (ctx: Context, query: AbsMemberQuery) => {
  const { statMonthFrom, statMonthTo, ...filters } = query
  const members = membersOf(ctx.world, ctx.corp)
  const rows = members.toReversed().map(({ corpId, corpName }) => ({
    memberCorpName: corpName,
    ...overviewOf(ctx.world, corpId, { statMonthFrom, statMonthTo }),
  }))
  return {
    isGroupParent: members.length > 0,
    ...answerPage(rows, filters, {
      view: (row) => row,
      amount: 'confirmTotal',
      like: ['memberCorpName'],
    }),
  }
}

/** 状态由有效期与剩余额度得出。 */
const shelfView = ({ world, today }: Context, row: AbsShelfRow): AbsShelf => {
  const use = shelfUse(world, row.shelfNo, row.shelfQuota)
  const left = termDays(today, row.shelfValidTo)
  return present({
    shelfNo: row.shelfNo,
    shelfName: row.shelfName,
    approvalNo: row.approvalNo,
    exchangeName: row.exchangeName,
    shelfQuota: row.shelfQuota,
    ...use,
    shelfValidTo: row.shelfValidTo,
    expiringDays: left >= 0 && left <= EXPIRING_DAYS ? left : undefined,
    shelfStatus: left < 0 ? 'EXPIRED' : compare(use.shelfRemain, '0.00') > 0 ? 'VALID' : ('USED_UP' as const),
  })
}

const shelfPage = (ctx: Context, query: AbsShelfQuery) =>
  answerPage(
    ctx.world.absShelves
      .where((row) => row.groupCorpName === debtorGroupOf(ctx.corp))
      .map((row) => shelfView(ctx, row)),
    query,
    { view: (row) => row, amount: 'shelfQuota', like: ['shelfName'] },
  )

/** 入池的账款：本企业的，集团总部连同成员企业的。 */
const assetsOf = ({ world, corp }: Context) => world.absPayables.where((row) => isAssetOf(world, corp, row))

const plansOf = (ctx: Context): AbsPlan[] => {
  const { world, corp } = ctx
  const pooled = assetsOf(ctx)
  return world.absPlans
    .where((plan) => plan.groupCorpName === debtorGroupOf(corp))
    .map((plan) => {
      const assets = pooled.filter((row) => row.planNo === plan.planNo)
      return present({
        planNo: plan.planNo,
        planName: plan.planName,
        shelfName: world.absShelves.need(plan.shelfNo).shelfName,
        issueScale: plan.issueScale,
        seniorScale: plan.seniorScale,
        seniorRate: plan.seniorRate,
        planEstablishDate: plan.planEstablishDate,
        planMaturityDate: plan.planMaturityDate,
        assetCount: assets.length,
        assetAmount: sum(assets.map((row) => row.payableAmount)),
        managerName: plan.managerName,
        custodianBank: plan.custodianBank,
        planStatus: plan.planStatus,
      })
    })
}

const planPage = (ctx: Context, query: AbsPlanQuery) =>
  answerPage(plansOf(ctx), query, {
    view: (row) => row,
    amount: 'issueScale',
    like: ['planName', 'shelfName'],
  })

const assetPage = (ctx: Context, query: AbsAssetQuery) =>
  answerPage(assetsOf(ctx), query, {
    view: (row) => absPayableView(ctx, row),
    amount: 'payableAmount',
    also: ['transferPrice', 'payableRemain'],
    like: ['creditorName', 'debtorName'],
    derived: {
      planName: (row, wanted) =>
        ctx.world.absPlans.need(row.planNo!).planName.includes(String(wanted).trim()),
    },
  })

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    absCompanyOverview: [`${FOLDER}/company-business-overview`],
    exportAbsCompanyOverview: [`${FOLDER}/company-business-overview`],
    pageAbsMemberOverviews: [`${FOLDER}/member-business-overview`],
    exportAbsMemberOverviews: [`${FOLDER}/member-business-overview`],
    pageAbsShelves: [`${FOLDER}/storage-detail`],
    exportAbsShelves: [`${FOLDER}/storage-detail`],
    pageAbsPlans: [`${FOLDER}/product-detail`],
    absPlanPool: [`${FOLDER}/product-detail`],
    exportAbsPlans: [`${FOLDER}/product-detail`],
    pageAbsAssets: [`${FOLDER}/asset-detail`],
    exportAbsAssets: [`${FOLDER}/asset-detail`],
  },
})({
  absCompanyOverview: ({ world, corp, today }, scope) => ({
    statDate: today,
    total: overviewOf(world, corp.corpId, scope),
    months: monthlyOf(world, corp.corpId, scope),
  }),
  exportAbsCompanyOverview: (ctx, scope) =>
    companySheet(ctx, scope, monthlyOf(ctx.world, ctx.corp.corpId, scope)),

  pageAbsMemberOverviews: memberPage,
  exportAbsMemberOverviews: (ctx, query) =>
    memberSheet(ctx, query, memberPage(ctx, { ...query, pageCond: ALL }).list),

  pageAbsShelves: shelfPage,
  exportAbsShelves: (ctx, query) => shelfSheet(ctx, query, shelfPage(ctx, { ...query, pageCond: ALL }).list),

  pageAbsPlans: planPage,
  absPlanPool(ctx, { planNo }) {
    const plan = ctx.world.absPlans.get(planNo)
    if (plan?.groupCorpName !== debtorGroupOf(ctx.corp)) throw notFound('专项计划')
    return poolOf(
      ctx.world,
      plan,
      assetsOf(ctx).filter((row) => row.planNo === planNo),
    )
  },
  exportAbsPlans: (ctx, query) => planSheet(ctx, query, planPage(ctx, { ...query, pageCond: ALL }).list),

  pageAbsAssets: assetPage,
  exportAbsAssets: (ctx, query) => assetSheet(ctx, query, assetPage(ctx, { ...query, pageCond: ALL }).list),
})
