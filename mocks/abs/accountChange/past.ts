import { addDays } from '#domain/calendar.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { userWith } from '../../portal/people/find.ts'
import type { AbsPaymentRow } from '../payment/rows.ts'
import type { AbsAccountChangeRow } from './rows.ts'

const FORMER_ACCOUNT_NO = '621490000200126317'
const MISMATCHED = '电话核实：计划管理人没有发出过变更通知'

/** 这笔付款的收款账户在昨天变更过；办到哪一步由 changeStatus 说。 */
export const putAbsAccountChange = (
  world: World,
  part: Partial<AbsAccountChangeRow>,
  payment: AbsPaymentRow,
): AbsAccountChangeRow => {
  const { changeStatus = 'WAIT_CHECK', ...given } = part
  const plan = world.absPlans.need(payment.planNo!)
  const day = addDays(world.today(), -1)
  const at = (time: string) => `${day}T${time}+08:00`
  const { corpId } = payment
  const corpName = world.corps.need(corpId).corpName
  const person = (post: 'POST_OPERATOR' | 'POST_DIRECTOR') => userWith(world, corpId, post)
  const [maker, checker] = [person('POST_OPERATOR'), person('POST_DIRECTOR')]
  const isMismatched = changeStatus === 'MISMATCH'
  const isChecked = changeStatus !== 'WAIT_CHECK' && changeStatus !== 'VOID' && !isMismatched
  const isReviewed = changeStatus === 'CONFIRMED' || changeStatus === 'REJECTED'
  const isPassed = changeStatus === 'CONFIRMED'
  const changeNo = given.changeNo ?? world.ids.next('AA', day)
  const trail: TrailRow[] = [
    {
      node: 'SYSTEM',
      operatorName: '系统',
      corpName: '平台',
      time: at('16:05:00'),
      event: '归集账户变更',
    },
  ]
  if (isChecked) {
    trail.push({
      node: 'OPERATOR',
      operatorName: maker.personName,
      corpName,
      time: at('17:20:00'),
      event: '提交核对',
      opinion: '已与计划管理人电话核实',
    })
  }
  if (isMismatched) {
    trail.push({
      node: 'OPERATOR',
      operatorName: maker.personName,
      corpName,
      time: at('17:20:00'),
      event: '核对不一致',
      opinion: MISMATCHED,
    })
  }
  if (isReviewed) {
    trail.push({
      node: 'DIRECTOR',
      operatorName: checker.personName,
      corpName,
      time: at('17:45:00'),
      event: isPassed ? '复核通过' : '驳回',
      result: isPassed ? 'PASS' : 'REJECT',
      ...(isPassed ? {} : { opinion: '请附计划管理人盖章的书面通知' }),
    })
  }
  const row: AbsAccountChangeRow = {
    createUserId: isChecked ? maker.userId : '',
    createUserName: isChecked ? maker.personName : '系统',
    createTime: at('16:05:00'),
    ...(isChecked && { submitTime: at('17:20:00'), remark: '已与计划管理人电话核实' }),
    ...(isReviewed && {
      reviewUserId: checker.userId,
      reviewUserName: checker.personName,
      reviewTime: at('17:45:00'),
      auditResult: isPassed ? 'PASS' : 'REJECT',
      ...(isPassed ? {} : { reviewOpinion: '请附计划管理人盖章的书面通知' }),
    }),
    ...(isMismatched && { mismatchReason: MISMATCHED }),
    planNo: plan.planNo,
    planName: plan.planName,
    managerName: plan.managerName,
    accountName: plan.poolAccountName,
    accountNo: plan.poolAccountNo,
    formerAccountNo: FORMER_ACCOUNT_NO,
    bankName: plan.custodianBank,
    accountSource: {
      providedBy: plan.managerName,
      channel: '计划管理人变更通知',
      providedTime: at('16:05:00'),
    },
    noticeFiles: [],
    ...given,
    id: changeNo,
    changeNo,
    corpId,
    changeStatus,
    auditTrail: trail,
    version: trail.length - 1,
    updateTime: trail.at(-1)!.time,
  }
  if (!isPassed && changeStatus !== 'VOID') {
    payment.formerPoolAccountNo = row.formerAccountNo
    payment.accountChangeNo = changeNo
    payment.accountSource = row.accountSource
  }
  if (isPassed) row.confirmedPaymentNos = [payment.paymentNo]
  return world.absAccountChanges.put(row)
}
