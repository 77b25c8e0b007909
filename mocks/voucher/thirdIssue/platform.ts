// 第三方平台会做的：推送开立请求（T-THD-01），没收到结果（T-THD-07）；重新回传是 T-THD-08。

import { add, isMoney, isPositive, yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'
import { buildThirdIssue } from './seed.ts'
import { callbackFlow, thirdIssueFlow } from './transitions.ts'

/** 回传最多试几次，都失败才算回传失败（T-THD-07）。 */
const MAX_TRIES = 3
const RETRY_MS = 5 * 60_000

/** 回传结果：平台收下即成功；之后报告没收到的，从头数失败次数。 */
export const callBack = (world: World, row: ThirdIssueApplicationRow): void => {
  callbackFlow.step(world, row, 'TAKEN')
  row.callbackFailures = 0
}

/** 一次没收到：系统自动再试，三次之后须由人重新回传（T-THD-07）。 */
const callbackFailed = (world: World, key: string): void => {
  const row = world.thirdIssueApplications.need(key.trim())
  thirdIssueFlow.needState(row, 'T-THD-07')
  row.callbackFailures += 1
  row.version += 1
  if (row.callbackFailures < MAX_TRIES) {
    callbackFlow.step(world, row, 'MISSED')
    const failures = row.callbackFailures
    world.schedule(world.clock.ms() + RETRY_MS, (later) => {
      const isWaiting = row.callbackStatus === 'WAIT' && row.callbackFailures === failures
      if (isWaiting) callBack(later, row)
    })
    return
  }
  thirdIssueFlow.step(world, row, 'T-THD-07')
  callbackFlow.step(world, row, 'GIVEN_UP')
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_OPERATOR],
    messageType: 'WARN',
    messageTitle: '开立结果回传第三方平台失败',
    messageContent: `${row.thirdNo}，${row.thirdPlatformName}，已重试${MAX_TRIES}次，请重新回传`,
    bizNo: row.thirdNo,
    jumpPath: '/credit/core/third/third-issue',
  })
}

/** T-THD-08 重新回传。 */
export const resendCallback = (command: Command<ThirdIssueApplicationRow>): void => {
  const { world, row, actor } = command
  thirdIssueFlow.check(command, 'T-THD-08')
  thirdIssueFlow.step(world, row, 'T-THD-08', actor)
  callBack(world, row)
}

/**
 * T-THD-01 接收开立请求：`业务单号 [金额] [接收方] [验签失败]`，以空格隔开，省去的用示例值。
 * 同一业务单号再推不产生第二份（INV-21）；验签不过的拒绝。
 */
const receive = (world: World, key: string): void => {
  const [thirdBizNo = '', ...rest] = key.trim().split(/\s+/)
  if (!thirdBizNo) throw new OutsideError('请给出第三方业务单号')
  if (rest.includes('验签失败')) throw new OutsideError('第三方请求验签失败，已拒绝')
  const amount = rest.find((text) => isMoney(text))
  if (amount && !isPositive(amount)) throw new OutsideError('凭证金额须大于0')
  const receiverName = rest.find((text) => !/^[\d.]+$/.test(text))
  if (world.thirdIssueApplications.find((row) => row.thirdBizNo === thirdBizNo)) return
  thirdIssueFlow.enter(world, 'T-THD-01')
  const row = buildThirdIssue(world, {
    thirdBizNo,
    ...(amount !== undefined && { faceAmount: add(amount, '0.00') }),
    ...(receiverName && { receiverName }),
  })
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_OPERATOR],
    messageType: 'TODO',
    messageTitle: '收到第三方平台的开立请求',
    messageContent: `${row.thirdNo}，${row.thirdPlatformName}，接收方${row.receiverName}，金额${yuan(row.faceAmount)}`,
    bizNo: row.thirdNo,
    jumpPath: '/credit/core/third/operator',
  })
}

/** 外部机构会做的。 */
export const events = [
  event('third', 'T-THD-01', '推送开立请求（业务单号，空格后可跟金额、接收方、验签失败）', receive),
  event('third', 'T-THD-07', '结果回传失败（三方申请编号；三次后须重新回传）', callbackFailed),
]
