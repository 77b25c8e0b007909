import type { FinanceMode, FinanceStatus, HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { notOwnMaking } from '../../kernel/document.ts'
import { listAt } from '../../portal/workbench/homeFigure.ts'
import { type Kind, own, some, toDo, toReview } from '../../portal/workbench/homeTodo.ts'
import type { FinanceApplicationRow } from '../finance/rows.ts'
import { financeWaiting } from '../finance/view.ts'
import type { SignupStatus } from '../signup/rows.ts'

// 融资中什么在等谁：每个持有方都能融资，所以两个首页都显示（目录 26、27）。

const QUERY = '/credit/core/finance/query'
const SIGNUP = '/credit/core/finance/signup-query'

const finances = (
  ctx: Context,
  [code, name]: readonly [code: string, name: string],
  path: string,
  status: FinanceStatus,
  mode?: FinanceMode,
): Kind<FinanceApplicationRow> => ({
  code,
  name,
  path,
  // 正在更换资金方的融资不再等别人
  rows: ctx.world.financeApplications.where(
    (row) =>
      own(ctx)(row) &&
      row.financeStatus === status &&
      !row.switchNo &&
      (mode === undefined || row.financeMode === mode),
  ),
  partyOf: (row) => row.funderName,
  amountOf: (row) => row.financeAmount,
  deadlineOf: (row) => financeWaiting(ctx.world, row).deadline,
})

const inQuery = (ctx: Context, code: string, name: string, status: FinanceStatus) =>
  finances(ctx, [code, name], listAt(QUERY, { financeStatuses: status, switchStage: 'NONE' }), status)

/** 签约没有金额；列表不是办理的地方时，另给页面。 */
const signups = (ctx: Context, code: string, name: string, status: SignupStatus) => ({
  code,
  name,
  path: `${SIGNUP}?signupStatus=${status}`,
  rows: ctx.world.signups.where((row) => own(ctx)(row) && row.signupStatus === status),
  partyOf: (row: { funderName: string }) => row.funderName,
})

const switches = (ctx: Context) => ({
  code: 'SWITCH_FUNDER',
  name: '更换资金方待复核',
  path: '/credit/core/finance/switch-finance?switchStatus=PENDING_REVIEW',
  rows: ctx.world.switchFunderApplications.where(
    (row) => own(ctx)(row) && row.switchStatus === 'PENDING_REVIEW',
  ),
  partyOf: (row: { newFunderName: string }) => row.newFunderName,
  amountOf: (row: { financeAmount: string }) => row.financeAmount,
  deadlineOf: (row: { quote: { quoteExpireDate: string } }) => row.quote.quoteExpireDate,
})

/** 经办的融资待办：补件（T-FIN-06）、签约补充（T-SUP-06）、签收融资草稿（T-SGN-07）、被驳回、被拒绝、放款失败（T-FIN-13）。 */
export const financeToDos = (ctx: Context): HomeTodo[] => [
  toDo(ctx, inQuery(ctx, 'FINANCE_SUPPLEMENT', '融资待补充', 'SUPPLEMENT')),
  toDo(ctx, signups(ctx, 'SIGNUP_SUPPLEMENT', '签约待补充', 'SUPPLEMENT')),
  // 复核驳回的也回到草稿（T-SUP-04）
  ...some([toDo(ctx, signups(ctx, 'SIGNUP_DRAFT', '未提交的签约', 'DRAFT'))]),
  toDo(
    ctx,
    finances(
      ctx,
      ['FINANCE_QUICK', '签收融资草稿'],
      '/credit/chain/finance/apply?financeStatus=DRAFT',
      'DRAFT',
      'QUICK',
    ),
  ),
  toDo(ctx, inQuery(ctx, 'FINANCE_REJECTED', '融资被驳回', 'REVIEW_REJECTED')),
  toDo(ctx, inQuery(ctx, 'FINANCE_REFUSED', '资金方拒绝', 'FUNDER_REJECTED')),
  toDo(ctx, inQuery(ctx, 'FINANCE_LEND_FAILED', '放款失败', 'LEND_FAILED')),
]

/** 复核的融资待办：融资与签收融资的复核（T-FIN-03）、合同签署（T-FIN-09）、更换资金方（T-SWF-02）、签约的复核与签署（T-SUP-03、09）。 */
export const financeReviews = (ctx: Context): HomeTodo[] => [
  toReview(
    ctx,
    finances(ctx, ['FINANCE', '融资待复核'], '/credit/core/finance/approve', 'PENDING_REVIEW', 'STANDARD'),
  ),
  toReview(
    ctx,
    finances(
      ctx,
      ['FINANCE_QUICK', '签收融资待复核'],
      '/credit/chain/finance/approve',
      'PENDING_REVIEW',
      'QUICK',
    ),
  ),
  // 复核申请的人可以签合同，经办申请的人不可以
  toReview(ctx, inQuery(ctx, 'FINANCE_CONTRACT', '融资合同待签署', 'WAIT_CONTRACT'), notOwnMaking),
  toReview(ctx, switches(ctx)),
  toReview(ctx, signups(ctx, 'SIGNUP', '签约待复核', 'PENDING_REVIEW'), notOwnMaking),
  // 经办申请的人也可以签协议
  toReview(ctx, signups(ctx, 'SIGNUP_AGREEMENT', '签约协议待签署', 'WAIT_SIGN'), () => undefined),
]
