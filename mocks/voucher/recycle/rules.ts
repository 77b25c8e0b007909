// 协商回收的条件（T-RCY-02），与各方答复它的条件。
import type { RecycleStatus } from '#api/generated/corp/model/index.ts'
import { guard, type Transition } from '../../kernel/flow.ts'
import { isOwn } from '../../kernel/guards.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { ReturnApplicationRow } from '../return/rows.ts'
import { returnProblem } from '../return/rules.ts'
import { circulationProblem, partialProblem } from '../transfer/rules.ts'
import { PAYABLE } from '../voucher/book.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'
import type { RecycleApplicationRow } from './rows.ts'

/** 还没有结果的状态；一张凭证同时只有一份在途的回收。 */
export const OPEN: readonly RecycleStatus[] = ['WAIT_APPLY', 'PENDING_REVIEW', 'WAIT_HOLDER']

/** 凭证唯一的第一手持有；不止一笔或不是第一手时为 undefined。 */
export const singleHolding = (world: World, voucher: VoucherRow): HoldingRow | undefined => {
  const held = world.holdings.where(
    (row) => row.voucherNo === voucher.voucherNo && PAYABLE.includes(row.holdingStatus),
  )
  return held.length === 1 && held[0]!.transferLevel === 0 ? held[0] : undefined
}

/** 凭证不能协商回收的原因；能时为 undefined。except 是正在复核的那一份。 */
export const recycleProblem = (
  world: World,
  voucher: VoucherRow,
  except?: RecycleApplicationRow,
): string | undefined => {
  if (voucher.voucherStatus !== 'ACTIVE') {
    return `凭证${dictLabel('VOUCHER_STATUS', voucher.voucherStatus)}，不能回收`
  }
  const pending = world.recycleApplications.find(
    (row) => row !== except && row.voucherNo === voucher.voucherNo && OPEN.includes(row.recycleStatus),
  )
  if (pending) return '已有在途的回收申请'
  const holding = singleHolding(world, voucher)
  if (!holding) return '已拆分转让或融资，不能回收'
  return circulationProblem(world, holding) ?? partialProblem(holding)
}

/** 持有方已提交、待复核的同意。 */
export const pendingConsent = (world: World, recycleNo: string): ReturnApplicationRow | undefined =>
  world.returnApplications.find(
    (row) =>
      row.recycleNo === recycleNo &&
      row.returnReason === 'RECYCLE_AGREED' &&
      row.returnStatus === 'PENDING_REVIEW',
  )

type When = NonNullable<Transition<RecycleApplicationRow>['when']>

/** 持有方的事。 */
export const byHolder: When = (_world, row, { user }) => row.holderCorpId === user.corpId

/** T-RCY-09：只有协商回收可以撤销。 */
export const isActive: When = (world, row, actor) => row.recycleType === 'ACTIVE' && isOwn(world, row, actor)

/** T-RTN-07：还没有提交过同意。 */
export const notAgreed = guard<RecycleApplicationRow>('T-RTN-07', (world, row) =>
  pendingConsent(world, row.recycleNo) ? '已同意，等待复核' : undefined,
)

/** 同意回收就是整笔退回，须满足退回的条件。 */
export const isReturnable = guard<RecycleApplicationRow>('T-RTN-01', (world, row) =>
  returnProblem(world, world.holdings.need(row.holdingNo)),
)
