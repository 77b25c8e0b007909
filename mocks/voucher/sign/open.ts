import { addWorkingDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'
import type { SignTaskRow } from './rows.ts'
import { signFlow } from './transitions.ts'

/** 签收截止：10 个工作日，且至迟为承诺付款日前 2 个工作日（DL-01）；至少留到当日。 */
const deadlineOf = (world: World, voucher: VoucherRow): string => {
  const today = world.today()
  const latest = addWorkingDays(voucher.promisePayDate, -2, holidays)
  const deadline = addWorkingDays(today, world.settings.signDays, holidays)
  const early = deadline < latest ? deadline : latest
  return early < today ? today : early
}

type Opening = Pick<SignTaskRow, 'signType' | 'fromCorpName' | 'signDeadline'> & {
  event: '收到凭证' | '收到转让' | '收到退回'
  receiver: { corpId: string; corpName: string }
}

/** 给接收方的一份签收任务。 */
export const openSignTask = (
  world: World,
  holding: HoldingRow,
  { signType, event, receiver, fromCorpName, signDeadline }: Opening,
): SignTaskRow => {
  const voucher = world.vouchers.need(holding.voucherNo)
  const signNo = world.ids.next('SF', world.today())
  return world.signTasks.put({
    ...signFlow.arise(world, 'RECEIVED', signNo, receiver.corpId, { event }),
    signNo,
    signType,
    voucherNo: voucher.voucherNo,
    holdingNo: holding.holdingNo,
    issueNo: voucher.issueNo,
    issuerName: voucher.issuerName,
    fromCorpName,
    receiverName: receiver.corpName,
    signAmount: holding.holdAmount,
    receiveTime: world.now(),
    signDeadline,
    quickFinance: false,
    paused: false,
    signStatus: 'WAIT_SIGN',
  })
}

const EVENTS = { TRANSFER: '收到转让', RETURN: '收到退回' } as const

/** 转让（T-TRF-03）或退回（T-RTN-02）给对方产生签收任务，并通知其经办。 */
export const askSign = (
  world: World,
  signType: 'TRANSFER' | 'RETURN',
  holding: HoldingRow,
  receiver: Opening['receiver'],
  fromCorpName: string,
): SignTaskRow => {
  const signDeadline = deadlineOf(world, world.vouchers.need(holding.voucherNo))
  const event = EVENTS[signType]
  const task = openSignTask(world, holding, { signType, event, receiver, fromCorpName, signDeadline })
  world.notify({
    corpId: receiver.corpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'TODO',
    messageTitle: signType === 'TRANSFER' ? '您有一笔凭证转让待签收' : '您有一笔凭证退回待确认',
    messageContent: `${holding.voucherNo}，前手${fromCorpName}，金额${yuan(holding.holdAmount)}，请于${signDeadline}前办理`,
    bizNo: task.signNo,
    jumpPath: '/credit/chain/confirm/confirm-apply',
  })
  return task
}

/** 发起方收回了，对方没有可签的：签收任务结束。 */
export const takeBackTask = (
  world: World,
  task: SignTaskRow,
  event: '开立方已撤回' | '转让方已撤销',
): void => {
  task.paused = false
  signFlow.step(world, task, 'TAKEN_BACK', undefined, { event })
}
