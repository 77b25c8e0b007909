import type { HomeRole, HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { own, some, toDo, toReview } from '../../portal/workbench/homeTodo.ts'
import type { AheadCashApplicationRow } from '../aheadCash/rows.ts'
import { aheadWaiting } from '../aheadCash/view.ts'
import { pendingConsent } from '../recycle/rules.ts'
import type { ReturnApplicationRow } from '../return/rows.ts'
import { returnView } from '../return/view.ts'
import type { TransferApplicationRow } from '../transfer/rows.ts'
import { transferView } from '../transfer/view.ts'
import { financeReviews, financeToDos } from './financeTodos.ts'

const signs = (ctx: Context, code: string, name: string, path: string) => ({
  code,
  name,
  path,
  rows: ctx.world.signTasks.where((row) => own(ctx)(row) && row.signStatus === code),
  partyOf: (row: { issuerName: string }) => row.issuerName,
  amountOf: (row: { signAmount: string }) => row.signAmount,
  deadlineOf: (row: { signDeadline: string }) => row.signDeadline,
})

const consents = (ctx: Context) => ({
  code: 'RECYCLE_CONSENT',
  name: '协商回收待同意',
  path: '/credit/chain/return/apply',
  rows: ctx.world.recycleApplications.where(
    (row) =>
      row.holderCorpId === ctx.corp.corpId &&
      row.recycleStatus === 'WAIT_HOLDER' &&
      pendingConsent(ctx.world, row.recycleNo) === undefined,
  ),
  partyOf: (row: { voucherNo: string }) => ctx.world.vouchers.get(row.voucherNo)?.issuerName,
  amountOf: (row: { recycleAmount: string }) => row.recycleAmount,
  deadlineOf: (row: { consentDeadline?: string }) => row.consentDeadline,
})

const transfers = (
  ctx: Context,
  [code, name]: readonly [code: string, name: string],
  path: string,
  status: TransferApplicationRow['transferStatus'],
) => ({
  code,
  name,
  path,
  rows: ctx.world.transferApplications.where((row) => own(ctx)(row) && row.transferStatus === status),
  partyOf: (row: TransferApplicationRow) => row.lines.flatMap(({ transfereeName }) => transfereeName ?? []),
  amountOf: (row: { transferTotalAmount: string }) => row.transferTotalAmount,
  deadlineOf: (row: TransferApplicationRow) => transferView(ctx, row).deadline,
})

const returns = (ctx: Context) => ({
  code: 'RETURN',
  name: '退回待复核',
  path: '/credit/chain/return/approve',
  rows: ctx.world.returnApplications.where((row) => own(ctx)(row) && row.returnStatus === 'PENDING_REVIEW'),
  partyOf: (row: ReturnApplicationRow) => row.returnToName,
  amountOf: (row: { returnAmount: string }) => row.returnAmount,
  deadlineOf: (row: ReturnApplicationRow) => returnView(ctx, row).deadline,
})

const invalidPackages = (ctx: Context) => ({
  code: 'PACKAGE_INVALID',
  name: '校验未通过的融资资料',
  path: '/credit/finance-data/manage?packageStatus=INVALID',
  rows: ctx.world.financeDataPackages.where(
    (row) => own(ctx)(row) && row.productType === 'CREDIT' && row.packageStatus === 'INVALID',
  ),
  partyOf: (row: { counterpartyName: string }) => row.counterpartyName,
})

/** 首页另行列出并在那里答复（T-AHD-05、06）：只作工作台的待办。 */
const aheadConsents = (ctx: Context) => ({
  code: 'AHEAD_CASH_CONSENT',
  name: '提前兑付待同意',
  path: '/credit/chain/index/director',
  rows: ctx.world.aheadCashApplications.where(
    (row) => row.holderCorpId === ctx.corp.corpId && row.aheadStatus === 'HOLDER_CONFIRMING',
  ),
  partyOf: (row: AheadCashApplicationRow) => ctx.world.corps.get(row.corpId)?.corpName,
  amountOf: (row: { aheadAmount: string }) => row.aheadAmount,
  deadlineOf: (row: AheadCashApplicationRow) => aheadWaiting(ctx.world, row).deadline,
})

const CONFIRM = '/credit/chain/confirm'

const chain: Record<HomeRole, (ctx: Context) => HomeTodo[]> = {
  OPERATOR: (ctx) => [
    toDo(ctx, signs(ctx, 'WAIT_SIGN', '待签收', `${CONFIRM}/confirm-apply?signStatus=WAIT_SIGN`)),
    toDo(ctx, consents(ctx)),
    ...some([
      toDo(
        ctx,
        transfers(
          ctx,
          ['TRANSFER_REJECTED', '被驳回的转让'],
          '/credit/chain/transfer/apply?transferStatus=REJECTED',
          'REJECTED',
        ),
      ),
      toDo(ctx, invalidPackages(ctx)),
    ]),
    ...financeToDos(ctx),
  ],
  DIRECTOR: (ctx) => [
    toReview(
      ctx,
      signs(ctx, 'PENDING_REVIEW', '签收待复核', `${CONFIRM}/confirm-approve?signStatus=PENDING_REVIEW`),
    ),
    toReview(
      ctx,
      signs(ctx, 'REFUSE_PENDING', '拒签待复核', `${CONFIRM}/confirm-approve?signStatus=REFUSE_PENDING`),
    ),
    toReview(
      ctx,
      transfers(ctx, ['TRANSFER', '转让待复核'], '/credit/chain/transfer/split-approve', 'PENDING_REVIEW'),
    ),
    toReview(ctx, returns(ctx)),
    ...financeReviews(ctx),
  ],
  FINAL: () => [],
  QUERY: () => [],
}

/** 签收与融资首页的待办，按岗位。 */
export const chainTodos = (ctx: Context, role: HomeRole): HomeTodo[] => chain[role](ctx)

/** 工作台上的：首页自己列出来的也算。 */
export const chainWorkTodos = (ctx: Context, role: HomeRole): HomeTodo[] =>
  role === 'DIRECTOR' ? [...chain[role](ctx), toDo(ctx, aheadConsents(ctx))] : chain[role](ctx)
