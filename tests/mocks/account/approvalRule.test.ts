// Who reviews what: caps, two reviewers, deputies. Four eyes hold in every combination.
import { beforeEach, describe, expect, it } from 'vitest'
import type { ApprovalRules } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { compare } from '#domain/money.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { addDeputy, saveRule, stopDeputy } from '../../../mocks/account/approvalRule/book.ts'
import { BusinessError } from '../../../mocks/kernel/errors.ts'
import { Random } from '../../../mocks/kernel/random.ts'
import type { UserRow } from '../../../mocks/kernel/rows.ts'
import { finalReviewIssue, reviewIssue } from '../../../mocks/voucher/issue/flow.ts'

let client: TestClient
let manager: UserRow
let first: UserRow
beforeEach(async () => {
  client = await TestClient.open()
  const byCode = (code: string) => client.world.users.find(({ personaCode }) => personaCode === code)!
  ;[manager, first] = [byCode('core-manager'), byCode('core-director')]
})

const FINAL = 'ROLE_CREDIT_CORE_FINAL'
const actor = (user: UserRow, role = 'ROLE_CREDIT_CORE_DIRECTOR') => ({ user, corpName: '', role })
/** Another director of the same enterprise. */
const colleague = (name: string, idCard = `11010119900307${name.codePointAt(0)}`): UserRow => {
  const mobilePhone = `138000${name.codePointAt(0)}`
  const user = { ...first, userId: `U-${name}`, personName: name, idCard, mobilePhone }
  delete user.personaCode
  return client.world.users.put(user)
}
type Wanted = { caps?: Record<string, string>; joint?: readonly string[]; jointFrom?: string }
const rule = ({ caps = {}, joint = [], jointFrom }: Wanted) => {
  const people = client.world.users.where(({ corpId }) => corpId === first.corpId)
  const known = client.world.approvalRules.get(`${first.corpId} CREDIT`)
  return saveRule(client.world, actor(manager), {
    productType: 'CREDIT',
    reviewers: people.map(({ userId }) => ({
      userId,
      isJoint: joint.includes(userId),
      ...(caps[userId] !== undefined && { capAmount: caps[userId] }),
    })),
    ...(jointFrom !== undefined && { jointFrom }),
    version: known?.version ?? 0,
  })
}
const pass = (issueNo: string, user: UserRow) => {
  const row = client.world.issueApplications.need(issueNo)
  try {
    reviewIssue(client.world, row, actor(user), {
      version: row.version,
      decision: 'PASS',
      opinion: undefined,
    })
    return row.issueStatus
  } catch (error) {
    if (error instanceof BusinessError) return error.message
    throw error
  }
}
const trail = (issueNo: string) =>
  client.world.issueApplications.need(issueNo).auditTrail.map(({ event }) => event)
const deputise = (absent: UserRow, deputy: UserRow, days = 3) =>
  addDeputy(client.world, actor(manager), {
    absentUserId: absent.userId,
    deputyUserId: deputy.userId,
    deputyStartDate: client.world.today(),
    deputyEndDate: addDays(client.world.today(), days),
    deputyReason: '出差',
  })

describe('复核额度', () => {
  it('超过的不能通过，仍可驳回；按钮上说原因，下一步不再写他', async () => {
    const issueNo = await client.submit({ faceAmount: '600000.00' })
    rule({ caps: { [first.userId]: '500000.00' } })
    expect(pass(issueNo, first)).toBe('超过您的复核额度500,000.00元')
    const detail = await client.done<{ actions: { code: string; enabled: boolean; reason?: string }[] }>(
      'core-director',
      '/v1/credits/issue/detail',
      { issueNo },
    )
    expect(detail.actions.find(({ code }) => code === 'REVIEW')).toEqual({
      code: 'REVIEW',
      enabled: true,
      reason: '超过您的复核额度500,000.00元',
    })
    await client.review(issueNo, 'REJECT', '金额有误')
    expect(client.issue(issueNo).issueStatus).toBe('REJECTED')
  })
})

describe('两人复核', () => {
  it('第一位通过后还在待复核，另一位通过才开立；同一个人、同一个人的另一个账号都不算', async () => {
    const second = colleague('乙')
    const twin = colleague('丙', first.idCard)
    const issueNo = await client.submit({ faceAmount: '600000.00' })
    rule({ jointFrom: '600000.00' })
    expect(pass(issueNo, first)).toBe('PENDING_REVIEW')
    expect(pass(issueNo, first)).toBe('您已通过，须由另一位复核人复核')
    expect(pass(issueNo, twin)).toBe('您已通过，须由另一位复核人复核')
    expect(pass(issueNo, second)).not.toBe('PENDING_REVIEW')
    expect(trail(issueNo).slice(-2)).toEqual(['复核通过（1/2）', '复核通过（无需终审）'])
  })

  it('第一位通过的也不能终审它', async () => {
    const second = colleague('乙')
    const issueNo = await client.submit({ faceAmount: '6000000.00' })
    rule({ jointFrom: '1.00' })
    first.roleCodes = [...first.roleCodes, FINAL]
    expect(pass(issueNo, first)).toBe('PENDING_REVIEW')
    expect(pass(issueNo, second)).toBe('PENDING_FINAL')
    const row = client.issue(issueNo)
    const final = () =>
      finalReviewIssue(client.world, row, actor(first, FINAL), {
        version: row.version,
        decision: 'PASS',
        opinion: undefined,
      })
    expect(final).toThrow('不可终审本人复核业务')
  })

  it('驳回后再提交，从头数；规则改了，已通过的那一次仍算', async () => {
    const second = colleague('乙')
    const issueNo = await client.submit({ faceAmount: '600000.00' })
    rule({ jointFrom: '1.00' })
    expect(pass(issueNo, first)).toBe('PENDING_REVIEW')
    rule({ jointFrom: '500000.00' })
    expect(pass(issueNo, second)).not.toBe('PENDING_REVIEW')
  })
})

describe('代理', () => {
  it('以被代理人的额度通过，轨迹写着代谁；过了那几天、结束了就不能', async () => {
    const second = colleague('乙')
    rule({ caps: { [second.userId]: '1.00' } })
    const [one, two, three] = [await client.submit(), await client.submit(), await client.submit()]
    const deputy = deputise(first, second, 1)
    expect(pass(one, second)).not.toContain('超过')
    expect(trail(one).at(-1)).toBe(`复核通过（无需终审）：代${first.personName}`)
    stopDeputy(client.world, deputy)
    expect(pass(two, second)).toBe('超过您的复核额度1.00元')
    deputise(first, second, 1)
    await client.advance('P3D')
    expect(pass(three, second)).toBe('超过您的复核额度1.00元')
  })

  it('被代理人经办的不能由代理人以他的席位复核；两人复核里代理与本人只算一席', async () => {
    const second = colleague('乙')
    const maker = client.world.users.find(({ personaCode }) => personaCode === 'core-operator')!
    maker.roleCodes = [...maker.roleCodes, 'ROLE_CREDIT_CORE_DIRECTOR']
    const issueNo = await client.submit()
    rule({ caps: { [second.userId]: '1.00' } })
    deputise(maker, second)
    expect(pass(issueNo, second)).toBe('超过您的复核额度1.00元')
  })

  it('两人复核里，被代理人与代他的人只算一席', async () => {
    const [second, third] = [colleague('乙'), colleague('丙')]
    const issueNo = await client.submit()
    rule({ jointFrom: '1.00', joint: [first.userId, third.userId] })
    deputise(first, second)
    expect(pass(issueNo, second)).toBe('PENDING_REVIEW')
    expect(trail(issueNo).at(-1)).toBe(`复核通过（1/2）：代${first.personName}`)
    expect(pass(issueNo, first)).toContain('另一位复核人')
    expect(pass(issueNo, third)).not.toBe('PENDING_REVIEW')
  })

  it('不能是本人，不能早于今天，不能重叠，不能一个代一个', () => {
    const [second, third] = [colleague('乙'), colleague('丙')]
    expect(() => deputise(first, first)).toThrow('代理人不能是本人')
    expect(() => deputise(first, second, -1)).toThrow('结束日不能早于开始日')
    deputise(first, second)
    expect(() => deputise(first, third)).toThrow('这些天已有代理')
    expect(() => deputise(second, third)).toThrow('自己由别人代理')
    expect(() => deputise(third, first)).toThrow('自己由别人代理')
  })
})

it('怎样组合都是两双眼睛：经办的不复核，两人就是两个人，额度都够', async () => {
  const source = new Random(20261201)
  const random = () => source.next()
  const names = ['乙', '丙', '丁']
  for (let round = 0; round < 60; round += 1) {
    const people = [first, ...names.map((name) => colleague(name, random() < 0.2 ? first.idCard : undefined))]
    const some = <One>(all: readonly One[]) => all.filter(() => random() < 0.5)
    const amount = ['1000.00', '5000.00', '9000.00'][Math.floor(random() * 3)]!
    const caps = Object.fromEntries(
      some(people).map(({ userId }) => [userId, random() < 0.5 ? '3000.00' : '8000.00']),
    )
    const joint = some(people).map(({ userId }) => userId)
    const jointFrom = random() < 0.6 ? '4000.00' : undefined
    const wanted = { caps, joint: joint.length === 1 ? [] : joint, ...(jointFrom && { jointFrom }) }
    if (new Set(people.map(({ idCard }) => idCard)).size < 2) continue
    rule(wanted)
    for (const one of client.world.deputies.all()) client.world.deputies.delete(one.deputyId)
    try {
      deputise(people[Math.floor(random() * 4)]!, people[Math.floor(random() * 4)]!)
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error
    }
    const issueNo = await client.submit({ faceAmount: amount })
    const row = client.issue(issueNo)
    const maker = client.world.users.need(row.createUserId)
    const passers: UserRow[] = []
    for (let step = 0; step < 12 && row.issueStatus === 'PENDING_REVIEW'; step += 1) {
      const user = [...people, maker][Math.floor(random() * 5)]!
      const before = row.auditTrail.length
      pass(issueNo, user)
      if (row.auditTrail.length > before) passers.push(user)
    }
    const cards = passers.map(({ idCard }) => idCard)
    expect(cards).not.toContain(maker.idCard)
    expect(new Set(cards).size).toBe(cards.length)
    if (row.issueStatus === 'PENDING_REVIEW') continue
    const needsTwo = jointFrom !== undefined && compare(amount, jointFrom) >= 0
    expect(passers).toHaveLength(needsTwo ? 2 : 1)
    const deputies = client.world.deputies.all()
    for (const user of passers) {
      const seats = [
        user.userId,
        ...deputies.filter((one) => one.deputyUserId === user.userId).map((one) => one.absentUserId),
      ]
      expect(seats.some((seat) => caps[seat] === undefined || compare(amount, caps[seat]) <= 0)).toBe(true)
    }
  }
})

describe('谁能改', () => {
  const read = (persona: Persona) => client.done<ApprovalRules>(persona, '/v1/approval/rules', {})

  it('本企业的人都看得到，只有管理员能改；签署、版本照常', async () => {
    expect((await read('core-query')).canModify).toBe(false)
    const { rules, canModify } = await read('core-manager')
    expect(canModify).toBe(true)
    const credit = rules.find(({ productType }) => productType === 'CREDIT')!
    const form = {
      productType: 'CREDIT',
      version: credit.version,
      reviewers: credit.reviewers.map(({ userId }) => ({ userId, isJoint: false, capAmount: '1000000.00' })),
    }
    const save = '/v1/approval/rule/save'
    expect(await client.refused('core-operator', save, form)).toContain('只有企业管理员')
    expect(await client.refused('core-manager', save, form)).toBe('请先完成短信签署')
    const signTicket = await client.sign('core-manager', 'USER_CHANGE', ['CREDIT'])
    await client.done('core-manager', save, { ...form, signTicket })
    const again = await client.sign('core-manager', 'USER_CHANGE', ['CREDIT'])
    expect(await client.refused('core-manager', save, { ...form, signTicket: again })).toContain(
      '请刷新后重试',
    )
  })
})
