// LIM 额度分配: from the parent to a member and back (INV-11).
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_OPINION, OWN, TestClient } from '../../../checks/shared/TestClient.ts'

const MEMBER = '华岳智造（西安）叶片有限公司'
const OTHER = '华岳智造（天津）电气有限公司'
const SAVE = '/v1/limit-distributions/save'
const SUBMIT = '/v1/limit-distributions/submit'
const DAYS = { limitEffectiveDate: '2026-11-18', limitExpireDate: '2027-06-30' }

type Distribution = {
  distributeNo: string
  version: number
  distributeStatus: string
  distributeAmount?: string
}
type Line = { memberCorpName: string; distributeAmount?: string }

let client: TestClient
let limitNo = ''
beforeEach(async () => {
  client = await TestClient.open('group-ready')
  limitNo = client.world.limits.find((row) => row.corpId === 'C001')!.limitNo
})

const parent = () => client.world.limits.need(limitNo)
const member = () => client.world.limits.find((row) => row.parentLimitNo === limitNo && row.corpId === 'C005')
const form = (distributeType: string, lines: Line[], more: object = {}) => ({
  limitNo,
  distributeType,
  lines,
  ...DAYS,
  ...more,
})
const one = (amount?: string): Line[] => [
  { memberCorpName: MEMBER, ...(amount && { distributeAmount: amount }) },
]

const submit = async (type: string, lines: Line[], more?: object): Promise<Distribution[]> =>
  client.done<Distribution[]>('core-operator', SUBMIT, form(type, lines, more))
const decide = async (row: Distribution, decision: 'PASS' | 'REJECT' = 'PASS', opinion?: string) => {
  const items = [{ documentNo: row.distributeNo, version: row.version }]
  const path = '/v1/limit-distributions/review'
  return (await client.decide('core-director', path, 'LIMIT_REVIEW', items, decision, opinion))[0]!
}
const allocated = async (amount: string) => {
  const [row] = await submit('ALLOCATE', one(amount))
  expect(await decide(row!)).toMatchObject({ success: true })
}

describe('T-LIM-02、03 分配', () => {
  it('提交冻结母公司的可用额度，通过后转为已分配，成员得到额度；两边各有流水', async () => {
    const [row] = await submit('ALLOCATE', one('60000000.00'))
    expect(parent()).toMatchObject({ frozenLimit: '60000000.00', distributedLimit: '0.00' })
    expect(member()).toBeUndefined()
    await decide(row!)
    expect(parent()).toMatchObject({ frozenLimit: '0.00', distributedLimit: '60000000.00' })
    expect(member()).toMatchObject({ totalLimit: '60000000.00', limitExpireDate: '2027-06-30' })
    const flows = client.world.limitFlows.where((flow) => flow.bizNo === row!.distributeNo)
    expect(flows.map((flow) => [flow.limitFlowType, flow.flowAmount])).toEqual([
      ['FREEZE', '-60000000.00'],
      ['UNFREEZE', '60000000.00'],
      ['DISTRIBUTE', '-60000000.00'],
      ['GRANT', '60000000.00'],
    ])
  })

  it('几个成员一起提交，合计不超过可用额度；有一个不合格，一个也不提交', async () => {
    const lines = (amount: string): Line[] => [
      { memberCorpName: MEMBER, distributeAmount: '60000000.00' },
      { memberCorpName: OTHER, distributeAmount: amount },
    ]
    const message = await client.refused('core-operator', SUBMIT, form('ALLOCATE', lines('40000000.01')))
    expect(message).toBe('可用额度不足，差额0.01元')
    expect(client.world.limitDistributions.size).toBe(0)
    expect(await submit('ALLOCATE', lines('40000000.00'))).toHaveLength(2)
    expect(parent().frozenLimit).toBe('100000000.00')
  })

  it('端到端14：分 6000 万、已用 2000 万，调减到 1500 万被拒，到 2000 万可以', async () => {
    await allocated('60000000.00')
    const limit = member()!
    await client.session.control('/__mock/seed', {
      entity: 'IssueApplication',
      // five of 4 million: from 5 million on another person would have to give the final review
      rows: Array.from({ length: 5 }, () => ({
        开立方: MEMBER,
        凭证金额: '4000000.00',
        开立状态: '已签收',
        开立日: '2026-11-17',
      })),
    })
    expect(limit.usedLimit).toBe('20000000.00')
    expect(await client.refused('core-operator', SUBMIT, form('DECREASE', one('45000000.00')))).toBe(
      '变更后额度不能低于成员已用与冻结的20,000,000.00元',
    )
    const [row] = await submit('DECREASE', one('40000000.00'))
    await decide(row!)
    expect(limit.totalLimit).toBe('20000000.00')
    expect(parent().distributedLimit).toBe('20000000.00')
  })

  it('不是成员、同一成员两行、没有额度先调减、超过母公司到期日，都不能提交', async () => {
    const refused = async (type: string, lines: Line[], more?: object) =>
      client.refused('core-operator', SUBMIT, form(type, lines, more))
    expect(await refused('ALLOCATE', [{ memberCorpName: '江苏恒拓精密机械有限公司' }])).toContain(
      '不是本集团的成员',
    )
    expect(await refused('ALLOCATE', [...one('1.00'), ...one('2.00')])).toBe('同一成员企业只填一行')
    expect(await refused('DECREASE', one('1.00'))).toContain('没有从这笔额度分得的额度')
    expect(await refused('ALLOCATE', one('1.00'), { limitExpireDate: '2099-01-01' })).toContain(
      '不能晚于本企业额度',
    )
    expect(await refused('ALLOCATE', one('0.00'))).toBe('请填写大于0的分配金额')
    await allocated('10000000.00')
    expect(await refused('ALLOCATE', one('1.00'))).toContain('请用调增')
    await submit('INCREASE', one('1000000.00'))
    expect(await refused('DECREASE', one('1000000.00'))).toContain('已有待审批的分配')
  })

  it('只有母公司看得到自己的分配；成员看不到母公司的额度', async () => {
    await allocated('10000000.00')
    const { limitNo: own } = member()!
    expect(await client.list('member-operator', '/v1/limits/page')).toMatchObject([{ limitNo: own }])
    expect(await client.refused('member-operator', '/v1/limits/detail', { limitNo })).toContain('不存在')
  })
})

describe('T-LIM-01、04、05 草稿、驳回、撤销', () => {
  it('草稿不占额度；驳回与撤销都放回冻结，驳回的可改后再提交', async () => {
    const [saved] = await client.done<Distribution[]>('core-operator', SAVE, form('ALLOCATE', one()))
    expect(saved).toMatchObject({ distributeStatus: 'DRAFT' })
    expect(parent().frozenLimit).toBe('0.00')
    const edit = { distributeNo: saved!.distributeNo, version: saved!.version }
    const [row] = await submit('ALLOCATE', one('5000000.00'), edit)
    expect(row!.distributeNo).toBe(saved!.distributeNo)
    expect(await decide(row!, 'REJECT')).toMatchObject({ success: false, message: NO_OPINION })
    expect(await decide(row!, 'REJECT', '先给出用款计划')).toMatchObject({ success: true })
    expect(parent().frozenLimit).toBe('0.00')
    const again = client.world.limitDistributions.need(row!.distributeNo)
    const [second] = await submit('ALLOCATE', one('4000000.00'), {
      distributeNo: row!.distributeNo,
      version: again.version,
    })
    expect(parent().frozenLimit).toBe('4000000.00')
    const cancel = { documentNo: second!.distributeNo, version: second!.version }
    expect(await client.refused('multi-corp', '/v1/limit-distributions/cancel', cancel)).toContain(
      '只能撤销本人',
    )
    await client.done('core-operator', '/v1/limit-distributions/cancel', cancel)
    expect(parent().frozenLimit).toBe('0.00')
  })

  it('经办不能审批自己的分配（INV-01）', async () => {
    const [row] = await submit('ALLOCATE', one('5000000.00'))
    const stored = client.world.limitDistributions.need(row!.distributeNo)
    expect(await client.madeBy('core-director', stored, () => decide(row!))).toMatchObject({
      success: false,
      message: OWN,
    })
  })
})

describe('冻结、收回与到期', () => {
  it('冻结后成员不能开立，解冻后恢复；收回只收未用的', async () => {
    await allocated('8000000.00')
    const [freeze] = await submit('FREEZE', one())
    await decide(freeze!)
    expect(member()!.limitStatus).toBe('FROZEN')
    expect(await client.refused('core-operator', SUBMIT, form('INCREASE', one('1.00')))).toContain('请先解冻')
    const [thaw] = await submit('UNFREEZE', one())
    await decide(thaw!)
    const [reclaim] = await submit('RECLAIM', one())
    expect(reclaim!.distributeAmount).toBe('8000000.00')
    await decide(reclaim!)
    expect(member()).toMatchObject({ totalLimit: '0.00', limitStatus: 'EFFECTIVE' })
    expect(parent().distributedLimit).toBe('0.00')
  })

  it('T-LIM-06 到期：未用部分回到母公司，分配为已到期', async () => {
    await allocated('8000000.00')
    await client.day('2027-06-30')
    expect(member()!.limitStatus).toBe('EFFECTIVE')
    await client.day('2027-07-01')
    expect(member()).toMatchObject({ totalLimit: '0.00', limitStatus: 'EXPIRED' })
    expect(parent().distributedLimit).toBe('0.00')
    expect(client.world.limitDistributions.all().map((row) => row.distributeStatus)).toEqual(['EXPIRED'])
  })
})
