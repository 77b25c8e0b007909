// ISS 凭证开立 after the submission: every transition over HTTP, with its guards, roles, states and effects.
import { beforeEach, describe, expect, it } from 'vitest'
import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import {
  CONFLICT,
  NO_OPINION,
  OWN,
  type Persona,
  STATE,
  TestClient,
  UNSIGNED,
  WRONG_ROLE,
} from '../../../checks/shared/TestClient.ts'
import { expectNothingMoved } from './expecting.ts'

const SUBMIT = '/v1/credits/issue/submit'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open()
})

const statusOf = (issueNo: string) => client.issue(issueNo).issueStatus
const lastTrail = (issueNo: string) => client.issue(issueNo).auditTrail.at(-1)

describe('T-ISS-03 复核通过', () => {
  it('冻结转已用，产生凭证、持有、签收任务、费用，记一笔账，通知接收方', async () => {
    const { issueNo, voucherNo, signNo } = await client.issued()
    expect(statusOf(issueNo)).toBe('ISSUED')
    expect(client.limit).toEqual({ used: '1000000.00', frozen: '0.00' })
    expect(client.world.vouchers.need(voucherNo)).toMatchObject({
      voucherStatus: 'WAIT_SIGN',
      outstandingAmount: '1000000.00',
    })
    expect(client.world.holdings.need(`${voucherNo}-001`)).toMatchObject({
      holdingStatus: 'WAIT_SIGN',
      availableAmount: '0.00',
      corpId: 'C002',
    })
    expect(client.world.signTasks.need(signNo)).toMatchObject({
      signStatus: 'WAIT_SIGN',
      signDeadline: '2026-12-02',
    })
    expect(client.world.bills.where((row) => row.bizNo === issueNo)).toMatchObject([
      { feeType: 'ISSUE_FEE', billAmount: '500.00' },
    ])
    expect(client.bookingsOf(voucherNo)).toEqual([['T-ISS-03', '1000000.00']])
    expect(client.messagesOf(signNo)).toEqual([['您有一张凭证待签收', 'ROLE_CREDIT_CHAIN_OPERATOR']])
    expect(lastTrail(issueNo)).toMatchObject({
      event: '复核通过（无需终审）',
      node: 'DIRECTOR',
      result: 'PASS',
      operatorName: '沈若溪',
    })
    expect(
      client.world.limitFlows
        .where((row) => row.bizNo === issueNo)
        .map((row) => [row.limitFlowType, row.flowAmount]),
    ).toEqual([
      ['FREEZE', '-1000000.00'],
      ['USE', '0.00'],
    ])
  })

  it('签收截止日至迟在承诺付款日前两个工作日，至早在当天', async () => {
    const near = await client.issued({ promisePayDate: '2026-11-26' })
    expect(client.world.signTasks.need(near.signNo).signDeadline).toBe('2026-11-24')
    const next = await client.issued({ promisePayDate: '2026-11-19' })
    expect(client.world.signTasks.need(next.signNo).signDeadline).toBe('2026-11-18')
  })

  it('不能复核的人知道真实的原因：本人经办、不是这个角色、已由谁何时处理、已撤回', async () => {
    const refusals = async (person: Persona, issueNo: string) => {
      const detail = await client.done<IssueApplication>(person, '/v1/credits/issue/detail', { issueNo })
      return Object.fromEntries(detail.refusals?.map(({ code, reason }) => [code, reason]) ?? [])
    }
    const issueNo = await client.submit()
    expect((await refusals('core-operator', issueNo))['REVIEW']).toBe('不可复核本人经办业务，等待沈若溪办理')
    expect((await refusals('core-final', issueNo))['REVIEW']).toBe('当前角色不能办理，等待沈若溪办理')
    expect((await refusals('core-operator', issueNo))['EDIT']).toMatch(/^您已于 2026-11-18 09:\d\d 提交复核$/)
    expect((await refusals('core-director', issueNo))['FINAL']).toBe('还没有到这一步')

    await client.review(issueNo, 'REJECT', '请补充附件')
    expect((await refusals('core-director', issueNo))['REVIEW']).toMatch(
      /^该单据已处理，无需再办理：您已于 2026-11-18 09:\d\d 复核驳回$/,
    )
    expect((await refusals('core-operator', issueNo))['REVIEW']).toMatch(/：沈若溪已于 .* 复核驳回$/)
  })

  it('没有短信签署的凭据不办；凭据只属于这些单据、用一次', async () => {
    const [one, two] = [await client.submit(), await client.submit()]
    const items = [client.ref('issueApplications', one)]
    const path = '/v1/credits/issue/review'
    expect(await client.refused('core-director', path, { items, decision: 'PASS' })).toBe(UNSIGNED)
    const signTicket = await client.sign('core-director', 'ISSUE_REVIEW', [two])
    expect(await client.refused('core-director', path, { items, decision: 'PASS', signTicket })).toBe(
      UNSIGNED,
    )
    const body = { items: [client.ref('issueApplications', two)], decision: 'PASS', signTicket }
    await client.done('core-director', path, body)
    expect(await client.refused('core-director', path, body)).toBe(UNSIGNED)
    expect([statusOf(one), statusOf(two)]).toEqual(['PENDING_REVIEW', 'ISSUED'])
  })

  it('开关关闭时不要凭据', async () => {
    client.world.settings.signatureSwitchOpen = false
    const issueNo = await client.submit()
    const body = { items: [client.ref('issueApplications', issueNo)], decision: 'PASS' }
    await client.done('core-director', '/v1/credits/issue/review', body)
    expect(statusOf(issueNo)).toBe('ISSUED')
  })

  it('INV-01 同一个人换了账号，也不可复核本人经办的', async () => {
    const issueNo = await client.submit()
    client.user('core-director').idCard = client.user('core-operator').idCard
    const [result] = await client.review(issueNo)
    expect(result).toMatchObject({ success: false, message: OWN })
  })

  it('复核时再查额度与日期', async () => {
    const issueNo = await client.submit({ promisePayDate: '2026-11-24' })
    client.world.limits.all()[0]!.limitStatus = 'FROZEN'
    expect((await client.review(issueNo))[0]?.message).toBe('开立额度已失效')
    client.world.limits.all()[0]!.limitStatus = 'EFFECTIVE'
    await client.day('2026-11-24')
    expect((await client.review(issueNo))[0]?.message).toBe('承诺付款日须晚于开立日 2026-11-24')
    expect(statusOf(issueNo)).toBe('PENDING_REVIEW')
  })

  it('经办、终审没有复核的菜单；有菜单没有角色也不行', async () => {
    const issueNo = await client.submit()
    const items = [client.ref('issueApplications', issueNo)]
    const body = { items, decision: 'REJECT', reviewOpinion: '不' }
    for (const persona of ['core-operator', 'core-final'] as const)
      expect(await client.status(persona, '/v1/credits/issue/review', body)).toBe(403)
    expect((await client.review(issueNo, 'REJECT', '不', 'all-access'))[0]?.message).toBe(WRONG_ROLE)
  })
})

describe('T-ISS-04、06、07 终审', () => {
  it.each([
    ['达到五百万', { faceAmount: '5000000.00' }, ['金额达到终审标准5,000,000.00元']],
    [
      '超过六个月',
      { promisePayDate: '2027-05-19', longTermReason: '安装期长', smeTermConfirmed: true },
      ['期限超过6个月'],
    ],
  ])('%s 转终审，终审通过才生效', async (_name, part, reasons) => {
    const issueNo = await client.submit(part)
    const detail = await client.done('core-final', '/v1/credits/issue/detail', { issueNo })
    expect(detail).toMatchObject({ finalReasons: reasons })
    await client.review(issueNo)
    const { faceAmount } = client.issue(issueNo)
    expect(statusOf(issueNo)).toBe('PENDING_FINAL')
    expect(client.limit).toEqual({ used: '0.00', frozen: faceAmount })
    expect(client.messagesOf(issueNo).at(-1)).toEqual(['有新的凭证开立申请待终审', 'ROLE_CREDIT_CORE_FINAL'])
    expect(client.world.bookings.size).toBe(0)
    await client.final(issueNo)
    expect(statusOf(issueNo)).toBe('ISSUED')
    expect(client.limit).toEqual({ used: faceAmount, frozen: '0.00' })
    expect(client.bookingsOf(client.issue(issueNo).voucherNo!)).toEqual([['T-ISS-06', faceAmount]])
    expect(lastTrail(issueNo)).toMatchObject({ event: '终审通过', node: 'FINAL', operatorName: '郑国安' })
  })

  it.each([
    ['差一分', { faceAmount: '4999999.99' }],
    ['恰好六个月', { promisePayDate: '2027-05-18', smePayBasisDate: '2027-04-01' }],
  ])('%s 不需终审', async (_name, part) => {
    const { issueNo } = await client.issued(part)
    expect(statusOf(issueNo)).toBe('ISSUED')
  })

  it('终审驳回释放额度与交易背景；意见必填', async () => {
    const issueNo = await client.submit({ faceAmount: '6000000.00' })
    await client.review(issueNo)
    expect((await client.final(issueNo, 'REJECT', '  '))[0]?.message).toBe(NO_OPINION)
    await client.final(issueNo, 'REJECT', '期限过长')
    expect(statusOf(issueNo)).toBe('REJECTED')
    expectNothingMoved(client)
  })

  it('INV-01 三个人各不相同', async () => {
    const issueNo = await client.submit({ faceAmount: '6000000.00' })
    await client.review(issueNo)
    const [own] = await client.madeBy('core-final', client.issue(issueNo), () => client.final(issueNo))
    expect(own?.message).toBe(OWN)
    client.user('core-final').idCard = client.user('core-director').idCard
    expect((await client.final(issueNo))[0]?.message).toBe('不可终审本人复核业务')
  })

  it('不在待终审的，终审办不了', async () => {
    const issueNo = await client.submit()
    expect((await client.final(issueNo))[0]?.message).toBe(STATE)
  })
})

describe('T-ISS-05 复核驳回与再次提交', () => {
  it('意见必填，至多两百字；释放后可改了再提，上一轮的复核人不留下', async () => {
    const issueNo = await client.submit()
    expect((await client.review(issueNo, 'REJECT'))[0]?.message).toBe(NO_OPINION)
    await client.review(issueNo, 'REJECT', '金额有误')
    expect(client.issue(issueNo)).toMatchObject({
      issueStatus: 'REJECTED',
      reviewOpinion: '金额有误',
      auditResult: 'REJECT',
    })
    expectNothingMoved(client)
    const body = {
      ...client.form({ faceAmount: '800000.00' }),
      issueNo,
      version: client.issue(issueNo).version,
    }
    await client.done('core-operator', SUBMIT, body)
    expect(client.limit.frozen).toBe('800000.00')
    expect(client.issue(issueNo).reviewUserId).toBeUndefined()
    await client.review(issueNo)
    expect(client.issue(issueNo).auditTrail.map(({ event }) => event)).toEqual([
      '保存草稿',
      '提交复核',
      '复核驳回',
      '提交复核',
      '复核通过（无需终审）',
    ])
  })
})

describe('T-ISS-08 经办撤回提交', () => {
  const recall = (persona: Persona, issueNo: string) =>
    client.post(persona, '/v1/credits/issue/recall', client.ref('issueApplications', issueNo))

  it('释放额度，回到草稿', async () => {
    const issueNo = await client.submit()
    expect((await recall('core-operator', issueNo)).code).toBe('0')
    expect(statusOf(issueNo)).toBe('DRAFT')
    expectNothingMoved(client)
  })

  it('复核人打开过就不行', async () => {
    const issueNo = await client.submit()
    await client.done('core-director', '/v1/credits/issue/detail', { issueNo })
    expect((await recall('core-operator', issueNo)).message).toBe('复核人已开始处理，不能撤回')
  })

  it('别人经办的不行；已办完的说状态', async () => {
    const issueNo = await client.submit()
    expect((await recall('multi-corp', issueNo)).message).toBe('只能撤回本人经办的申请')
    await client.review(issueNo)
    expect((await recall('core-operator', issueNo)).message).toBe(STATE)
  })
})

describe('T-ISS-09 作废', () => {
  const cancel = (issueNo: string) =>
    client.post('core-operator', '/v1/credits/issue/cancel', client.ref('issueApplications', issueNo))

  it('草稿与驳回的可以，其余不行', async () => {
    const { issueNo } = await client.done<{ issueNo: string }>('core-operator', '/v1/credits/issue/save', {})
    expect((await cancel(issueNo)).code).toBe('0')
    expect((await cancel(issueNo)).message).toBe(STATE)
    const submitted = await client.submit()
    expect((await cancel(submitted)).message).toBe(STATE)
    await client.review(submitted, 'REJECT', '不')
    expect((await cancel(submitted)).code).toBe('0')
    expect([statusOf(issueNo), statusOf(submitted)]).toEqual(['CANCELLED', 'CANCELLED'])
  })
})

describe('批量、版本与幂等', () => {
  it('MC-7 一份失败不影响其余，一次签署管全部', async () => {
    const [one, two, three] = [await client.submit(), await client.submit(), await client.submit()]
    const items = [one, two, three].map((issueNo) => client.ref('issueApplications', issueNo))
    await client.done('core-operator', '/v1/credits/issue/recall', items[1])
    const results = await client.decide('core-director', '/v1/credits/issue/review', 'ISSUE_REVIEW', [
      ...items,
      { documentNo: 'IS0', version: 1 },
      items[0]!,
    ])
    expect(results.map(({ success, message }) => [success, message])).toEqual([
      [true, '复核通过，等待接收方经办处理'],
      [false, CONFLICT],
      [true, '复核通过，等待接收方经办处理'],
      [false, '开立申请不存在'],
      [false, CONFLICT],
    ])
    expect(client.limit).toEqual({ used: '2000000.00', frozen: '0.00' })
    expect(client.world.bookings.size).toBe(2)
  })

  it('同一把钥匙办两次，只记一笔账，答案相同', async () => {
    const issueNo = await client.submit()
    const body = {
      items: [client.ref('issueApplications', issueNo)],
      decision: 'PASS',
      signTicket: await client.sign('core-director', 'ISSUE_REVIEW', [issueNo]),
    }
    const idempotencyKey = 'the-same-key-twice'
    const send = () => client.post('core-director', '/v1/credits/issue/review', body, { idempotencyKey })
    const [first, second] = [await send(), await send()]
    expect(second).toEqual(first)
    expect(client.world.bookings.size).toBe(1)
    expect(client.world.vouchers.size).toBe(1)
  })

  it('短信签署之后五分钟才用，凭据已过期，什么也没有记账', async () => {
    const issueNo = await client.submit()
    const signTicket = await client.sign('core-director', 'ISSUE_REVIEW', [issueNo])
    await client.advance('PT6M')
    const late = await client.post('core-director', '/v1/credits/issue/review', {
      items: [client.ref('issueApplications', issueNo)],
      decision: 'PASS',
      signTicket,
    })
    expect(late.message).toBe('短信签署已过期，请重新签署')
    expect(client.world.bookings.size).toBe(0)
    expect((await client.review(issueNo))[0]?.success).toBe(true)
  })

  it('别家的单据当作不存在', async () => {
    const issueNo = await client.submit()
    client.issue(issueNo).corpId = 'C005'
    client.world.limits.all()[0]!.corpId = 'C005'
    expect(await client.refused('core-operator', '/v1/credits/issue/detail', { issueNo })).toBe('单据不存在')
    expect((await client.review(issueNo))[0]?.message).toBe('单据不存在')
    expect(client.world.vouchers.size).toBe(0)
  })
})
