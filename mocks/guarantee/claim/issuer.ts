// 开立机构对索赔所做的：T-GCL-04 … 07。
import { addWorkingDays } from '#domain/calendar.ts'
import { compare, isMoney, isPositive, toMoney, yuan } from '#domain/money.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { BENEFIT_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { billRecourse, settleRecourse } from '../guarantee/book.ts'
import { tellApplicant } from '../guarantee/notices.ts'
import { endClaim, payOutGuarantee } from '../guarantee/outcome.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { endIdleRevokes } from '../revoke/flow.ts'
import { tellClaimant } from './flow.ts'
import { claimReceipt } from './receipt.ts'
import type { GuaranteeClaimRow } from './rows.ts'
import { claimFlow } from './transitions.ts'

/** 补正答复期限（工作日），过后视为撤回（DL-05）。 */
const SUPPLEMENT_WORKING_DAYS = 5

type Id = 'T-GCL-04' | 'T-GCL-05' | 'T-GCL-06' | 'T-GCL-07'

const open = (world: World, claimNo: string, id: Id): [row: GuaranteeClaimRow, guarantee: GuaranteeRow] => {
  const row = world.guaranteeClaims.need(claimNo)
  claimFlow.needState(row, id)
  return [row, world.guarantees.need(row.guaranteeApplyNo)]
}

const move = (world: World, row: GuaranteeClaimRow, id: Id, opinion?: string): void =>
  claimFlow.step(world, row, id, undefined, { opinion, party: row.issuerOrgName })

/** T-GCL-04 要求补正：5 个工作日内答复。 */
export const askClaimSupplement = (world: World, claimNo: string, text: string): void => {
  const [row] = open(world, claimNo, 'T-GCL-04')
  const desc = text || '索赔书须加盖公章并写明索赔金额'
  move(world, row, 'T-GCL-04', desc)
  row.supplementDesc = desc
  row.supplementDeadline = addWorkingDays(world.today(), SUPPLEMENT_WORKING_DAYS, holidays)
  tellClaimant(world, row, 'TODO', '开立机构要求补正索赔单据', [BENEFIT_OPERATOR])
}

/** T-GCL-05 审单相符：单据表面相符，等待赔付。 */
export const acceptClaim = (world: World, claimNo: string): void => {
  const [row, guarantee] = open(world, claimNo, 'T-GCL-05')
  move(world, row, 'T-GCL-05')
  tellClaimant(world, row, 'NOTICE', '索赔审单相符，等待赔付')
  tellApplicant(world, guarantee, 'WARN', '保函索赔审单相符，即将赔付')
}

/** T-GCL-06 赔付：不超过索赔金额（不写即全额）；回单、保函（T-GUA-14）、向申请人追偿的账单。 */
export const payClaim = (world: World, claimNo: string, text: string): void => {
  const [row, guarantee] = open(world, claimNo, 'T-GCL-06')
  const wanted = text.replaceAll(/[,，元]/g, '') || row.claimAmount!
  if (!isMoney(wanted) || !isPositive(wanted) || compare(wanted, row.claimAmount!) > 0) {
    throw new OutsideError(`赔付金额须大于0且不超过索赔金额${yuan(row.claimAmount)}`)
  }
  const payoutAmount = toMoney(wanted)
  Object.assign(row, { payoutAmount, payoutTime: world.now() })
  move(world, row, 'T-GCL-06', `赔付${yuan(payoutAmount)}`)
  row.receiptNo = claimReceipt(world, row, guarantee)
  world.book({
    event: 'T-GCL-06',
    corpId: row.corpId,
    bizNo: row.claimNo,
    amount: payoutAmount,
    summary: `保函赔付，开立机构${row.issuerOrgName}`,
    operatorName: row.issuerOrgName,
  })
  payOutGuarantee(world, guarantee, payoutAmount)
  const { funderBillNo, repayDueDate } = billRecourse(world, guarantee, row)
  endIdleRevokes(world)
  tellClaimant(world, row, 'NOTICE', '保函索赔已赔付')
  tellApplicant(world, guarantee, 'WARN', '保函已赔付，请偿还开立机构', {
    detail: `赔付${yuan(payoutAmount)}，请于${repayDueDate}前偿还，收款账户在金融机构账单里`,
    jumpPath: `/my/finance?view=detail&funderBillNo=${funderBillNo}`,
  })
}

/** 机构收到申请人偿还的赔付款：账单还清，占用的额度放回。 */
export const repayRecourse = (world: World, claimNo: string): void => {
  const recourse = world.funderBills.find((one) => one.bizNo === claimNo && one.repayStatus === 'WAIT_REPAY')
  if (!recourse) throw new OutsideError('没有待偿还的赔付款')
  const guarantee = world.guarantees.need(world.guaranteeClaims.need(claimNo).guaranteeApplyNo)
  settleRecourse(world, guarantee, recourse)
  tellApplicant(world, guarantee, 'NOTICE', '保函赔付款已还清', {
    detail: `偿还${yuan(recourse.funderBillAmount)}，额度已恢复`,
    jumpPath: `/my/finance?view=detail&funderBillNo=${recourse.funderBillNo}`,
  })
}

// 审单相符之后，开立机构当个工作日付足
export const bankOrders = (world: World) =>
  world.guaranteeClaims
    .where((row) => row.claimStatus === 'ACCEPTED')
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () => payClaim(world, row.claimNo, ''),
    }))

/** T-GCL-07 拒付：审单期限内、一次列明全部不符点；保函恢复有效（T-GUA-13）。 */
export const refuseClaim = (world: World, claimNo: string, text: string): void => {
  const [row, guarantee] = open(world, claimNo, 'T-GCL-07')
  if (!text) throw new OutsideError('请在索赔编号后空一格列明全部不符点')
  if (world.today() > row.claimAuditDeadline!) {
    throw new OutsideError(`已过审单截止日${row.claimAuditDeadline}，不得再以不符点拒付`)
  }
  move(world, row, 'T-GCL-07', text)
  row.claimRefuseReason = text
  endClaim(world, guarantee)
  tellClaimant(world, row, 'NOTICE', '保函索赔被拒付')
  tellApplicant(world, guarantee, 'NOTICE', '保函索赔已拒付')
}
