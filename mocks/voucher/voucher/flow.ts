// VCH 凭证存续：随开立申请与签收任务而变；到了应付日的在 due.ts。
import { addWorkingDays, nextWorkingDay, termDays } from '#domain/calendar.ts'
import { isPositive, multiplyRate, yuan } from '#domain/money.ts'
import { feeFormula } from '../../account/bill/book.ts'
import { openBill } from '../../account/bill/flow.ts'
import { chargeBy, schemeFor } from '../../account/price/book.ts'
import { CHAIN_OPERATOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import { issueFlow } from '../issue/transitions.ts'
import { openSignTask } from '../sign/open.ts'
import type { SignTaskRow } from '../sign/rows.ts'
import { acquire, discard, openHolding } from './book.ts'
import { chainHashOf } from './chainHash.ts'
import type { VoucherRow } from './rows.ts'
import { writeOff } from './settle.ts'
import { voucherFlow } from './transitions.ts'

/** 平台开立服务费率（百分数），一次性收取。 */
const ISSUE_FEE_RATE = '0.0500'

/** 应付日：承诺付款日遇非工作日顺延。 */
export const cashDueDate = (voucher: VoucherRow): string => nextWorkingDay(voucher.promisePayDate, holidays)

/** 逾期了几天；没有逾期的为零。 */
export const overdueDaysOf = (voucher: VoucherRow, today: string): number =>
  voucher.voucherStatus === 'OVERDUE' ? termDays(cashDueDate(voucher), today) : 0

/** INV-14 截止日：应付日前 1 个工作日，自该日零点起不再流转、退回、融资与提前兑付。 */
export const cutOffDate = (voucher: VoucherRow): string => addWorkingDays(cashDueDate(voucher), -1, holidays)

/** 开立服务费：有适用的定价方案按方案（T-PRC-03），没有按平台默认；由方案所说的一方缴。 */
const feeBill = (world: World, row: IssueApplicationRow): void => {
  const amount = row.faceAmount!
  const scheme = schemeFor(world, row.corpId, 'ISSUE_FEE', row.receiverName!)
  const fee = multiplyRate(amount, ISSUE_FEE_RATE)
  const charge = scheme
    ? chargeBy(scheme, amount, termDays(world.today(), row.promisePayDate!))
    : {
        billAmount: fee,
        billFormula: feeFormula({ feeMode: 'ONE_OFF', amount, feeRate: ISSUE_FEE_RATE, fee }),
      }
  if (!isPositive(charge.billAmount)) return
  const corpId = scheme?.feeBearer === 'CHAIN' ? row.receiverCorpId! : row.corpId
  openBill(world, { ...charge, corpId, feeType: 'ISSUE_FEE', bizNo: row.issueNo })
}

/** T-VCH-01 开立：产生凭证、第一手持有与签收任务，记一笔账。 */
export const openVoucher = (world: World, row: IssueApplicationRow, transition: string): VoucherRow => {
  const today = world.today()
  const faceAmount = row.faceAmount!
  const voucherNo = world.ids.next('EV', today)
  const { createTime, auditTrail } = voucherFlow.arise(world, 'T-VCH-01', voucherNo, row.corpId)
  const voucher = world.vouchers.put({
    voucherNo,
    issueNo: row.issueNo,
    corpId: row.corpId,
    issuerName: row.issuerName,
    receiverCorpId: row.receiverCorpId!,
    receiverName: row.receiverName!,
    faceAmount,
    outstandingAmount: faceAmount,
    cashedTotal: '0.00',
    cancelledTotal: '0.00',
    issueDate: today,
    promisePayDate: row.promisePayDate!,
    signDeadline: row.signDeadline!,
    splitCount: 0,
    currentMaxLevel: 0,
    voucherStatus: 'WAIT_SIGN',
    createTime,
    auditTrail,
  })
  row.voucherNo = voucher.voucherNo
  const holding = openHolding(world, {
    voucherNo,
    corpId: voucher.receiverCorpId,
    holderName: voucher.receiverName,
    fromCorpName: voucher.issuerName,
    transferLevel: 0,
    holdAmount: faceAmount,
    holdingSource: 'ISSUE',
  })
  const { signNo } = openSignTask(world, holding, {
    signType: 'ISSUE',
    event: '收到凭证',
    receiver: { corpId: voucher.receiverCorpId, corpName: voucher.receiverName },
    fromCorpName: voucher.issuerName,
    signDeadline: voucher.signDeadline,
  })
  feeBill(world, row)
  shareFiles(world, row.attachments ?? [], voucher.receiverCorpId)
  world.book({
    event: transition,
    corpId: row.corpId,
    bizNo: voucher.voucherNo,
    amount: faceAmount,
    summary: '凭证开立',
    operatorName: row.finalUserName ?? row.reviewUserName ?? '系统',
  })
  world.notify({
    corpId: voucher.receiverCorpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'TODO',
    messageTitle: '您有一张凭证待签收',
    messageContent: `${voucher.voucherNo}，开立方${voucher.issuerName}，金额${yuan(faceAmount)}，请于${voucher.signDeadline}前签收`,
    // 要办的是签收任务：经办提交之后就办完了
    bizNo: signNo,
    jumpPath: '/credit/chain/confirm/confirm-apply',
  })
  return voucher
}

/** T-VCH-02 签收：凭证生效并存证，第一手持有可用。 */
export const activateVoucher = (world: World, voucher: VoucherRow): void => {
  const application = world.issueApplications.need(voucher.issueNo)
  issueFlow.step(world, application, 'T-ISS-10')
  voucherFlow.step(world, voucher, 'T-VCH-02')
  voucher.chainHash = chainHashOf(voucher)
  acquire(world, world.holdings.need(`${voucher.voucherNo}-001`))
}

/** T-VCH-03 拒签、失效或撤回：凭证注销，释放额度与交易背景。 */
export const cancelVoucher = (
  world: World,
  voucher: VoucherRow,
  cause: 'T-ISS-11' | 'T-ISS-12' | 'T-ISS-13',
): void => {
  const application = world.issueApplications.need(voucher.issueNo)
  issueFlow.step(world, application, cause)
  const event = issueFlow.eventOf(cause)
  voucherFlow.step(world, voucher, 'T-VCH-03', undefined, { event })
  discard(world, world.holdings.need(`${voucher.voucherNo}-001`))
  writeOff(world, voucher, voucher.issueNo)
  world.book({
    event: cause,
    corpId: voucher.corpId,
    bizNo: voucher.voucherNo,
    amount: voucher.faceAmount,
    summary: `凭证注销（${event}）`,
    operatorName: '系统',
  })
  world.notify({
    corpId: voucher.corpId,
    roleCodes: [CORE_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: `凭证${event}`,
    messageContent: `${voucher.voucherNo}，接收方${voucher.receiverName}，金额${yuan(voucher.faceAmount)}，额度已释放`,
    bizNo: voucher.voucherNo,
    jumpPath: '/credit/core/issue/issue',
  })
}

/** 签收任务对应的凭证。 */
export const voucherOf = (world: World, task: SignTaskRow): VoucherRow => world.vouchers.need(task.voucherNo)
