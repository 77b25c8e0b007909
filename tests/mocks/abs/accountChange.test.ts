// AAC 归集账户变更: what the plan manager changes is checked by one person and confirmed by another; until then nothing is paid.
import { beforeEach, describe, expect, it } from 'vitest'
import { addWorkingDays } from '#domain/calendar.ts'
import {
  type DocumentState,
  NO_OPINION,
  type Outcome,
  OWN,
  type Persona,
  STATE,
  TestClient,
  UNSIGNED,
  WRONG_ROLE,
} from '../../../checks/shared/TestClient.ts'
import type { AbsAccountChangeRow } from '../../../mocks/abs/accountChange/rows.ts'
import { buildAbsAccountChange } from '../../../mocks/abs/accountChange/seed.ts'
import type { AbsPayableRow } from '../../../mocks/abs/payable/rows.ts'
import type { AbsPaymentRow } from '../../../mocks/abs/payment/rows.ts'
import { buildAbsPayable } from '../../../mocks/abs/payment/seed.ts'
import { holidays } from '../../../mocks/portal/holiday/holidays.ts'

const BASE = '/v1/abs/account-change'
const PAYMENT = '/v1/abs/payment'
const CHANGED = '归集账户已变更，请先核对并确认新账户'

let client: TestClient
let payable: AbsPayableRow
const pooled = (payableAmount: string, day = 20): AbsPayableRow =>
  buildAbsPayable(client.world, {
    payableStatus: 'POOLED',
    payableAmount,
    payableDueDate: addWorkingDays(client.world.today(), day, holidays),
  })
beforeEach(async () => {
  client = await TestClient.open('abs-ready')
  payable = pooled('1000000.00')
  await client.day(addWorkingDays(payable.payableDueDate, -10, holidays))
})

const payments = () => client.world.absPayments.all()
const payment = (): AbsPaymentRow => payments().at(-1)!
const changes = () => client.world.absAccountChanges.all()
const change = (): AbsAccountChangeRow => changes().at(-1)!
const alter = () => client.happens('planmgr', '变更归集账户', payable.planNo!)
const ref = () => ({ documentNo: change().changeNo, version: change().version })
const submit = (part: object = {}, persona: Persona = 'abs-core-operator') =>
  client.post(persona, `${BASE}/submit`, { ...ref(), ...part })
const review = async (
  decision: 'PASS' | 'REJECT' = 'PASS',
  opinion?: string,
  persona: Persona = 'abs-core-director',
): Promise<Outcome> =>
  (await client.decide(persona, `${BASE}/review`, 'ABS_ACCOUNT', [ref()], decision, opinion))[0]!
const register = (paymentDate = client.world.today()) =>
  client.post('abs-core-operator', `${PAYMENT}/register`, {
    items: [{ ...payment(), paymentAmount: payable.payableAmount }].map(
      ({ paymentNo, version, paymentAmount }) => ({ paymentNo, version, paymentAmount }),
    ),
    paymentDate,
    payAccountId: client.account('C011', 'PAY').accountId,
    payChannel: 'BANK_DEBIT',
  })
const reviewPayment = async (): Promise<Outcome> =>
  (
    await client.decide('abs-core-director', `${PAYMENT}/review`, 'ABS_PAYMENT', [
      { documentNo: payment().paymentNo, version: payment().version },
    ])
  )[0]!

describe('T-AAC-01 归集账户变更', () => {
  it('同一变更的付款合成一份，两个岗位都知道，从哪里来写得明白', async () => {
    pooled('300000.00', 10)
    await client.advance('P1D')
    const former = payment().poolAccountNo
    await alter()
    const plan = client.world.absPlans.need(payable.planNo!)
    expect(changes()).toHaveLength(1)
    expect(change()).toMatchObject({
      changeStatus: 'WAIT_CHECK',
      formerAccountNo: former,
      accountNo: plan.poolAccountNo,
      accountSource: { providedBy: plan.managerName, channel: '计划管理人变更通知' },
    })
    expect(payments().map((row) => row.accountChangeNo)).toEqual([change().changeNo, change().changeNo])
    expect(client.messagesOf(change().changeNo)).toEqual([
      ['归集账户已变更，核对并复核之前不付款', 'ROLE_ABS_CORE_DIRECTOR'],
      ['归集账户已变更，请与计划管理人的书面通知核对', 'ROLE_ABS_CORE_OPERATOR'],
    ])
    expect((await register()).message).toContain(CHANGED)
  })

  it('变更之后才生成的付款同样要等确认；确认过的账户不再问', async () => {
    client.world.absPayments.delete(payment().paymentNo)
    await alter()
    expect(changes()).toHaveLength(0)
    await client.advance('P1D')
    expect(payment()).toMatchObject({ accountChangeNo: change().changeNo })
    expect((await register()).message).toContain(CHANGED)
    await submit()
    await review()
    const later = pooled('500000.00', 9)
    await client.advance('P1D')
    expect(payment()).toMatchObject({ payableNo: later.payableNo })
    expect(payment().formerPoolAccountNo).toBeUndefined()
  })

  it('T-AAC-05 核对途中又变更：前一份失效，从头核对', async () => {
    await alter()
    await submit()
    const first = change()
    await alter()
    expect(first.changeStatus).toBe('VOID')
    expect(change()).toMatchObject({
      changeStatus: 'WAIT_CHECK',
      formerAccountNo: first.formerAccountNo,
      accountNo: client.world.absPlans.need(payable.planNo!).poolAccountNo,
    })
    const late = { documentNo: first.changeNo, version: first.version }
    expect(
      (await client.decide('abs-core-director', `${BASE}/review`, 'ABS_ACCOUNT', [late]))[0]!.message,
    ).toBe(STATE)
  })
})

describe('T-AAC-02 至 T-AAC-04', () => {
  beforeEach(alter)

  it('经办核对、复核签署确认之后才能登记', async () => {
    expect((await submit({}, 'abs-core-director')).message).toBe(WRONG_ROLE)
    expect((await submit({ remark: '已致电王经理' })).code).toBe('0')
    expect(change()).toMatchObject({ changeStatus: 'PENDING_REVIEW', remark: '已致电王经理' })
    expect((await register()).message).toContain(CHANGED)
    expect(client.messagesOf(change().changeNo).at(-1)).toEqual([
      '有归集账户变更待复核',
      'ROLE_ABS_CORE_DIRECTOR',
    ])
    expect(await review()).toMatchObject({ success: true })
    expect(change().changeStatus).toBe('CONFIRMED')
    expect(payment().auditTrail.at(-1)).toMatchObject({ event: '确认新的归集账户' })
    expect((await register()).code).toBe('0')
  })

  it('复核之前核对人本人可以撤回，付款照旧等着；复核过的不能', async () => {
    await submit()
    const recall = (persona: Persona) => client.post(persona, `${BASE}/recall`, ref())
    expect((await recall('abs-core-director')).message).toBe(WRONG_ROLE)
    expect((await recall('abs-core-operator')).code).toBe('0')
    expect(change().changeStatus).toBe('WAIT_CHECK')
    expect((await register()).message).toContain(CHANGED)
    await submit()
    await review()
    expect((await recall('abs-core-operator')).message).toBe(STATE)
  })

  it('没有签署不能通过；签的须是这一份', async () => {
    await submit()
    const body = { items: [ref()], decision: 'PASS' }
    expect(await client.refused('abs-core-director', `${BASE}/review`, body)).toBe(UNSIGNED)
    const signTicket = await client.sign('abs-core-director', 'ABS_ACCOUNT', ['AA0'])
    expect(await client.refused('abs-core-director', `${BASE}/review`, { ...body, signTicket })).toBe(
      UNSIGNED,
    )
    expect(change().changeStatus).toBe('PENDING_REVIEW')
  })

  it('核对人自己不能复核，同一个人换一个账号也不行；查询岗不能核对也不能复核', async () => {
    await submit()
    const director = client.user('abs-core-director')
    const maker = client.world.users.need(change().createUserId)
    change().createUserId = director.userId
    const view = await client.done<DocumentState>('abs-core-director', `${BASE}/detail`, {
      changeNo: change().changeNo,
    })
    const own = { enabled: false, reason: OWN }
    expect(view.actions).toEqual([
      { code: 'REVIEW', ...own },
      { code: 'REVEAL', ...own },
    ])
    expect(await review()).toMatchObject({ success: false, message: own.reason })
    const twin = { ...maker, userId: 'U999', mobilePhone: '13910809999', idCard: director.idCard }
    delete twin.personaCode
    change().createUserId = client.world.users.put(twin).userId
    expect(await review()).toMatchObject({ success: false, message: own.reason })
    expect((await submit({}, 'abs-core-query')).code).not.toBe('0')
    expect((await review('REJECT', '不清楚', 'abs-core-query')).success).toBe(false)
    expect(change().changeStatus).toBe('PENDING_REVIEW')
  })

  it('驳回须写意见，经办重新核对；其间仍不付款', async () => {
    await submit()
    expect(await review('REJECT')).toMatchObject({ success: false, message: NO_OPINION })
    await review('REJECT', '请附书面通知')
    expect(change()).toMatchObject({ changeStatus: 'REJECTED', reviewOpinion: '请附书面通知' })
    expect((await register()).message).toContain(CHANGED)
    await submit({ remark: '已附通知' })
    expect(change().changeStatus).toBe('PENDING_REVIEW')
    expect(change().reviewOpinion).toBeUndefined()
    expect(await review()).toMatchObject({ success: true })
  })

  it('别家企业的变更看不到；书面通知须是本企业上传的', async () => {
    const { changeNo } = change()
    expect(await client.refused('abs-chain-operator', `${BASE}/detail`, { changeNo })).toBeTruthy()
    const foreign = { fileId: 'F0', fileName: '通知.pdf', fileSize: 1, category: 'OTHER' }
    expect((await submit({ noticeFiles: [foreign] })).message).toBe('文件不存在')
  })
})

describe('T-AAC-06、T-AAC-07 核对不一致', () => {
  const report = (mismatchReason: string) =>
    client.post('abs-core-operator', `${BASE}/report`, { ...ref(), mismatchReason })

  it('写明原因上报，此前不能登记；计划管理人说明之后重新核对', async () => {
    await alter()
    expect((await report(' ')).message).toBe('请写明哪里不一致')
    expect((await report('没有发出过变更通知')).code).toBe('0')
    expect(change()).toMatchObject({ changeStatus: 'MISMATCH', mismatchReason: '没有发出过变更通知' })
    expect((await submit()).message).toBe(STATE)
    expect((await register()).message).toBe(CHANGED)
    await client.happens('planmgr', 'T-AAC-07', `${change().changeNo} 通知已补寄`)
    expect(change().changeStatus).toBe('WAIT_CHECK')
    expect((await submit()).code).toBe('0')
  })

  it('再次变更的，上报过的随之失效', async () => {
    await alter()
    await report('账号不一致')
    const { changeNo } = change()
    await alter()
    expect(client.world.absAccountChanges.need(changeNo).changeStatus).toBe('VOID')
  })
})

describe('登记之后变更', () => {
  it('待复核的不能通过，待付款的不付；确认后照常付出', async () => {
    const day = addWorkingDays(client.world.today(), 1, holidays)
    await register(day)
    await alter()
    expect(await reviewPayment()).toMatchObject({ success: false, message: CHANGED })
    await submit()
    await review()
    expect(await reviewPayment()).toMatchObject({ success: true })
    expect(payment().paymentStatus).toBe('REGISTERED')
    await alter()
    await client.day(day)
    expect(payment().paymentStatus).toBe('REGISTERED')
    await submit()
    await review()
    await client.advance('PT1S')
    expect(payment().paymentStatus).toBe('PAYING')
  })
})

it('出池之后付款作废，等它的变更随之失效', async () => {
  await alter()
  const transfer = client.world.absTransfers.need(payable.absTransferNo!)
  expect(await client.happens('planmgr', 'T-ATR-13', `${transfer.absTransferNo} 发票已红冲`)).toBeUndefined()
  expect(payments()).toEqual([])
  expect(change().changeStatus).toBe('VOID')
})

it('造出的每种状态都合乎不变量', async () => {
  for (const changeStatus of ['WAIT_CHECK', 'PENDING_REVIEW', 'REJECTED', 'CONFIRMED', 'VOID'] as const)
    buildAbsAccountChange(client.world, { changeStatus })
  expect(await client.list('abs-core-query', `${BASE}/page`)).toHaveLength(5)
  await client.advance('PT1S')
})
