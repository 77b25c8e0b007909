// RTN 退回 and RCY 回收: every transition over HTTP and by the clock.

import { beforeEach, describe, expect, it } from 'vitest'
import { NO_OPINION, OWN, STATE } from '../../../checks/shared/TestClient.ts'
import { Circulation } from '../Circulation.ts'

const ANSWER = '/v1/credits/recycle/answer'

let c: Circulation
let voucherNo = ''
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  voucherNo = await c.held()
  root = `${voucherNo}-001`
})

const back = (no: string) => c.world.returnApplications.need(no)
const recycle = (no: string) => c.world.recycleApplications.need(no)
const WHOLE = ['1000000.00', '0.00', '0.00', '0.00', '0.00']

/** Returned and approved by the holder: the recycle that the issuer gets. */
const returned = async (): Promise<{ returnNo: string; recycleNo: string }> => {
  const returnNo = await c.return(root)
  await c.reviewReturn(returnNo)
  return { returnNo, recycleNo: back(returnNo).recycleNo! }
}

const answer = (recycleNo: string, recycleDecision: 'ACCEPT' | 'REFUSE', recycleReason?: string) =>
  c.client.post('core-operator', ANSWER, {
    recycleNo,
    version: recycle(recycleNo).version,
    recycleDecision,
    ...(recycleReason && { recycleReason }),
  })

const ask = async (): Promise<string> => {
  const body = { voucherNo, recycleReason: '合同变更' }
  const path = '/v1/credits/recycle/submit'
  return (await c.client.done<{ recycleNo: string }>('core-operator', path, body)).recycleNo
}

/** Requested and approved by the issuer: the request that the holder gets. */
const asked = async (): Promise<string> => {
  const recycleNo = await ask()
  expect((await c.reviewRecycle(recycleNo)).message).toBe('复核通过，等待江苏恒拓精密机械有限公司处理')
  return recycleNo
}

const AGREE = '/v1/credits/return/agree-recycle'
const agreement = (recycleNo: string) => {
  const { version } = recycle(recycleNo)
  return { recycleNo, version, returnDesc: '同意' }
}
const agree = (recycleNo: string) =>
  c.client.done<{ returnNo: string }>('chain-operator', AGREE, agreement(recycleNo))

const cancelRecycle = (no: string) => c.client.post('core-operator', '/v1/credits/recycle/cancel', c.ref(no))

describe('T-RTN-01、03、06 提交、驳回、撤销', () => {
  it('整笔冻结；撤销限本人；驳回意见必填', async () => {
    const no = await c.return(root)
    expect(c.amounts(root)).toEqual(['0.00', '1000000.00', '0.00', '0.00', '0.00'])
    expect(back(no).returnToName).toBe('华岳智造集团股份有限公司')
    const cancel = () => c.client.post('chain-operator', '/v1/credits/return/cancel', c.ref(no))
    const maker = back(no).createUserId
    back(no).createUserId = 'U902'
    expect((await cancel()).message).toBe('只能撤销本人经办的申请')
    back(no).createUserId = maker
    expect((await cancel()).code).toBe('0')
    expect(c.amounts(root)).toEqual(WHOLE)
    expect((await cancel()).message).toBe(STATE)
    const again = await c.return(root)
    expect((await c.reviewReturn(again, 'REJECT')).message).toBe(NO_OPINION)
    await c.reviewReturn(again, 'REJECT', '不退')
    expect([back(again).returnStatus, ...c.amounts(root)]).toEqual(['REJECTED', ...WHOLE])
  })

  it('被拆分、在途、剩余不足 3 天、原因不合的不可退回；选择列表说明原因', async () => {
    const submit = '/v1/credits/return/submit'
    const refuse = (part = {}) => c.client.refused('chain-operator', submit, c.returnForm(root, part))
    expect(await refuse({ returnDesc: ' ' })).toBe('请填写退回说明')
    expect(await refuse({ returnReason: 'RECYCLE_AGREED' })).toBe('同意开立方回收须从待同意的回收办理')
    const transferNo = await c.transfer(root, { amount: '1.00' })
    expect(await refuse()).toBe('有在途业务，金额已冻结')
    await c.reviewTransfer(transferNo, 'REJECT', '否')
    await c.day('2027-03-16')
    expect(await refuse()).toBe('剩余天数不足3天，不能退回')
    const picker = await c.client.done<object[]>('chain-operator', '/v1/credits/return/holdings')
    expect(picker).toMatchObject([{ enabled: false, reason: '剩余天数不足3天，不能退回' }])
  })

  it('已拆分的不可退回；距应付日不足1个工作日的，退回与回收都停了', async () => {
    await c.split(root, '100000.00')
    expect(await c.client.refused('chain-operator', '/v1/credits/return/submit', c.returnForm(root))).toBe(
      '已拆分转让',
    )
    const late = await c.held('350000.00', '2026-11-20')
    await c.day('2026-11-19')
    const stopped = '距应付日不足1个工作日，已停止办理'
    const form = c.returnForm(`${late}-001`)
    expect(await c.client.refused('chain-operator', '/v1/credits/return/submit', form)).toBe(stopped)
    const recall = { voucherNo: late, recycleReason: '合同变更' }
    expect(await c.client.refused('core-operator', '/v1/credits/recycle/submit', recall)).toBe(stopped)
  })
})

describe('T-RTN-02、04、05 与 T-RCY-01、03、04、05、06：第一手退回', () => {
  it('开立方同意：退回完成、凭证注销、额度与交易背景恢复', async () => {
    const { returnNo, recycleNo } = await returned()
    expect(back(returnNo).returnStatus).toBe('WAIT_COUNTERPARTY')
    expect(recycle(recycleNo)).toMatchObject({ recycleStatus: 'WAIT_APPLY', recycleType: 'RETURN' })
    const view = await c.client.done<object>('core-operator', '/v1/credits/recycle/detail', { recycleNo })
    expect(view).toMatchObject({
      nextActor: '开立方经办',
      availableLimit: '99000000.00',
      availableLimitAfter: '100000000.00',
    })
    expect((await answer(recycleNo, 'ACCEPT')).code).toBe('0')
    expect((await answer(recycleNo, 'ACCEPT')).message).toBe(STATE)
    expect((await c.reviewRecycle(recycleNo)).message).toBe('凭证已注销1,000,000.00元，额度同额恢复')
    expect(back(returnNo).returnStatus).toBe('DONE')
    expect(c.holding(root)).toMatchObject({ holdingStatus: 'CLOSED', returnedAmount: '1000000.00' })
    expect(c.voucher(voucherNo)).toMatchObject({
      voucherStatus: 'CANCELLED',
      outstandingAmount: '0.00',
      cancelledTotal: '1000000.00',
    })
    expect(c.client.limit).toEqual({ used: '0.00', frozen: '0.00' })
    expect(c.client.trade.contract).toBe('0.00')
  })

  it('开立方拒绝：原因必填，复核通过后解冻', async () => {
    const { returnNo, recycleNo } = await returned()
    expect((await answer(recycleNo, 'REFUSE')).message).toBe('拒绝回收请填写原因')
    await answer(recycleNo, 'REFUSE', '货已验收')
    await c.reviewRecycle(recycleNo)
    expect(recycle(recycleNo).recycleStatus).toBe('REFUSED')
    expect(back(returnNo).returnStatus).toBe('COUNTER_REFUSED')
    expect(c.amounts(root)).toEqual(WHOLE)
    expect(c.voucher(voucherNo).voucherStatus).toBe('ACTIVE')
  })

  it('复核驳回回到待受理；退回的回收不可撤销；INV-01', async () => {
    const { recycleNo } = await returned()
    await answer(recycleNo, 'ACCEPT')
    expect((await cancelRecycle(recycleNo)).message).toBe(STATE)
    expect(
      (
        await c.client.madeBy('core-director', recycle(recycleNo), () =>
          c.reviewRecycle(recycleNo, 'REJECT', '再核'),
        )
      ).message,
    ).toBe(OWN)
    await c.reviewRecycle(recycleNo, 'REJECT', '再核')
    expect(recycle(recycleNo).recycleStatus).toBe('WAIT_APPLY')
    expect((await answer(recycleNo, 'ACCEPT')).code).toBe('0')
  })
})

describe('T-RTN-02、04、05 与签收：二级退回', () => {
  let child = ''
  beforeEach(async () => {
    child = (await c.split(root, '300000.00'))[0]!
  })
  const returnChild = async (): Promise<string> => {
    const no = await c.return(child, 'chain2-operator')
    await c.reviewReturn(no, 'PASS', undefined, 'chain2-director')
    return no
  }

  it('上手签收：持有关闭，上手恢复可用，合同放回', async () => {
    const no = await returnChild()
    expect(back(no).returnToName).toBe('江苏恒拓精密机械有限公司')
    const task = await c.client.done<object>('chain-operator', '/v1/credits/sign/detail', {
      signNo: back(no).signNo,
    })
    expect(task).toMatchObject({ signType: 'RETURN', tradeBackground: '退货：退货' })
    await c.sign(back(no).signNo!)
    expect(back(no).returnStatus).toBe('DONE')
    expect(c.holding(child)).toMatchObject({ holdingStatus: 'CLOSED', returnedAmount: '300000.00' })
    expect(c.amounts(root)).toEqual(WHOLE)
    expect(c.voucher(voucherNo)).toMatchObject({ splitCount: 0, currentMaxLevel: 0 })
  })

  it('上手拒签、超期：解冻', async () => {
    const no = await returnChild()
    await c.sign(back(no).signNo!, true)
    expect(back(no).returnStatus).toBe('COUNTER_REFUSED')
    expect(c.amounts(child)[0]).toBe('300000.00')
    const late = await returnChild()
    await c.day('2026-12-03')
    expect(back(late)).toMatchObject({ returnStatus: 'COUNTER_REFUSED' })
    expect(back(late).auditTrail.at(-1)!.event).toBe('对方超期未办')
  })

  it('用尽的上手收到退回，重新持有', async () => {
    await c.split(root, '700000.00')
    expect(c.holding(root).holdingStatus).toBe('EXHAUSTED')
    await c.sign(back(await returnChild()).signNo!)
    expect(c.holding(root)).toMatchObject({ holdingStatus: 'HELD', availableAmount: '300000.00' })
  })
})

describe('T-RCY-02、07、08、09 与 T-RTN-07：协商回收', () => {
  it('持有方同意并复核：回收完成', async () => {
    const no = await asked()
    const list = await c.client.done<object[]>('chain-operator', '/v1/credits/return/recycle-consents')
    expect(list).toMatchObject([{ recycleNo: no, nextActor: '持有方经办', deadline: '2026-11-25' }])
    const { returnNo } = await agree(no)
    expect(await c.client.refused('chain-operator', AGREE, agreement(no))).toBe('已同意，等待复核')
    await c.reviewReturn(returnNo)
    expect([recycle(no).recycleStatus, back(returnNo).returnStatus]).toEqual(['DONE', 'DONE'])
    expect(recycle(no).auditTrail.at(-1)).toMatchObject({ node: 'COUNTERPARTY', event: '持有方同意' })
    expect(c.voucher(voucherNo).voucherStatus).toBe('CANCELLED')
    expect(c.client.limit.used).toBe('0.00')
  })

  it('持有方拒绝；7 日未处理视为拒绝，待复核的同意一并结束', async () => {
    const no = await asked()
    await c.client.done('chain-operator', '/v1/credits/return/refuse-recycle', c.ref(no))
    expect(recycle(no).recycleStatus).toBe('REFUSED')
    const late = await asked()
    const { returnNo } = await agree(late)
    await c.day('2026-11-25')
    expect(recycle(late).recycleStatus).toBe('WAIT_HOLDER')
    await c.day('2026-11-26')
    expect([recycle(late).recycleStatus, back(returnNo).returnStatus]).toEqual(['REFUSED', 'CANCELLED'])
    expect(c.amounts(root)).toEqual(WHOLE)
  })

  it('开立方撤销：待复核的同意结束；复核驳回即撤销；别家看不到', async () => {
    const no = await asked()
    const { returnNo } = await agree(no)
    expect(await c.client.done('chain2-operator', '/v1/credits/return/recycle-consents')).toEqual([])
    expect(await c.client.refused('chain2-operator', '/v1/credits/return/refuse-recycle', c.ref(no))).toBe(
      '回收申请不存在',
    )
    expect((await cancelRecycle(no)).code).toBe('0')
    expect(back(returnNo).returnStatus).toBe('CANCELLED')
    expect(c.amounts(root)).toEqual(WHOLE)
    const recycleNo = await ask()
    await c.reviewRecycle(recycleNo, 'REJECT', '不必')
    expect(recycle(recycleNo).recycleStatus).toBe('CANCELLED')
  })

  it('已拆分的不可回收，选择列表说明；在途的不可重复', async () => {
    const submit = { voucherNo, recycleReason: '合同变更' }
    await asked()
    expect(await c.client.refused('core-operator', '/v1/credits/recycle/submit', submit)).toBe(
      '已有在途的回收申请',
    )
    expect(await c.client.refused('chain-operator', '/v1/credits/return/submit', c.returnForm(root))).toBe(
      '开立方正在协商回收该凭证，请先答复',
    )
    await c.day('2026-11-26')
    await c.split(root, '100000.00')
    const list = await c.client.done<object[]>('core-operator', '/v1/credits/recycle/vouchers')
    expect(list).toMatchObject([{ voucherNo, enabled: false, reason: '已拆分转让或融资，不能回收' }])
  })
})

describe('INV-14 截止', () => {
  it('应付日前 1 个工作日零点，在途的转让、退回、回收一律关闭并解冻', async () => {
    const second = await c.held('200000.00')
    const third = await c.held('300000.00')
    await c.day('2027-03-12')
    const transferNo = await c.transfer(root, { amount: '100000.00' })
    const returnNo = await c.return(`${second}-001`)
    await c.reviewReturn(returnNo)
    const waiting = await c.return(`${third}-001`)
    await c.day('2027-03-16')
    expect(c.amounts(root)[1]).toBe('100000.00')
    await c.day('2027-03-17')
    expect(c.world.transferApplications.need(transferNo).transferStatus).toBe('CLOSED')
    expect([back(returnNo).returnStatus, back(waiting).returnStatus]).toEqual([
      'COUNTER_REFUSED',
      'CANCELLED',
    ])
    expect(recycle(back(returnNo).recycleNo!).recycleStatus).toBe('CANCELLED')
    for (const no of [root, `${second}-001`, `${third}-001`]) expect(c.amounts(no)[1]).toBe('0.00')
  })
})
