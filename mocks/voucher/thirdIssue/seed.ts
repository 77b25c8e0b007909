import type { PostCode, ThirdStatus } from '#api/generated/corp/model/index.ts'
import { addDays, nextWorkingDay } from '#domain/calendar.ts'
import { compare } from '#domain/money.ts'
import { moveLimitAt } from '../../account/limit/seed.ts'
import { instant, pastInstant } from '../../kernel/past.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { buildIssue } from '../issue/seed.ts'
import { lockTrade } from '../trade/book.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'

// 第三方平台任意状态的请求，连同该状态所带的：额度、合同、开立申请。

const BECAME_ISSUE: readonly ThirdStatus[] = ['PENDING_FINAL', 'ISSUED', 'CALLBACK_FAILED']
const WAS_SUBMITTED: readonly ThirdStatus[] = ['PENDING_REVIEW', 'REJECTED', ...BECAME_ISSUE]
const OLD_DAYS = 10

type Line = [node: TrailRow['node'], post: PostCode, event: string, result?: string]

/** 从推送起，它经历了什么。 */
const trailOf = (world: World, row: ThirdIssueApplicationRow): TrailRow[] => {
  const { thirdStatus: status } = row
  const lines: Line[] = []
  if (WAS_SUBMITTED.includes(status)) lines.push(['OPERATOR', 'POST_OPERATOR', '经办补录并提交'])
  if (status === 'REJECTED') lines.push(['DIRECTOR', 'POST_DIRECTOR', '复核驳回', 'REJECT'])
  if (BECAME_ISSUE.includes(status)) lines.push(['DIRECTOR', 'POST_DIRECTOR', '复核通过', 'PASS'])
  if (row.finalRequired && BECAME_ISSUE.includes(status) && status !== 'PENDING_FINAL')
    lines.push(['FINAL', 'POST_FINAL', '终审通过', 'PASS'])
  if (status === 'RETURNED') lines.push(['OPERATOR', 'POST_OPERATOR', '退回第三方'])
  const day = row.receivedTime.slice(0, 10)
  const corpName = world.corps.need(row.corpId).corpName
  const trail: TrailRow[] = [
    {
      node: 'COUNTERPARTY',
      operatorName: row.thirdPlatformName,
      corpName: row.thirdPlatformName,
      time: row.receivedTime,
      event: '接收开立请求',
    },
    ...lines.map(([node, post, event, result], at) => ({
      node,
      operatorName: userWith(world, row.corpId, post).personName,
      corpName,
      time: pastInstant(world, day, `10:${String(10 + at * 10)}:00`),
      event,
      ...(result && { result }),
      ...(result === 'REJECT' && { opinion: '请补充合同附件' }),
    })),
  ]
  if (status === 'CALLBACK_FAILED') {
    const time = pastInstant(world, day, '11:00:00')
    trail.push({ node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: '回传失败' })
  }
  return trail
}

/** 办过它的人，以及时间。 */
const stamps = (world: World, { corpId, thirdStatus }: ThirdIssueApplicationRow, day: string) => {
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const checker = userWith(world, corpId, 'POST_DIRECTOR')
  const reviewed = WAS_SUBMITTED.includes(thirdStatus) && thirdStatus !== 'PENDING_REVIEW'
  if (!WAS_SUBMITTED.includes(thirdStatus)) return {}
  return {
    createUserId: maker.userId,
    createUserName: maker.personName,
    submitTime: pastInstant(world, day, '10:10:00'),
    ...(reviewed && {
      reviewUserId: checker.userId,
      reviewUserName: checker.personName,
      reviewTime: pastInstant(world, day, '10:20:00'),
      auditResult: thirdStatus === 'REJECTED' ? 'REJECT' : 'PASS',
    }),
    ...(thirdStatus === 'REJECTED' && { reviewOpinion: '请补充合同附件' }),
  }
}

/** 由它转成的开立申请；开立已久的已经签收。 */
const issueOf = (world: World, row: ThirdIssueApplicationRow): Partial<ThirdIssueApplicationRow> => {
  const day = row.receivedTime.slice(0, 10)
  const old = day < addDays(world.today(), -OLD_DAYS)
  const { issueNo, voucherNo } = buildIssue(world, {
    corpId: row.corpId,
    receiverName: row.receiverName,
    faceAmount: row.faceAmount,
    promisePayDate: row.promisePayDate!,
    ...(row.contractNo && { contractNo: row.contractNo }),
    issueDate: day,
    issueChannel: 'THIRD',
    thirdNo: row.thirdNo,
    thirdPlatformName: row.thirdPlatformName,
    thirdBizNo: row.thirdBizNo,
    finalRequired: row.finalRequired,
    issueStatus: row.thirdStatus === 'PENDING_FINAL' ? 'PENDING_FINAL' : old ? 'SIGNED' : 'ISSUED',
  })
  return { issueNo, ...(voucherNo && { voucherNo }) }
}

const callbackOf = (status: ThirdStatus): Pick<ThirdIssueApplicationRow, 'callbackStatus'> => {
  if (status === 'CALLBACK_FAILED') return { callbackStatus: 'FAILED' }
  return status === 'ISSUED' || status === 'RETURNED' ? { callbackStatus: 'SUCCESS' } : {}
}

/** 第三方平台的一个请求；状态、双方、金额与到达时间可以指定。 */
export const buildThirdIssue = (
  world: World,
  part: Partial<ThirdIssueApplicationRow>,
): ThirdIssueApplicationRow => {
  const corpId = part.corpId ?? CORPS.core
  const thirdStatus = part.thirdStatus ?? 'RECEIVED'
  const receivedTime = part.receivedTime ?? world.now()
  const day = receivedTime.slice(0, 10)
  const thirdNo = part.thirdNo ?? world.ids.next('TP', day)
  const receiverName = part.receiverName ?? world.corps.need(CORPS.chain).corpName
  const faceAmount = part.faceAmount ?? '500000.00'
  const filled = WAS_SUBMITTED.includes(thirdStatus)
  const contract = world.tradeContracts.find((one) => one.corpId === corpId && one.partyB === receiverName)
  const pay = world.bankAccounts.find((one) => one.corpId === corpId && one.accountPurpose.includes('PAY'))
  const row: ThirdIssueApplicationRow = {
    id: thirdNo,
    createUserId: '',
    createUserName: '',
    createTime: receivedTime,
    updateTime: receivedTime,
    version: 0,
    thirdPlatformName: '华岳采购云平台',
    thirdBizNo: `RQ${thirdNo.slice(2, 10)}${thirdNo.slice(-4)}`,
    orderNo: `PO${thirdNo.slice(2, 10)}${thirdNo.slice(-4)}`,
    promisePayDate: nextWorkingDay(addDays(day, 150), holidays),
    receiverConsent: filled,
    invoiceNos: [],
    attachments: [],
    finalRequired: compare(faceAmount, world.corps.need(corpId).finalThreshold) >= 0,
    callbackFailures: 0,
    ...(filled && {
      ...(contract && { contractNo: contract.contractNo }),
      tradeBackground: '采购机加工件，已验收入库',
      smePayBasisDate: addDays(day, 100),
      ...(pay && { payAccountId: pay.accountId, payAccountNo: pay.accountNo }),
    }),
    ...callbackOf(thirdStatus),
    ...(thirdStatus === 'RETURNED' && { returnDesc: '采购订单已取消' }),
    ...part,
    corpId,
    thirdNo,
    receivedTime,
    receiverName,
    faceAmount,
    thirdStatus,
    auditTrail: [],
  }
  Object.assign(row, stamps(world, row, day))
  row.auditTrail = trailOf(world, row)
  const limit = world.limits.find((one) => one.corpId === corpId && one.limitType === 'ISSUE')
  if (BECAME_ISSUE.includes(thirdStatus)) Object.assign(row, issueOf(world, row))
  if (thirdStatus === 'PENDING_REVIEW') {
    if (limit) moveLimitAt(world, limit, 'FREEZE', faceAmount, thirdNo, row.submitTime!)
    lockTrade(world, row, faceAmount)
  }
  return world.thirdIssueApplications.put(row)
}

/** 两个平台近几个月推送的，以及还在等的。 */
export const thirdRequests = (world: World): void => {
  const at = (days: number, time = '09:20:00') => instant(addDays(world.today(), -days), time)
  const chain2 = world.corps.need(CORPS.chain2).corpName
  const unready = world.corps.need(CORPS.chainUnready).corpName
  const erp = { thirdPlatformName: '恒联ERP' }
  buildThirdIssue(world, { receivedTime: at(131), faceAmount: '260000.00', thirdStatus: 'ISSUED' })
  buildThirdIssue(world, { receivedTime: at(98), faceAmount: '415000.00', thirdStatus: 'ISSUED', ...erp })
  buildThirdIssue(world, { receivedTime: at(66), faceAmount: '180000.00', thirdStatus: 'RETURNED' })
  buildThirdIssue(world, {
    receivedTime: at(63),
    faceAmount: '520000.00',
    receiverName: chain2,
    thirdStatus: 'ISSUED',
  })
  buildThirdIssue(world, {
    receivedTime: at(31),
    faceAmount: '338000.00',
    receiverName: chain2,
    thirdStatus: 'CALLBACK_FAILED',
    ...erp,
  })
  buildThirdIssue(world, { receivedTime: at(29), faceAmount: '675000.00', thirdStatus: 'ISSUED' })
  buildThirdIssue(world, { receivedTime: at(6), faceAmount: '92000.00', thirdStatus: 'REJECTED' })
  buildThirdIssue(world, { receivedTime: at(5), faceAmount: '640000.00', thirdStatus: 'PENDING_REVIEW' })
  buildThirdIssue(world, { receivedTime: at(2, '15:40:00'), faceAmount: '150000.00', receiverName: unready })
  buildThirdIssue(world, { receivedTime: at(1, '11:05:00'), faceAmount: '408000.00', ...erp })
  buildThirdIssue(world, { receivedTime: at(1, '16:30:00'), faceAmount: '236500.00', receiverName: chain2 })
}
