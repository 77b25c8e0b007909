import type { IssueStatus } from '#api/generated/corp/model/index.ts'
import { addDays, addWorkingDays, nextWorkingDay } from '#domain/calendar.ts'
import { compare } from '#domain/money.ts'
import { moveLimitAt } from '../../account/limit/seed.ts'
import { pastInstant } from '../../kernel/past.ts'
import type { CorpRow, TrailRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { corpNamed, userWith } from '../../portal/people/find.ts'
import { lockTrade } from '../trade/book.ts'
import { buildTradeContract } from '../trade/seed.ts'
import { chainHashOf } from '../voucher/chainHash.ts'
import type { IssueApplicationRow } from './rows.ts'
import { signTrail, trailOf } from './trail.ts'

// 任意状态的开立申请，连同该状态所带的：额度、合同、凭证、持有与签收任务。

const FROZEN = new Set<IssueStatus>(['PENDING_REVIEW', 'PENDING_FINAL'])
const ISSUED = new Set<IssueStatus>(['ISSUED', 'SIGNED', 'REFUSED', 'EXPIRED', 'WITHDRAWN'])
const ENDED = new Set<IssueStatus>(['REFUSED', 'EXPIRED', 'WITHDRAWN'])

/** 凭证自己的轨迹：平台记下了什么，不是谁决定的（那在申请上）。 */
const voucherTrail = (world: World, issue: IssueApplicationRow): TrailRow[] => {
  const system = { node: 'SYSTEM' as const, operatorName: '系统', corpName: '平台' }
  const opened = { ...system, time: pastInstant(world, issue.issueDate!, '10:30:00'), event: '开立' }
  const last = issue.auditTrail.at(-1)
  if (issue.issueStatus === 'ISSUED' || !last) return [opened]
  return [opened, { ...system, time: last.time, event: issue.issueStatus === 'SIGNED' ? '签收' : last.event }]
}

const buildVoucher = (world: World, issue: IssueApplicationRow, receiver: CorpRow): void => {
  const status = issue.issueStatus
  const ended = ENDED.has(status)
  const signed = status === 'SIGNED'
  const day = issue.issueDate!
  const amount = issue.faceAmount!
  const zero = '0.00'
  const voucherNo = issue.voucherNo!
  const voucher = world.vouchers.put({
    voucherNo,
    issueNo: issue.issueNo,
    corpId: issue.corpId,
    issuerName: issue.issuerName,
    receiverCorpId: receiver.corpId,
    receiverName: receiver.corpName,
    faceAmount: amount,
    outstandingAmount: ended ? zero : amount,
    cashedTotal: zero,
    cancelledTotal: ended ? amount : zero,
    issueDate: day,
    promisePayDate: issue.promisePayDate!,
    signDeadline: issue.signDeadline!,
    splitCount: 0,
    currentMaxLevel: 0,
    voucherStatus: ended ? 'CANCELLED' : signed ? 'ACTIVE' : 'WAIT_SIGN',
    createTime: pastInstant(world, day, '10:30:00'),
    auditTrail: voucherTrail(world, issue),
  })
  if (signed) voucher.chainHash = chainHashOf(voucher)
  world.holdings.put({
    holdingNo: `${voucherNo}-001`,
    voucherNo,
    corpId: receiver.corpId,
    holderName: receiver.corpName,
    fromCorpName: issue.issuerName,
    transferLevel: 0,
    holdAmount: amount,
    availableAmount: signed ? amount : zero,
    frozenAmount: zero,
    transferredAmount: zero,
    financedAmount: zero,
    returnedAmount: zero,
    cashedAmount: zero,
    ...(signed ? { acquireDate: day } : {}),
    holdingSource: 'ISSUE',
    holdingStatus: ended ? 'CLOSED' : signed ? 'HELD' : 'WAIT_SIGN',
    createTime: pastInstant(world, day, '10:30:00'),
  })
  const decided = signed || status === 'REFUSED'
  const maker = userWith(world, receiver.corpId, 'POST_OPERATOR')
  const checker = userWith(world, receiver.corpId, 'POST_DIRECTOR')
  const account = world.bankAccounts.find(
    (one) => one.corpId === receiver.corpId && one.accountPurpose.includes('COLLECT'),
  )
  world.signTasks.put({
    id: world.ids.plain('D'),
    corpId: receiver.corpId,
    // 接收方的经办办理之前，没有经办人
    createUserId: decided ? maker.userId : '',
    createUserName: decided ? maker.personName : '',
    createTime: pastInstant(world, day, '10:30:00'),
    ...(decided
      ? {
          submitTime: pastInstant(world, day, '14:00:00'),
          reviewUserId: checker.userId,
          reviewUserName: checker.personName,
          reviewTime: pastInstant(world, day, '15:00:00'),
        }
      : {}),
    version: 0,
    auditTrail: signTrail(world, issue, receiver, maker, checker),
    signNo: world.ids.next('SF', day),
    signType: 'ISSUE',
    voucherNo,
    holdingNo: `${voucherNo}-001`,
    issueNo: issue.issueNo,
    issuerName: issue.issuerName,
    fromCorpName: issue.issuerName,
    receiverName: receiver.corpName,
    signAmount: amount,
    receiveTime: pastInstant(world, day, '10:30:00'),
    signDeadline: issue.signDeadline!,
    quickFinance: false,
    ...(signed && account
      ? { collectAccountId: account.accountId, collectAccountNo: account.accountNo }
      : {}),
    ...(status === 'REFUSED' ? { refuseReason: 'AMOUNT_ERROR' as const } : {}),
    paused: false,
    signStatus: signed ? 'SIGNED' : status === 'REFUSED' ? 'REFUSED' : ended ? 'EXPIRED' : 'WAIT_SIGN',
  })
}

/** 一份开立申请，连同其状态所带的；状态、双方、金额与日期可以指定。 */
export const buildIssue = (
  world: World,
  // 没有开立的没有开立日：给的日子只是经办的那天
  { issueDate, ...part }: Partial<IssueApplicationRow>,
): IssueApplicationRow => {
  const issuer = part.issuerName
    ? corpNamed(world, part.issuerName)
    : world.corps.need(part.corpId ?? CORPS.core)
  const receiver = part.receiverName
    ? corpNamed(world, part.receiverName)
    : world.corps.need(part.receiverCorpId ?? CORPS.chain)
  const status = part.issueStatus ?? 'DRAFT'
  const day = issueDate ?? world.today()
  const faceAmount = part.faceAmount ?? '1000000.00'
  const maker = userWith(world, issuer.corpId, 'POST_OPERATOR')
  const checker = userWith(world, issuer.corpId, 'POST_DIRECTOR')
  const final = userWith(world, issuer.corpId, 'POST_FINAL')
  const collect = world.bankAccounts.find(
    (one) => one.corpId === receiver.corpId && one.accountPurpose.includes('COLLECT'),
  )
  const pay = world.bankAccounts.find(
    (one) => one.corpId === issuer.corpId && one.accountPurpose.includes('PAY'),
  )
  const contract =
    world.tradeContracts.get(part.contractNo) ??
    world.tradeContracts.find((one) => one.corpId === issuer.corpId && one.partyB === receiver.corpName) ??
    buildTradeContract(world, { corpId: issuer.corpId, partyB: receiver.corpName })
  const promisePayDate = part.promisePayDate ?? nextWorkingDay(addDays(day, 150), holidays)
  const finalRequired = part.finalRequired ?? compare(faceAmount, issuer.finalThreshold) >= 0
  const submitted = !['DRAFT', 'CANCELLED'].includes(status)
  const reviewed = submitted && status !== 'PENDING_REVIEW'
  const issued = ISSUED.has(status)
  const deadline = addWorkingDays(day, world.settings.signDays, holidays)
  const issueNo = part.issueNo ?? world.ids.next('IS', day)
  const issue: IssueApplicationRow = {
    id: world.ids.plain('D'),
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: pastInstant(world, day, '09:05:00'),
    updateTime: pastInstant(
      world,
      day,
      issued ? '10:30:00' : reviewed ? '09:40:00' : submitted ? '09:10:00' : '09:05:00',
    ),
    ...(submitted ? { submitTime: pastInstant(world, day, '09:10:00') } : {}),
    ...(reviewed
      ? {
          reviewUserId: checker.userId,
          reviewUserName: checker.personName,
          reviewTime: pastInstant(world, day, '09:40:00'),
        }
      : {}),
    ...(reviewed ? { auditResult: status === 'REJECTED' ? 'REJECT' : 'PASS' } : {}),
    ...(status === 'REJECTED' ? { reviewOpinion: '请补充合同附件' } : {}),
    ...(issued && finalRequired
      ? {
          finalUserId: final.userId,
          finalUserName: final.personName,
          finalTime: pastInstant(world, day, '10:20:00'),
        }
      : {}),
    version: 1,
    issueChannel: 'MANUAL',
    issuerUscc: issuer.uscc,
    receiverUscc: receiver.uscc,
    ...(collect ? { receiverAccountNo: collect.accountNo } : {}),
    receiverConsent: true,
    contractAmount: contract.contractAmount,
    invoiceTotalAmount: '0.00',
    invoiceNos: [],
    smePayBasisDate: addDays(day, 100),
    tradeBackground: '采购机加工件，已验收入库',
    transferAllowed: true,
    financeAllowed: true,
    maxTransferLevel: 5,
    ...(pay ? { payAccountId: pay.accountId, payAccountNo: pay.accountNo } : {}),
    attachments: contract.contractFile ? [contract.contractFile] : [],
    ...part,
    auditTrail: [],
    issueNo,
    corpId: issuer.corpId,
    issuerName: issuer.corpName,
    receiverCorpId: receiver.corpId,
    receiverName: receiver.corpName,
    faceAmount,
    promisePayDate,
    contractNo: contract.contractNo,
    finalRequired,
    issueStatus: status,
    ...(issued
      ? {
          issueDate: day,
          signDeadline: part.signDeadline ?? deadline,
          voucherNo: part.voucherNo ?? world.ids.next('EV', day),
        }
      : {}),
  }
  issue.auditTrail = trailOf(world, { ...issue, issueDate: day }, receiver)
  world.issueApplications.put(issue)

  const limit = world.limits.find((one) => one.corpId === issuer.corpId && one.limitType === 'ISSUE')
  const move = (type: Parameters<typeof moveLimitAt>[2], time: string): void => {
    if (limit) moveLimitAt(world, limit, type, faceAmount, issueNo, pastInstant(world, day, time))
  }
  if (FROZEN.has(status) || issued) move('FREEZE', '09:10:00')
  if (issued) {
    move('USE', '10:30:00')
    buildVoucher(world, issue, receiver)
    shareFiles(world, issue.attachments ?? [], receiver.corpId)
  }
  if (ENDED.has(status)) move('RELEASE', '15:00:00')
  else if (FROZEN.has(status) || issued) lockTrade(world, issue, faceAmount)
  return issue
}
