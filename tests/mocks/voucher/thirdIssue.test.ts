// THD 第三方平台开立, transition by transition, over the interface that the portal uses.
import { beforeEach, describe, expect, it } from 'vitest'
import type { ThirdIssueApplication, ThirdIssueReport } from '#api/generated/corp/model/index.ts'
import {
  type Form,
  NO_OPINION,
  OWN,
  type Persona,
  RECEIVER,
  STATE,
  TestClient,
} from '../../../checks/shared/TestClient.ts'

const PATH = '/v1/credits/third-issue'

let client: TestClient

beforeEach(async () => {
  client = await TestClient.open('issue-ready')
})

const event = (name: string, key: string) => client.happens('third', name, key)
const rows = () => client.world.thirdIssueApplications.all()
const third = (thirdNo: string) => client.world.thirdIssueApplications.need(thirdNo)
const issueOf = (thirdNo: string) => client.world.issueApplications.need(third(thirdNo).issueNo!)
const ref = (thirdNo: string) => ({ documentNo: thirdNo, version: third(thirdNo).version })

/** T-THD-01: pushed by the platform; returns its number. */
const push = async (key = 'PO-1 600000.00'): Promise<string> => {
  await event('T-THD-01', key)
  return rows().at(-1)!.thirdNo
}

/** The fields that the operator adds to the pushed ones: all of an issue except the receiver and the amount. */
const form = (thirdNo: string, part: Form = {}): Form => {
  const { receiverName: _name, faceAmount: _amount, ...rest } = client.form(part)
  return { thirdNo, version: third(thirdNo).version, ...rest }
}
const submit = (thirdNo: string, part: Form = {}) =>
  client.done<ThirdIssueApplication>('core-operator', `${PATH}/submit`, form(thirdNo, part))
const submitted = async (key?: string): Promise<string> => {
  const thirdNo = await push(key)
  await submit(thirdNo)
  return thirdNo
}
const review = async (thirdNo: string, decision: 'PASS' | 'REJECT' = 'PASS', opinion?: string) => {
  const path = `${PATH}/review`
  return (await client.decide('core-director', path, 'ISSUE_REVIEW', [ref(thirdNo)], decision, opinion))[0]!
}
const codes = async (persona: Persona, thirdNo: string) =>
  (await client.done<ThirdIssueApplication>(persona, `${PATH}/detail`, { thirdNo })).actions.map(
    ({ code, enabled, reason }) => (enabled ? code : `${code}：${reason}`),
  )

describe('T-THD-01 接收开立请求', () => {
  it('待处理，通知经办；金额与接收方是平台给的', async () => {
    const thirdNo = await push('PO-1 600000.00')
    expect(third(thirdNo)).toMatchObject({
      thirdStatus: 'RECEIVED',
      thirdBizNo: 'PO-1',
      faceAmount: '600000.00',
    })
    expect(client.messagesOf(thirdNo)).toEqual([['收到第三方平台的开立请求', 'ROLE_CREDIT_CORE_OPERATOR']])
  })

  it('同一业务单号推两次只有一份（INV-21）', async () => {
    await push('PO-1 600000.00')
    await push('PO-1 700000.00')
    expect(rows().map((row) => row.faceAmount)).toEqual(['600000.00'])
  })

  it('验签失败的拒绝', async () => {
    expect(await event('T-THD-01', 'PO-1 验签失败')).toBe('第三方请求验签失败，已拒绝')
    expect(rows()).toEqual([])
  })

  it('提交前就看得到挡住它的原因', async () => {
    const thirdNo = await push()
    expect(await codes('core-operator', thirdNo)).toEqual(['PROCESS', 'SUBMIT：请填写合同编号', 'RETURN'])
  })
})

describe('T-THD-02 经办补录并提交', () => {
  it('冻结额度、占用合同，提交的人是经办', async () => {
    const thirdNo = await submitted()
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'PENDING_REVIEW', createUserName: '周明远' })
    expect(client.limit).toEqual({ used: '0.00', frozen: '600000.00' })
    expect(client.trade.contract).toBe('600000.00')
  })

  it.each<[string, Form, string]>([
    [
      'G-DATE',
      { promisePayDate: '2027-03-20' },
      '2027-03-20 是星期六，承诺付款日须为工作日，最近的工作日 2027-03-19、2027-03-22',
    ],
    ['G-TERM', { promisePayDate: '2027-06-18' }, '期限超过6个月，请填写说明并提交终审'],
    [
      'G-SME',
      { smePayBasisDate: '2026-11-01' },
      '大型企业应自交付之日起60日内支付中小企业款项，请确认合同约定',
    ],
    ['G-TRADE', { contractNo: 'X' }, '合同不存在或未生效'],
    ['G-CONSENT', { receiverConsent: false }, '须接收方已同意以凭证结算'],
    ['付款账号', { payAccountId: 'X' }, '付款账户未验证，请选择已验证的付款账户'],
  ])('%s 不满足时什么都不改变', async (_name, part, message) => {
    const thirdNo = await push()
    const { version } = third(thirdNo)
    expect(await client.refused('core-operator', `${PATH}/submit`, form(thirdNo, part))).toBe(message)
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'RECEIVED', version })
    expect(client.limit.frozen).toBe('0.00')
  })

  it('补录先存下，批量提交逐份给结果', async () => {
    const [ready, empty] = [await push('PO-1'), await push('PO-2')]
    await client.done('core-operator', `${PATH}/save`, form(ready))
    expect(third(ready).thirdStatus).toBe('RECEIVED')
    const { results } = await client.done<{ results: unknown }>('core-operator', `${PATH}/submit-batch`, {
      items: [ref(ready), ref(empty)],
    })
    expect(results).toEqual([
      { documentNo: ready, success: true, message: '已提交复核，等待沈若溪处理' },
      { documentNo: empty, success: false, message: '请填写合同编号' },
    ])
  })

  it('别的岗位不能办', async () => {
    const thirdNo = await push()
    const response = await client.send('core-director', `${PATH}/submit`, form(thirdNo))
    expect(response.status).toBe(403)
  })
})

describe('T-THD-03 退回第三方', () => {
  it('须写原因；退回后回传成功，不能再办', async () => {
    const thirdNo = await push()
    const body = { thirdNo, version: third(thirdNo).version, returnDesc: ' ' }
    expect(await client.refused('core-operator', `${PATH}/return`, body)).toBe('请填写退回原因')
    await client.done('core-operator', `${PATH}/return`, { ...body, returnDesc: '订单已取消' })
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'RETURNED', callbackStatus: 'SUCCESS' })
    expect(await client.refused('core-operator', `${PATH}/submit`, form(thirdNo))).toBe(STATE)
  })
})

describe('T-THD-04、T-THD-05 复核', () => {
  it('无需终审的通过即开立：额度转已用，产生凭证，结果回传', async () => {
    const thirdNo = await submitted()
    expect(await review(thirdNo)).toMatchObject({ success: true, message: '复核通过' })
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'ISSUED', callbackStatus: 'SUCCESS' })
    expect(issueOf(thirdNo)).toMatchObject({
      issueChannel: 'THIRD',
      issueStatus: 'ISSUED',
      thirdBizNo: 'PO-1',
      receiverName: RECEIVER,
      createUserName: '周明远',
      reviewUserName: '沈若溪',
    })
    expect(client.world.vouchers.need(third(thirdNo).voucherNo!).voucherStatus).toBe('WAIT_SIGN')
    expect(client.limit).toEqual({ used: '600000.00', frozen: '0.00' })
    expect(client.trade.contract).toBe('600000.00')
  })

  it('达到终审标准的转终审，额度仍冻结', async () => {
    const thirdNo = await submitted('PO-1 6000000.00')
    await review(thirdNo)
    expect(third(thirdNo).thirdStatus).toBe('PENDING_FINAL')
    expect(issueOf(thirdNo).issueStatus).toBe('PENDING_FINAL')
    expect(client.limit).toEqual({ used: '0.00', frozen: '6000000.00' })
  })

  it('驳回须有意见，额度与合同放回，可再提交', async () => {
    const thirdNo = await submitted()
    expect(await review(thirdNo, 'REJECT')).toMatchObject({ success: false, message: NO_OPINION })
    await review(thirdNo, 'REJECT', '补充合同')
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'REJECTED', reviewOpinion: '补充合同' })
    expect(client.limit.frozen).toBe('0.00')
    expect(client.trade.contract).toBe('0.00')
    await submit(thirdNo)
    expect(third(thirdNo).thirdStatus).toBe('PENDING_REVIEW')
  })

  it('经办本人不能复核（INV-01）', async () => {
    const thirdNo = await submitted()
    third(thirdNo).createUserId = client.world.users.find((user) => user.personName === '沈若溪')!.userId
    expect(await review(thirdNo)).toMatchObject({ success: false, message: OWN })
    expect(await codes('core-director', thirdNo)).toEqual(['REVIEW：不可复核本人经办业务'])
  })
})

describe('T-THD-06 终审结果', () => {
  const waiting = async () => {
    const thirdNo = await submitted('PO-1 6000000.00')
    await review(thirdNo)
    return thirdNo
  }

  it('通过：两份一起开立', async () => {
    const thirdNo = await waiting()
    await client.final(issueOf(thirdNo).issueNo)
    expect(third(thirdNo)).toMatchObject({
      thirdStatus: 'ISSUED',
      callbackStatus: 'SUCCESS',
      finalUserName: '郑国安',
      voucherNo: issueOf(thirdNo).voucherNo,
    })
  })

  it('驳回：额度放回；在这里重新提交，原开立申请作废', async () => {
    const thirdNo = await waiting()
    const { issueNo } = issueOf(thirdNo)
    await client.final(issueNo, 'REJECT', '集中度过高')
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'REJECTED', reviewOpinion: '集中度过高' })
    expect(client.limit.frozen).toBe('0.00')
    expect(client.trade.contract).toBe('0.00')
    const cancel = { documentNo: issueNo, version: client.issue(issueNo).version }
    const elsewhere = '第三方平台的申请，请到第三方平台开立申请办理'
    expect(await client.refused('core-operator', '/v1/credits/issue/cancel', cancel)).toBe(elsewhere)
    await submit(thirdNo)
    expect(client.issue(issueNo).issueStatus).toBe('CANCELLED')
    expect(client.limit.frozen).toBe('6000000.00')
  })
})

describe('T-THD-07、T-THD-08 回传', () => {
  const issued = async () => {
    const thirdNo = await submitted()
    await review(thirdNo)
    return thirdNo
  }

  it('一次失败系统自己再传', async () => {
    const thirdNo = await issued()
    await event('T-THD-07', thirdNo)
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'ISSUED', callbackStatus: 'WAIT' })
    await client.advance('PT6M')
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'ISSUED', callbackStatus: 'SUCCESS' })
  })

  it('三次失败后须人工重新回传', async () => {
    const thirdNo = await issued()
    for (let time = 0; time < 3; time += 1) await event('T-THD-07', thirdNo)
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'CALLBACK_FAILED', callbackStatus: 'FAILED' })
    expect(await codes('core-operator', thirdNo)).toEqual(['RESEND'])
    await client.done('core-operator', `${PATH}/resend`, ref(thirdNo))
    expect(third(thirdNo)).toMatchObject({ thirdStatus: 'ISSUED', callbackStatus: 'SUCCESS' })
    expect(await client.refused('core-operator', `${PATH}/resend`, ref(thirdNo))).toBe(STATE)
  })

  it('没有开立的没有结果可传', async () => {
    const thirdNo = await push()
    expect(await event('T-THD-07', thirdNo)).toBe(STATE)
  })
})

describe('统计', () => {
  it('各状态的示例：合计、按平台、按月份相符，回传失败在最前', async () => {
    client = await TestClient.open('default')
    const report = await client.done<ThirdIssueReport>('core-query', `${PATH}/report`, {})
    expect(report.figures).toEqual({
      applyCount: 11,
      faceAmount: '3914500.00',
      issuedCount: 5,
      issuedAmount: '2208000.00',
      refusedCount: 2,
      callbackFailedCount: 1,
    })
    expect(report.platforms.map((one) => [one.thirdPlatformName, one.applyCount])).toEqual([
      ['华岳采购云平台', 8],
      ['恒联ERP', 3],
    ])
    expect(
      new Set(report.trends.map((one) => one.months.map((month) => month.statMonth).join())),
    ).toHaveLength(1)
    const [first] = await client.list<ThirdIssueApplication>('core-query', `${PATH}/results`)
    expect(first?.thirdStatus).toBe('CALLBACK_FAILED')
    const month = { statMonthFrom: '2026-11', statMonthTo: '2026-11' }
    const { figures } = await client.done<ThirdIssueReport>('core-query', `${PATH}/report`, month)
    expect(figures.applyCount).toBe(5)
  })
})
