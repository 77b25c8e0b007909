// 申请人的首页：什么等谁办，什么快到期，什么被索赔。
import type { ClaimReminder, GuaranteeHome } from '#api/generated/corp/model/index.ts'
import { gaugeOf } from '../../account/limit/view.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { actorOf, notOwnMaking } from '../../kernel/document.ts'
import { byUrgency, own, toDo, toReview } from '../../portal/workbench/homeTodo.ts'
import { openClaimsOf } from '../claim/transitions.ts'
import { guaranteeLimitOf } from '../guarantee/book.ts'
import type { GuaranteeRow, StoredGuaranteeStatus } from '../guarantee/rows.ts'
import { expiresSoon } from '../guarantee/rules.ts'
import { guaranteeFlow } from '../guarantee/transitions.ts'
import { guaranteeView } from '../guarantee/view.ts'

const LISTS = [
  ['BID', '投标保函', '/guarantee/warrantee/manage/bid/index'],
  ['NO_BID', '非投标保函', '/guarantee/no-bid/index'],
] as const
const STATES: readonly (readonly [StoredGuaranteeStatus, string])[] = [
  ['DRAFT', '草稿'],
  ['PENDING_REVIEW', '待复核'],
  ['REVIEW_REJECTED', '被驳回'],
  ['SUPPLEMENT', '待补正'],
  ['WAIT_SIGN', '待签约'],
  ['WAIT_PAY', '待缴费'],
]
/** 复核人办的两类：本人经办的不能办。 */
const REVIEWED = [...guaranteeFlow.fromOf('REVIEW'), ...guaranteeFlow.fromOf('SIGN')]

/** 这个人办的几类：经办接着办的，主管决定与签署的。 */
const isMine = (ctx: Context, status: StoredGuaranteeStatus): boolean =>
  ctx.holds(REVIEWED.includes(status) ? 'gua.app.dir' : 'gua.app.op')

/** 等这个人办的，投标与非投标分开；首页与工作台共用。 */
export const guaranteeTodos = (
  ctx: Context,
  mine: readonly GuaranteeRow[] = ctx.world.guarantees.where(own(ctx)),
): GuaranteeHome['todos'] =>
  LISTS.flatMap(([group, name, path]) =>
    STATES.filter(([status]) => isMine(ctx, status)).map(([status, label]) => {
      const kind = {
        code: `${group}_${status}`,
        name: `${name}${label}`,
        path: `${path}?guaranteeStatus=${status}`,
        rows: mine.filter(
          (row) => row.guaranteeStatus === status && (row.guaranteeType === 'BID') === (group === 'BID'),
        ),
        partyOf: (row: GuaranteeRow) => row.beneficiaryName,
        amountOf: (row: GuaranteeRow) => row.guaranteeAmount,
        deadlineOf: (row: GuaranteeRow) => guaranteeView(ctx, row).deadline,
      }
      return guaranteeFlow.allows('T-GUA-03', actorOf(ctx)) && REVIEWED.includes(status)
        ? toReview(ctx, kind, notOwnMaking)
        : toDo(ctx, kind)
    }),
  )

const claimsOf = (ctx: Context): ClaimReminder[] =>
  openClaimsOf(ctx.world, ctx.corp.corpId).map((row) => {
    const guarantee = ctx.world.guarantees.need(row.guaranteeApplyNo)
    return present({
      claimNo: row.claimNo,
      guaranteeApplyNo: row.guaranteeApplyNo,
      guaranteeNo: row.guaranteeNo,
      guaranteeType: guarantee.guaranteeType,
      beneficiaryName: guarantee.beneficiaryName,
      claimAmount: row.claimAmount,
      claimDate: row.claimDate,
      claimAuditDeadline: row.claimAuditDeadline,
      claimStatus: row.claimStatus,
    })
  })

/** 保函首页(申请人)。 */
export const guaranteeHomeOf = (ctx: Context): GuaranteeHome => {
  const mine = ctx.world.guarantees.where(own(ctx))
  const limit = guaranteeLimitOf(ctx.world, ctx.corp.corpId)
  return {
    todos: byUrgency(guaranteeTodos(ctx, mine)),
    ...(limit && { limit: gaugeOf(limit) }),
    expiring: mine
      .filter((row) => expiresSoon(ctx.world, row))
      .map((row) =>
        present({
          guaranteeApplyNo: row.guaranteeApplyNo,
          guaranteeNo: row.guaranteeNo,
          guaranteeType: row.guaranteeType,
          beneficiaryName: row.beneficiaryName,
          guaranteeAmount: row.guaranteeAmount!,
          guaranteeExpireDate: row.guaranteeExpireDate!,
        }),
      ),
    claims: claimsOf(ctx),
  }
}
