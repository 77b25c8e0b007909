// 保函的账：占用的额度、保函费与它的账单回单、赔付与追偿；只在这里变动。

import { addWorkingDays } from '#domain/calendar.ts'
import { guaranteeFeeOf } from '#domain/finance.ts'
import { guaranteeDaysOf } from '#domain/guaranteeRules.ts'
import { add, compare, isPositive, subtract, yuan } from '#domain/money.ts'
import type { FunderBillRow } from '../../account/funderBill/rows.ts'
import { funderRepayFlow } from '../../account/funderBill/transitions.ts'
import {
  availableLimit,
  freezeLimit,
  releaseLimit,
  takeLimit,
  unfreezeLimit,
} from '../../account/limit/book.ts'
import type { LimitRow } from '../../account/limit/rows.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { GuaranteeClaimRow } from '../claim/rows.ts'
import { openFeeInvoice } from '../invoice/flow.ts'
import type { IssuerOrgRow } from '../issuer/rows.ts'
import { guaranteeReceipt } from './receipt.ts'
import type { GuaranteeRow } from './rows.ts'

/** 企业的保函额度；没有时为 undefined。 */
export const guaranteeLimitOf = (world: World, corpId: string): LimitRow | undefined =>
  world.limits.find((limit) => limit.corpId === corpId && limit.limitType === 'GUARANTEE')

const needLimit = (world: World, corpId: string): LimitRow => {
  const limit = guaranteeLimitOf(world, corpId)
  if (!limit || limit.limitStatus !== 'EFFECTIVE') throw new BusinessError('G-LIMIT', '没有有效的保函额度')
  return limit
}

/** 若干份保函一起提交时额度够不够（G-LIMIT）；不够时说出差额。 */
export const needRoom = (world: World, corpId: string, amount: string): void => {
  const available = availableLimit(needLimit(world, corpId))
  if (compare(amount, available) > 0) {
    throw new BusinessError('G-LIMIT', `可用额度不足，差额${yuan(subtract(amount, available))}`)
  }
}

/** 提交：冻结保函金额（T-GUA-02）。 */
export const freezeGuarantee = (world: World, row: GuaranteeRow): void => {
  needRoom(world, row.corpId, row.guaranteeAmount!)
  freezeLimit(world, needLimit(world, row.corpId), row.guaranteeAmount!, row.guaranteeApplyNo)
}

/** 没有开立成：放回冻结（T-GUA-04、07、18）。 */
export const unfreezeGuarantee = (world: World, row: GuaranteeRow): void =>
  unfreezeLimit(world, needLimit(world, row.corpId), row.guaranteeAmount!, row.guaranteeApplyNo)

/** 开立：冻结转已用（T-GUA-11）。 */
export const takeGuarantee = (world: World, row: GuaranteeRow): void =>
  takeLimit(world, needLimit(world, row.corpId), row.guaranteeAmount!, row.guaranteeApplyNo)

/** 不再承担的部分：已赔付的要向申请人追偿，还清之前仍占用额度。 */
export const releaseGuarantee = (world: World, row: GuaranteeRow): void => {
  const rest = subtract(row.guaranteeAmount!, row.paidAmount)
  if (isPositive(rest)) releaseLimit(world, needLimit(world, row.corpId), rest, row.guaranteeApplyNo)
}

/** F-09：按开立机构的费率算出保函费；金额与期限不全时没有。 */
export const priceGuarantee = (row: GuaranteeRow, org: IssuerOrgRow | undefined): void => {
  const days = guaranteeDaysOf(row)
  delete row.guaranteeFee
  if (!org || !row.guaranteeAmount || days === undefined) return
  row.minFee = org.minFee
  quoteFee(row, org.feeRate)
}

/** 按这个费率重算保函费：开立机构报出的（T-GUA-08）。 */
export const quoteFee = (row: GuaranteeRow, guaranteeFeeRate: string): void => {
  row.guaranteeFeeRate = guaranteeFeeRate
  row.guaranteeFee = guaranteeFeeOf({
    guaranteeAmount: row.guaranteeAmount!,
    guaranteeFeeRate,
    guaranteeDays: guaranteeDaysOf(row)!,
    minFee: row.minFee!,
  })
}

const bill = (
  world: World,
  row: GuaranteeRow,
  part: Pick<FunderBillRow, 'funderBillType' | 'funderBillAmount' | 'bizNo' | 'repayStatus' | 'repayDueDate'>,
): FunderBillRow =>
  world.funderBills.put({
    funderBillNo: world.ids.next('FB', world.today()),
    corpId: row.corpId,
    funderName: row.issuerOrgName!,
    funderBillDate: world.today(),
    ...part,
  })

/** 签约：开立机构的保函费账单（T-GUA-09）。 */
export const billFee = (world: World, row: GuaranteeRow): FunderBillRow =>
  bill(world, row, {
    funderBillType: 'GUARANTEE_FEE',
    funderBillAmount: row.guaranteeFee!,
    bizNo: row.guaranteeApplyNo,
  })

/** 申请人偿还赔付款的期限（工作日），开立协议里写着。 */
const REPAY_WORKING_DAYS = 3

/** 赔付之后：开立机构向申请人追偿的账单（T-GCL-06）。 */
export const billRecourse = (world: World, row: GuaranteeRow, claim: GuaranteeClaimRow): FunderBillRow =>
  bill(world, row, {
    funderBillType: 'RECOURSE',
    funderBillAmount: claim.payoutAmount!,
    bizNo: claim.claimNo,
    repayStatus: 'WAIT_REPAY',
    repayDueDate: addWorkingDays(world.today(), REPAY_WORKING_DAYS, holidays),
  })

/** 申请人偿还了赔付款：还清的不再占用额度。 */
export const settleRecourse = (world: World, row: GuaranteeRow, recourse: FunderBillRow): void => {
  funderRepayFlow.step(world, recourse, 'REPAID')
  recourse.repaidTime = world.now()
  releaseLimit(world, needLimit(world, row.corpId), recourse.funderBillAmount, row.guaranteeApplyNo)
}

/** 一份索赔赔付了多少（INV-20）。 */
export const notePayout = (row: GuaranteeRow, amount: string): void => {
  row.paidAmount = add(row.paidAmount, amount)
}

/** 开立机构退还保函费：全部（T-GUA-20），或撤销时的一部分（T-GRV-04）。 */
export const refundFee = (
  world: World,
  row: GuaranteeRow,
  refund: { event: string; bizNo: string; amount: string },
): void =>
  world.book({
    ...refund,
    corpId: row.corpId,
    summary: `退还保函费，开立机构${row.issuerOrgName}`,
    operatorName: row.issuerOrgName!,
  })

/** 缴费：回单、记账，并生成待申请的发票（T-GUA-10）。 */
export const payFee = (world: World, row: GuaranteeRow, operatorName: string): void => {
  row.payTime = world.now()
  row.receiptNo = guaranteeReceipt(world, row)
  world.book({
    event: 'T-GUA-10',
    corpId: row.corpId,
    bizNo: row.guaranteeApplyNo,
    amount: row.guaranteeFee!,
    summary: `缴纳保函费，开立机构${row.issuerOrgName}`,
    operatorName,
  })
  openFeeInvoice(world, row, '保函费已缴，可申请开票')
}
