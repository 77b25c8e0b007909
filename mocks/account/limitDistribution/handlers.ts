import type * as operations from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { LimitDistributionForm, LimitDistributionQuery } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/limit-distributions/limit-distributions.msw.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { limitView } from '../limit/view.ts'
import * as flow from './flow.ts'
import { isIncrease, isWhole, memberLimitsOf, membersOf } from './group.ts'
import type { LimitDistributionRow } from './rows.ts'
import { amountsOf, memberCorp, parentLimit } from './rules.ts'
import { distributionFlow } from './transitions.ts'
import { distributionView } from './view.ts'

const QUERY_PAGE = '/my/limit/distribute-query'
const FORM_PAGE = '/my/limit/distribute'
const REVIEW_PAGE = '/my/limit/approve'

const need = (ctx: Context, distributeNo: string) =>
  ownedBy(ctx, ctx.world.limitDistributions.need(distributeNo))

const page = (ctx: Context, query: LimitDistributionQuery) =>
  answerPage(
    ctx.world.limitDistributions.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => distributionView(ctx, row),
      waits: distributionFlow.waits(ctx),
      amount: 'distributeAmount',
      // 调增与调减、草稿与已生效的加在一起什么也不是
      alike: ['distributeType', 'distributeStatus'],
      like: ['memberCorpName'],
    },
  )

type Line = LimitDistributionForm['lines'][number]

/** 要改的那一份；每一行都合格了，存着的才变。 */
const base = (
  ctx: Context,
  { distributeNo, version }: LimitDistributionForm,
): LimitDistributionRow | undefined => {
  if (!distributeNo) return undefined
  const row = need(ctx, distributeNo)
  distributionFlow.check(commandOf(ctx, row, version ?? -1), 'EDIT')
  return structuredClone(row)
}

const fill = (ctx: Context, form: LimitDistributionForm, line: Line): LimitDistributionRow => {
  const { world } = ctx
  const actor = actorOf(ctx)
  const parent = parentLimit(world, ctx.corp.corpId, form.limitNo)
  const member = memberCorp(world, ctx.corp.corpId, line.memberCorpName)
  const type = form.distributeType
  const distributeNo = form.distributeNo ?? world.ids.next('LD', ctx.today)
  const kept = base(ctx, form) ?? {
    ...distributionFlow.begin(world, 'T-LIM-01', distributeNo, actor),
    distributeNo,
    distributeStatus: 'DRAFT',
  }
  const row: LimitDistributionRow = {
    ...kept,
    createUserId: ctx.user.userId,
    createUserName: ctx.user.personName,
    limitNo: parent.limitNo,
    limitType: parent.limitType,
    distributeType: type,
    memberCorpId: member.corpId,
    memberCorpName: member.corpName,
    distributeAmount: isWhole(type) ? undefined : line.distributeAmount,
    limitEffectiveDate: isIncrease(type) ? form.limitEffectiveDate : undefined,
    limitExpireDate: isIncrease(type) ? form.limitExpireDate : undefined,
    remark: form.remark,
    beforeAmount: '0.00',
  }
  return { ...row, ...amountsOf(world, row) }
}

/** 表单里每个成员一份。 */
const filled = (ctx: Context, form: LimitDistributionForm): LimitDistributionRow[] => {
  ctx.needActive()
  const names = form.lines.map((line) => line.memberCorpName)
  if (new Set(names).size < names.length) throw new BusinessError('T-LIM-02', '同一成员企业只填一行')
  if (form.distributeNo && names.length > 1) throw new BusinessError('T-LIM-02', '修改时只能有一个成员企业')
  return form.lines.map((line) => fill(ctx, form, line))
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageLimitDistributions: [QUERY_PAGE, REVIEW_PAGE],
    exportLimitDistributions: [QUERY_PAGE, REVIEW_PAGE],
    limitDistributionDetail: [QUERY_PAGE, FORM_PAGE, REVIEW_PAGE],
    limitDistributeContext: [QUERY_PAGE, FORM_PAGE],
    saveLimitDistributions: [FORM_PAGE],
    submitLimitDistributions: [FORM_PAGE],
    cancelLimitDistribution: [QUERY_PAGE],
    reviewLimitDistributions: [REVIEW_PAGE],
  },
})({
  pageLimitDistributions: page,

  exportLimitDistributions: (ctx, query) =>
    sheet(
      ctx,
      { name: '额度分配', operation: 'exportLimitDistributions', asked: query },
      [
        '分配编号',
        '分配状态',
        '分配类型',
        '额度类型',
        '成员企业',
        '分配金额（元）',
        '变更前额度（元）',
        '变更后额度（元）',
        '创建时间',
      ],
      page(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list.map((row) => [
        row.distributeNo,
        dictLabel('DISTRIBUTE_STATUS', row.distributeStatus),
        dictLabel('DISTRIBUTE_TYPE', row.distributeType),
        dictLabel('LIMIT_TYPE', row.limitType),
        row.memberCorpName,
        row.distributeAmount,
        row.beforeAmount,
        row.afterAmount,
        row.createTime,
      ]),
    ),

  limitDistributionDetail: (ctx, { distributeNo }) => distributionView(ctx, need(ctx, distributeNo)),

  limitDistributeContext(ctx) {
    const own = ctx.world.limits.where(
      (row) => row.corpId === ctx.corp.corpId && !row.parentLimitNo && row.limitStatus === 'EFFECTIVE',
    )
    return {
      limits: own.map(limitView),
      members: membersOf(ctx.world, ctx.corp).map(({ corpId, corpName }) => ({
        corpName,
        limits: own
          .flatMap((limit) => memberLimitsOf(ctx.world, limit.limitNo))
          .filter((row) => row.corpId === corpId)
          .map(limitView),
      })),
    }
  },

  saveLimitDistributions(ctx, form) {
    return filled(ctx, form).map((row) => {
      row.version += 1
      row.updateTime = ctx.now
      return distributionView(ctx, ctx.world.limitDistributions.put(row))
    })
  },

  submitLimitDistributions(ctx, form) {
    const rows = filled(ctx, form)
    flow.submitDistributions(ctx.world, rows, actorOf(ctx))
    return rows.map((row) => distributionView(ctx, ctx.world.limitDistributions.put(row)))
  },

  cancelLimitDistribution(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = need(ctx, documentNo)
    flow.cancelDistribution(commandOf(ctx, row, version))
    return distributionView(ctx, row)
  },

  reviewLimitDistributions: (ctx, request) =>
    decideEach(ctx, request, {
      view: distributionView,
      signed: 'LIMIT_REVIEW',
      need,
      review: flow.reviewDistribution,
    }),
})
