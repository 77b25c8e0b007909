import type * as operations from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import type {
  BeneficiaryGuarantee,
  GuaranteeStatQuery,
  IssuedGuaranteeQuery,
} from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/guarantee-queries/guarantee-queries.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage, waitsByActions } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { isVisibleToBeneficiary } from '../claim/rules.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { IN_FORCE, ISSUED, shownStatus } from '../guarantee/states.ts'
import { isBeforeOpening } from '../revoke/rules.ts'
import { guaranteeStatistics, guaranteeStats } from './statistics.ts'
import { pendingConsent } from './transitions.ts'
import { issuedGuaranteeBrief, issuedGuaranteeView } from './view.ts'

const QUERY_PAGE = '/guarantee/query/index'
const BENEFICIARY_PAGE = '/guarantee/benefit/query/index'
const STATISTICS_PAGE = '/guarantee/statistics/data-query'
const everything = { pageNo: 1, pageSize: 10_000 }

/** 我能查的：我申请的，以及以我为受益人的（投标保函开标后）。 */
const isMine = (ctx: Context, row: GuaranteeRow): boolean =>
  ISSUED.includes(row.guaranteeStatus) &&
  (row.corpId === ctx.corp.corpId || isVisibleToBeneficiary(ctx.world, row, ctx.corp.corpId))

const resultsOf = (ctx: Context, query: IssuedGuaranteeQuery) =>
  answerPage(
    ctx.world.guarantees.where((row) => isMine(ctx, row)),
    query,
    {
      view: (row) => issuedGuaranteeBrief(ctx, row),
      amount: 'guaranteeAmount',
      like: ['guarantorName', 'beneficiaryName', 'issuerOrgName'],
      derived: { guaranteeStatus: (row, wanted) => shownStatus(ctx.world, row) === wanted },
    },
  )

const statsOf = (ctx: Context, { pageCond, sort, ...scope }: GuaranteeStatQuery) =>
  answerPage(guaranteeStats(ctx, scope), sort ? { pageCond, sort } : { pageCond }, {
    view: (row) => row,
    amount: 'effectiveAmount',
  })

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageIssuedGuarantees: [QUERY_PAGE],
    issuedGuaranteeDetail: [QUERY_PAGE, BENEFICIARY_PAGE],
    exportIssuedGuarantees: [QUERY_PAGE],
    verifyGuarantee: [QUERY_PAGE, BENEFICIARY_PAGE],
    pageBeneficiaryGuarantees: [BENEFICIARY_PAGE],
    listUnopenedTenders: [BENEFICIARY_PAGE],
    guaranteeStatistics: [STATISTICS_PAGE],
    pageGuaranteeStats: [STATISTICS_PAGE],
    exportGuaranteeStats: [STATISTICS_PAGE],
  },
})({
  pageIssuedGuarantees: resultsOf,

  issuedGuaranteeDetail(ctx, { guaranteeNo }) {
    const row = ctx.world.guarantees.find((one) => one.guaranteeNo === guaranteeNo)
    if (!row || !isMine(ctx, row)) throw notFound('保函')
    return issuedGuaranteeView(ctx, row)
  },

  exportIssuedGuarantees: (ctx, query) =>
    sheet(
      ctx,
      { name: '保函', operation: 'exportIssuedGuarantees', asked: query },
      [
        '保函编号',
        '保函状态',
        '保函类型',
        '申请人（被担保人）',
        '受益人',
        '开立机构',
        summed('保函金额（元）'),
        '保函生效日',
        '保函到期日',
      ],
      resultsOf(ctx, { ...query, pageCond: everything }).list.map((row) => [
        row.guaranteeNo,
        dictLabel('GUARANTEE_STATUS', row.guaranteeStatus),
        dictLabel('GUARANTEE_TYPE', row.guaranteeType),
        row.guarantorName,
        row.beneficiaryName,
        row.issuerOrgName,
        row.guaranteeAmount,
        row.guaranteeEffectiveDate,
        row.guaranteeExpireDate,
      ]),
    ),

  verifyGuarantee(ctx, { guaranteeNo, antiFakeCode }) {
    const row = ctx.world.guarantees.find((one) => one.guaranteeNo === guaranteeNo.trim())
    // 编号错与验真码错说的一样：试不出有哪些编号
    if (row?.antiFakeCode !== antiFakeCode.trim().toUpperCase()) {
      throw new BusinessError('VERIFY', '没有与该编号和验真码相符的保函，请核对后重试')
    }
    return {
      guaranteeNo: row.guaranteeNo!,
      guaranteeType: row.guaranteeType,
      issuerOrgName: row.issuerOrgName!,
      beneficiaryName: row.beneficiaryName!,
      guaranteeAmount: row.guaranteeAmount!,
      guaranteeExpireDate: row.guaranteeExpireDate!,
      guaranteeStatus: shownStatus(ctx.world, row),
      verifyTime: ctx.now,
    }
  },

  pageBeneficiaryGuarantees: (ctx, query) =>
    answerPage(
      ctx.world.guarantees
        .where((row) => isVisibleToBeneficiary(ctx.world, row, ctx.corp.corpId))
        .map(
          (row): BeneficiaryGuarantee =>
            present({
              ...issuedGuaranteeBrief(ctx, row),
              revokeNo: pendingConsent(ctx.world, row)?.revokeNo,
            }),
        ),
      query,
      {
        view: (row) => row,
        waits: waitsByActions(ctx, 'ANSWER'),
        amount: 'guaranteeAmount',
        like: ['guarantorName', 'tenderProjectName'],
        derived: {
          revokeStatus: ({ guaranteeNo }, wanted) =>
            ctx.world.guaranteeRevokes.find(
              (one) => one.guaranteeNo === guaranteeNo && one.revokeStatus === wanted,
            ) !== undefined,
        },
      },
    ),

  listUnopenedTenders(ctx) {
    const sealed = ctx.world.guarantees.where(
      (row) =>
        row.beneficiaryCorpId === ctx.corp.corpId &&
        IN_FORCE.includes(row.guaranteeStatus) &&
        isBeforeOpening(ctx.world, row),
    )
    return [...Map.groupBy(sealed, (row) => row.tenderNo!)].map(([tenderNo, rows]) => ({
      tenderNo,
      tenderProjectName: rows[0]!.tenderProjectName!,
      bidOpenTime: rows[0]!.bidOpenTime!,
      guaranteeCount: rows.length,
    }))
  },

  guaranteeStatistics,
  pageGuaranteeStats: statsOf,

  exportGuaranteeStats: (ctx, query) =>
    sheet(
      ctx,
      {
        name: '保函统计',
        operation: 'exportGuaranteeStats',
        asked: query,
      },
      [
        '统计月份',
        '保函类型',
        '开立机构',
        summed('申请笔数'),
        summed('开立笔数'),
        summed('开立金额（元）'),
        summed('保函费合计（元）'),
        '30天内到期笔数',
        summed('索赔笔数'),
        summed('索赔金额合计（元）'),
      ],
      statsOf(ctx, { ...query, pageCond: everything }).list.map((row) => [
        row.statMonth,
        dictLabel('GUARANTEE_TYPE', row.guaranteeType),
        row.issuerOrgName,
        row.applyCount,
        row.effectiveCount,
        row.effectiveAmount,
        row.feeTotal,
        row.expireSoonCount,
        row.claimCount,
        row.claimTotal,
      ]),
    ),
})
