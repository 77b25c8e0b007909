// APM ABS付款管理与 ACK 付款核对：计划、登记、复核、银行、差异、逾期。
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, addWorkingDays, termDays } from '#domain/calendar.ts'
import { NO_OPINION, type Persona, STATE, TestClient } from '../../../checks/shared/TestClient.ts'
import type { AbsPayableRow } from '../../../mocks/abs/payable/rows.ts'
import type { AbsPaymentRow } from '../../../mocks/abs/payment/rows.ts'
import { buildAbsPayable } from '../../../mocks/abs/payment/seed.ts'
import { holidays } from '../../../mocks/portal/holiday/holidays.ts'

const BASE = '/v1/abs/payment'

let client: TestClient
let payable: AbsPayableRow
beforeEach(async () => {
  client = await TestClient.open('abs-ready')
  payable = pooled('1000000.00')
})

/** 一笔已入池、20 个工作日后到期的账款。 */
const pooled = (payableAmount: string): AbsPayableRow =>
  buildAbsPayable(client.world, {
    payableStatus: 'POOLED',
    payableAmount,
    payableDueDate: addWorkingDays(client.world.today(), 20, holidays),
  })
const payments = () => client.world.absPayments.all()
const payment = (): AbsPaymentRow => payments().at(-1)!
const planned = () => client.day(addWorkingDays(payable.payableDueDate, -10, holidays))

const entry = (row: AbsPaymentRow, paymentAmount = '1000000.00') => ({
  paymentNo: row.paymentNo,
  version: row.version,
  paymentAmount,
})
const terms = (part: object = {}) => ({
  paymentDate: client.world.today(),
  payAccountId: client.account('C011', 'PAY').accountId,
  payChannel: 'BANK_DEBIT',
  ...part,
})
const register = (part: object = {}, items = [entry(payment())]) =>
  client.post('abs-core-operator', `${BASE}/register`, { ...terms(part), items })
const ref = ({ paymentNo, version } = payment()) => ({ documentNo: paymentNo, version })
const review = (decision: 'PASS' | 'REJECT' = 'PASS', opinion?: string) =>
  client.decide('abs-core-director', `${BASE}/review`, 'ABS_PAYMENT', [ref()], decision, opinion)
const resolve = (part: object, row = payment()) =>
  client.post('abs-core-operator', `${BASE}/resolve-diff`, { ...ref(row), ...part })
const paying = async (amount?: string): Promise<void> => {
  await planned()
  await register({}, [entry(payment(), amount)])
  await review()
  await client.advance('PT1S')
}

describe('T-APM-01 到期付款计划', () => {
  it('应付日期前 10 个工作日生成，付往计划的归集账户，通知经办；不重复', async () => {
    await client.day(addWorkingDays(payable.payableDueDate, -11, holidays))
    expect(payments()).toEqual([])
    await planned()
    const { poolAccountNo } = client.world.absPlans.need(payable.planNo!)
    expect(payment()).toMatchObject({ paymentStatus: 'WAIT_REGISTER', poolAccountNo })
    expect(client.messagesOf(payment().paymentNo)).toEqual([
      ['有新的到期付款待登记', 'ROLE_ABS_CORE_OPERATOR'],
    ])
    await client.advance('P1D')
    expect(payments()).toHaveLength(1)
  })
})

describe('T-APM-02 付款登记', () => {
  it('金额、日期、渠道不合格的拒绝，不改状态', async () => {
    await planned()
    const { version } = payment()
    const refusals = [
      await register({}, [entry(payment(), '1000000.01')]),
      await register({}, [entry(payment(), '0.00')]),
      await register({ paymentDate: addDays(client.world.today(), -1) }),
      await register({ payChannel: 'OFFLINE' }),
    ].map(({ message }) => message)
    expect(refusals).toEqual([
      expect.stringContaining('超过未付金额1,000,000.00元'),
      '本次付款金额须大于0',
      '付款日期须为今日或以后的工作日',
      '请输入银行流水号',
    ])
    expect(payment()).toMatchObject({ paymentStatus: 'WAIT_REGISTER', version })
  })

  it('多笔一起登记：同一归集账户的全部登记；换了人、状态变了都不行', async () => {
    pooled('300000.00')
    await planned()
    const items = [entry(payments()[0]!), entry(payments()[1]!, '300000.00')]
    expect(await client.refused('abs-core-director', `${BASE}/register`, { ...terms(), items })).toBeTruthy()
    expect((await register({}, items)).code).toBe('0')
    expect(payments().map((row) => row.paymentStatus)).toEqual(['PENDING_REVIEW', 'PENDING_REVIEW'])
    const again = items.map((item) => ({ ...item, version: item.version + 1 }))
    expect((await register({}, again)).message).toBe(STATE)
  })
})

describe('撤回提交', () => {
  it('复核人决定之前本人撤回，合并登记的一起；别人不行，决定之后不行', async () => {
    pooled('500000.00')
    await planned()
    await register(
      {},
      payments().map((row) => entry(row, row.payableAmount)),
    )
    const [first, second] = payments() as [AbsPaymentRow, AbsPaymentRow]
    expect(first.registerNo).toBe(second.registerNo)
    const recall = () => client.post('abs-core-operator', `${BASE}/recall`, ref(first))
    const made = first.createUserId
    first.createUserId = 'U-other'
    expect((await recall()).message).toBe('只能撤回本人提交的')
    first.createUserId = made
    expect((await recall()).code).toBe('0')
    expect(payments().map((row) => row.paymentStatus)).toEqual(['WAIT_REGISTER', 'WAIT_REGISTER'])
    expect((await recall()).message).toBe(STATE)
  })
})

describe('T-APM-03 至 T-APM-08', () => {
  it('复核通过后当日窗口内付出，足额到账即付清账款，出回单、记账', async () => {
    await paying()
    expect(payment().paymentStatus).toBe('PAYING')
    const { paymentNo } = payment()
    await client.happens('custodian', 'T-APM-06', paymentNo)
    expect(payment()).toMatchObject({ paymentStatus: 'PAID', receivedAmount: '1000000.00' })
    expect(payable).toMatchObject({ payableStatus: 'PAID', payableRemain: '0.00' })
    expect(client.world.receipts.need(payment().receiptNos[0]!)).toMatchObject({
      receiptType: 'ABS_PAY',
      receiptAmount: '1000000.00',
    })
    expect(client.bookingsOf(paymentNo)).toEqual([['T-APM-06', '1000000.00']])
    await client.advance('PT31M')
    expect(payment().absCheckStatus).toBe('MATCHED')
  })

  it('驳回须写意见，回到待登记；付款日未到的不付', async () => {
    await planned()
    await register({ paymentDate: addWorkingDays(client.world.today(), 2, holidays) })
    expect((await review('REJECT'))[0]).toMatchObject({ success: false, message: NO_OPINION })
    await review('REJECT', '付款日期请提前')
    expect(payment()).toMatchObject({ paymentStatus: 'WAIT_REGISTER', reviewOpinion: '付款日期请提前' })
    await register({ paymentDate: addWorkingDays(client.world.today(), 1, holidays) })
    await review()
    await client.advance('PT1H')
    expect(payment().paymentStatus).toBe('REGISTERED')
    await client.day(payment().paymentDate!)
    expect(payment().paymentStatus).toBe('PAYING')
  })

  it('失败后可重新登记', async () => {
    await paying()
    await client.happens('bank', 'T-APM-08', `${payment().paymentNo} 余额不足`)
    expect(payment()).toMatchObject({ paymentStatus: 'FAILED', payFailReason: 'BALANCE' })
    expect((await register()).code).toBe('0')
    expect(payment().payFailReason).toBeUndefined()
  })

  it('只付一部分的，余额另有付款计划（T-APB-09）', async () => {
    await paying('400000.00')
    await client.happens('custodian', 'T-APM-06', payment().paymentNo)
    expect(payable).toMatchObject({ payableStatus: 'PART_PAID', payableRemain: '600000.00' })
    expect(payments().map((row) => row.paymentStatus)).toEqual(['PAID', 'WAIT_REGISTER'])
  })
})

describe('T-ACK 核对', () => {
  const short = async (): Promise<AbsPaymentRow> => {
    await paying()
    const row = payment()
    await client.happens('custodian', 'T-APM-07', `${row.paymentNo} 999999.99`)
    await client.happens('custodian', 'T-ACK-01', row.paymentNo)
    await client.happens('custodian', 'T-ACK-03', row.paymentNo)
    return row
  }

  it('差 0.01：存在差异，说明须有原因与证明；余额仍要付', async () => {
    const row = await short()
    expect(row).toMatchObject({ paymentStatus: 'PART_PAID', absCheckStatus: 'DIFF' })
    expect((await resolve({ diffHandling: 'EXPLAIN' })).message).toBe('请输入差异原因')
    expect((await resolve({ diffHandling: 'EXPLAIN', diffReason: '银行扣费' })).message).toBe(
      '请上传证明材料',
    )
    const answer = { diffHandling: 'EXPLAIN', diffReason: '银行扣费', diffProof: [client.file('C011')] }
    expect((await resolve(answer)).code).toBe('0')
    expect(row.absCheckStatus).toBe('RESOLVED')
    await client.advance('P1D')
    expect(payment()).toMatchObject({ payableNo: row.payableNo, paymentStatus: 'WAIT_REGISTER' })
  })

  it('补付差额：另生成一笔，付清后账款付清', async () => {
    const row = await short()
    expect((await resolve({ diffHandling: 'TOP_UP' })).code).toBe('0')
    expect(row).toMatchObject({ absCheckStatus: 'RESOLVED', diffReason: '补付账款未付的0.01元' })
    await register({}, [entry(payment(), '0.01')])
    await review()
    await client.advance('PT1S')
    await client.happens('custodian', 'T-APM-06', payment().paymentNo)
    expect(payable.payableStatus).toBe('PAID')
  })

  it('迟到的余额足额到账', async () => {
    const row = await short()
    await client.happens('custodian', 'T-APM-06', row.paymentNo)
    expect(row).toMatchObject({ paymentStatus: 'PAID', receivedAmount: '1000000.00' })
    expect(row.receiptNos).toHaveLength(2)
  })
})

describe('T-APM-09 逾期', () => {
  const shown = (person: Persona, path = '/v1/abs/payable/detail', part: object = {}) =>
    client.done<{ overdueDays?: number; penaltyAmount?: string }>(person, path, {
      payableNo: payable.payableNo,
      ...part,
    })

  it('逾期的说天数，欠款的一方看得到利息（F-08）', async () => {
    await planned()
    await client.day(addDays(payable.payableDueDate, 3))
    const late = { overdueDays: 3, penaltyAmount: '1500.00' }
    const paid = { payableNo: undefined, paymentNo: payment().paymentNo }
    expect(await shown('abs-core-operator', `${BASE}/detail`, paid)).toMatchObject(late)
    expect(await shown('abs-core-operator')).toMatchObject(late)
    const creditor = await shown('abs-chain-operator')
    expect([creditor.overdueDays, creditor.penaltyAmount]).toEqual([3, undefined])
  })

  it('逾期利息付了或减免才没有，不超过还欠的；账款的轨迹上有（F-08）', async () => {
    await planned()
    await client.day(addDays(payable.payableDueDate, 3))
    const { payableNo } = payable
    const refusal = await client.happens('bank', 'ABS_PENALTY', `${payableNo} 1500.01`)
    expect(refusal).toBe('逾期利息只欠1,500.00元')
    await client.happens('bank', 'ABS_PENALTY', `${payableNo} 1000.00`)
    await client.happens('planmgr', 'ABS_WAIVE', payableNo)
    expect(await shown('abs-core-operator')).toMatchObject({
      penaltyAmount: '1500.00',
      penaltyPaidAmount: '1000.00',
      penaltyWaivedAmount: '500.00',
      penaltyOwedAmount: '0.00',
    })
    expect(payable.auditTrail.slice(-2)).toMatchObject([
      { event: '付逾期利息', opinion: '1,000.00元，还欠500.00元' },
      { event: '减免逾期利息', opinion: '500.00元，还欠0.00元' },
    ])
  })

  it('钱在银行手上的不算逾期', async () => {
    await planned()
    await client.day(payable.payableDueDate)
    await register()
    await review()
    await client.advance('PT1S')
    await client.happens('bank', 'T-APM-10', payment().paymentNo)
    await client.day(addDays(payable.payableDueDate, 5))
    expect(payable.payableStatus).toBe('POOLED')
    expect((await shown('abs-core-operator')).overdueDays).toBeUndefined()
  })

  it('逾期后付出而银行没有答复的，天数与利息只算到交给银行那天', async () => {
    await planned()
    const sent = addWorkingDays(payable.payableDueDate, 1, holidays)
    await client.day(sent)
    await register({ paymentDate: sent })
    await review()
    await client.advance('PT1S')
    await client.happens('bank', 'T-APM-10', payment().paymentNo)
    await client.day(addDays(sent, 5))
    const overdueDays = termDays(payable.payableDueDate, sent)
    const penaltyAmount = `${overdueDays * 500}.00`
    expect(await shown('abs-core-operator')).toMatchObject({ overdueDays, penaltyAmount })
  })

  it('过了应付日期即逾期，每笔只标一次；部分到账的处理差异后就在原付款上登记余额', async () => {
    await planned()
    await client.day(addDays(payable.payableDueDate, 1))
    expect(payment()).toMatchObject({ paymentStatus: 'OVERDUE' })
    expect(payable.payableStatus).toBe('OVERDUE')
    const late = { paymentDate: addWorkingDays(client.world.today(), 1, holidays) }
    await register(late)
    await client.advance('P1D')
    expect(payment().paymentStatus).toBe('PENDING_REVIEW')
    await review()
    await client.happens('custodian', 'T-APM-07', `${payment().paymentNo} 400000.00`)
    await client.advance('PT31M')
    await resolve({ diffHandling: 'TOP_UP' })
    expect(payments().map((row) => row.paymentStatus)).toEqual(['PART_PAID', 'WAIT_REGISTER'])
  })
})
