import { addWorkingDays } from '#domain/calendar.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'
import type { SignTaskRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { CHAIN_OPERATOR } from '../../kernel/roles.ts'

/** 签收截止：10 个工作日，且至迟为承诺付款日前 2 个工作日（03-flows §5）；至少留到当日。 */
const deadlineOf = (world: World, voucher: VoucherRow): string => {
  const today = world.today()
  const latest = addWorkingDays(voucher.promisePayDate, -2, holidays)
  const deadline = addWorkingDays(today, world.settings.signDays, holidays)
  const early = deadline < latest ? deadline : latest
  return early < today ? today : early
}

const EVENT = { TRANSFER: '收到转让', RETURN: '收到退回' } as const

/** 转让（T-TRF-03）或退回（T-RTN-02）给对方产生签收任务，并通知其经办。 */
export const openSignTask = (
  world: World,
  signType: 'TRANSFER' | 'RETURN',
  holding: HoldingRow,
  to: { corpId: string; corpName: string },
  fromCorpName: string,
): SignTaskRow => {
  const voucher = world.vouchers.need(holding.voucherNo)
  const signNo = world.ids.next('SF', world.today())
  const time = world.now()
  const signDeadline = deadlineOf(world, voucher)
  world.notify({
    corpId: to.corpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'TODO',
    messageTitle: signType === 'TRANSFER' ? '您有一笔凭证转让待签收' : '您有一笔凭证退回待确认',
    messageContent: `${voucher.voucherNo}，前手${fromCorpName}，金额${holding.holdAmount}元，请于${signDeadline}前办理`,
    bizNo: signNo,
    jumpPath: '/credit/chain/confirm/confirm-apply',
  })
  return world.signTasks.put({
    id: signNo,
    signNo,
    corpId: to.corpId,
    createUserId: '',
    createUserName: '',
    createTime: time,
    version: 0,
    auditTrail: [{ node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: EVENT[signType] }],
    signType,
    voucherNo: voucher.voucherNo,
    holdingNo: holding.holdingNo,
    issueNo: voucher.issueNo,
    issuerName: voucher.issuerName,
    fromCorpName,
    receiverName: to.corpName,
    signAmount: holding.holdAmount,
    receiveTime: time,
    signDeadline,
    quickFinance: false,
    paused: false,
    signStatus: 'WAIT_SIGN',
  })
}

/** 发起方撤销后，对方的签收任务结束：已没有可签的东西，不经 SGN 的流转。 */
export const closeSignTask = (world: World, signNo: string, event: string): void => {
  const task = world.signTasks.get(signNo)
  if (!task) return
  task.signStatus = 'EXPIRED'
  task.version += 1
  task.auditTrail.push({
    node: 'SYSTEM',
    operatorName: '系统',
    corpName: '平台',
    time: world.now(),
    event,
  })
}
