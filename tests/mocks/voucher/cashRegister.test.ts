// What the cash pages add: import of registrations, retry of single items, the reminder and the receipt.
import { beforeEach, describe, expect, it } from 'vitest'
import { maskText } from '#domain/mask.ts'
import { type Outcome, UNSIGNED } from '../../../checks/shared/TestClient.ts'
import { Circulation } from '../Circulation.ts'

const DUE = '2027-03-18'

let c: Circulation
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  root = `${await c.held()}-001`
})

const batch = () => c.batches.at(-1)!
const no = () => batch().cashNo
const item = (at: number) => batch().items[at]!
const statuses = () => [batch().cashStatus, ...batch().items.map((one) => one.cashItemStatus)]
const detail = <T>() => c.client.done<T>('core-director', '/v1/credits/cash/detail', { cashNo: no() })

describe('T-CSH-11 批量登记', () => {
  beforeEach(async () => {
    await c.split(root, '300000.00')
    await c.sendCash(DUE, 'OFFLINE')
  })

  type Row = readonly [cashItemNo: string, bankSerialNo: string, paidDate?: string]
  const send = async (...rows: Row[]): Promise<string[]> => {
    const items = rows.map(([cashItemNo, bankSerialNo, paidDate = DUE]) => ({
      cashItemNo,
      bankSerialNo,
      paidDate,
    }))
    const path = '/v1/credits/cash/import'
    const body = { items, payVoucherFile: c.client.file('C001', 'OTHER', '回单.pdf') }
    const { results } = await c.client.done<{ results: Outcome[] }>('core-operator', path, body)
    return results.map((row) => row.message)
  }

  it('逐条说明：未知的、日期、流水号重复；一批有一条不对就整批不登记', async () => {
    expect(await send(['CS0-001', 'B1'], [item(0).cashItemNo, 'B2', '2027-03-19'])).toEqual([
      '没有这条待登记的明细',
      '付款日期不能晚于今日',
    ])
    expect(await send([item(0).cashItemNo, 'B1'], [item(1).cashItemNo, 'B1'])).toEqual([
      '同一批次有未通过的明细，整批未登记',
      '银行流水号重复',
    ])
    expect(await send([item(0).cashItemNo, 'B1'], [item(0).cashItemNo, 'B2'])).toEqual([
      '同一批次有未通过的明细，整批未登记',
      '兑付明细号重复',
    ])
    expect(await send([item(0).cashItemNo, 'B1'])).toEqual([`${no()}还有1笔明细未登记`])
    expect(batch().cashStatus).toBe('WAIT_REGISTER')
    expect(item(0).bankSerialNo).toBeUndefined()
  })

  it('齐了就登记，共用一份付款凭证；办过的不再认', async () => {
    const rows: Row[] = [
      [item(0).cashItemNo, 'B1'],
      [item(1).cashItemNo, 'B2'],
    ]
    expect(await send(...rows)).toEqual(['已登记，待审批', '已登记，待审批'])
    expect(batch().cashStatus).toBe('REGISTER_REVIEW')
    expect(batch().items.map((one) => [one.bankSerialNo, one.payVoucherFile?.fileName])).toEqual([
      ['B1', '回单.pdf'],
      ['B2', '回单.pdf'],
    ])
    expect(await send(...rows)).toEqual(['没有这条待登记的明细', '没有这条待登记的明细'])
  })
})

describe('T-CSH-10 逐笔重新发起', () => {
  const retry = (...cashItemNos: string[]) => c.retryCash(no(), cashItemNos)

  beforeEach(async () => {
    await c.split(root, '300000.00', '200000.00')
    await c.sendCash(DUE)
    await c.event('T-CSH-07', item(0).cashItemNo)
    await c.event('T-CSH-09', `${item(1).cashItemNo} 收款账户异常`)
    await c.event('T-CSH-09', `${item(2).cashItemNo} 银行处理超时`)
  })

  it('须签署，恰是要再付的金额与付款账户；之前先说清楚为什么不能', async () => {
    const path = '/v1/credits/cash/retry'
    const wanted = item(2)
    const body = () => ({ ...c.ref(no()), cashItemNos: [wanted.cashItemNo] })
    const signed = (amount: string, accountNo: string | undefined) =>
      c.client.signPayment('core-director', 'CASH_RETRY', [no()], { amount, accountNo })
    const approval = await c.client.sign('core-director', 'CASH_REVIEW', [no()])
    const all = await signed('500000.00', batch().payAccountNo)
    const elsewhere = await signed(wanted.cashAmount, '6222000011112222')
    for (const ticket of [{}, { signTicket: approval }, { signTicket: all }, { signTicket: elsewhere }])
      expect((await c.client.post('core-director', path, { ...body(), ...ticket })).message).toBe(UNSIGNED)
    const { version } = batch()
    const stale = { ...body(), version: version - 1 }
    expect((await c.client.post('core-director', path, stale)).message).toContain('他人处理')
    expect(wanted.cashItemStatus).toBe('FAILED')
  })

  it('收款方换了账户：重新发起之前就看得到将付给哪个账户', async () => {
    const former = item(1).payeeAccountNo!
    c.newCollectAccount('C003')
    const { items } = await detail<{ items: { payeeChanged: boolean; appliedAccountNo?: string }[] }>()
    expect(items[1]).toMatchObject({ payeeChanged: true, appliedAccountNo: maskText(former) })
    expect((await retry(item(1).cashItemNo)).code).toBe('0')
    expect(item(1).payeeAccountNo).not.toBe(former)
  })

  it('只发起选中的；账户异常的等收款方换账户，其间不影响别的', async () => {
    const view = await detail<{ items: { actions: object[] }[] }>()
    expect(view.items.map((one) => one.actions)).toMatchObject([
      [{ code: 'RECEIPT', enabled: true }],
      [
        { code: 'RETRY', enabled: false },
        { code: 'REVEAL', enabled: false },
      ],
      [
        { code: 'RETRY', enabled: true },
        { code: 'REVEAL', enabled: true },
      ],
    ])
    expect((await retry(item(1).cashItemNo)).message).toContain('收款账户仍异常')
    expect((await retry(item(0).cashItemNo)).message).toBe('只能重新发起付款失败的明细')
    expect((await retry(item(2).cashItemNo)).code).toBe('0')
    await detail()
    expect(statuses()).toEqual(['PAYING', 'PAID', 'FAILED', 'PAYING'])
    await c.event('T-CSH-07', item(2).cashItemNo)
    expect(statuses()).toEqual(['PART_PAID', 'PAID', 'FAILED', 'PAID'])
    c.newCollectAccount('C003')
    expect((await retry(item(1).cashItemNo)).code).toBe('0')
    await detail()
    await c.event('T-CSH-07', no())
    expect(statuses()).toEqual(['PAID', 'PAID', 'PAID', 'PAID'])
  })

  it('窗口之外重新发起的等下一个窗口；应付日一过即逾期，可重新申请', async () => {
    await c.client.at(`${DUE}T17:00:00`)
    expect((await retry(item(2).cashItemNo)).code).toBe('0')
    expect(statuses()).toEqual(['APPROVED', 'PAID', 'FAILED', 'WAIT_PAY'])
    await c.day('2027-03-19')
    expect(statuses()).toEqual(['OVERDUE', 'PAID', 'OVERDUE', 'OVERDUE'])
    expect((await c.applyCash(no())).success).toBe(true)
  })
})

describe('兑付提醒与电子回单', () => {
  const reminder = () => c.client.done<object>('core-query', '/v1/credits/cash/reminder')

  it('10 个工作日内应付的、今日应付的、逾期的与利息', async () => {
    expect(await reminder()).toMatchObject({ waitingCount: 0, overdueCount: 0, waitingAmount: '0.00' })
    await c.day('2027-03-15')
    expect(await reminder()).toMatchObject({
      waitingCount: 1,
      waitingAmount: '1000000.00',
      nextDueDate: DUE,
      workingDaysLeft: 3,
      dueTodayCount: 0,
    })
    await c.day(DUE)
    expect(await reminder()).toMatchObject({ workingDaysLeft: 0, dueTodayCount: 1 })
    await c.day('2027-03-20')
    expect(await reminder()).toMatchObject({
      waitingCount: 0,
      overdueCount: 1,
      overdueAmount: '1000000.00',
      penaltyAmount: '1000.00',
    })
  })

  it('付款方可下载回单，别人不行', async () => {
    await c.sendCash(DUE)
    await c.event('T-CSH-07', no())
    const { receiptNo } = item(0)
    const file = await c.client.send('core-query', '/v1/credits/cash/receipt', { receiptNo })
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
    expect(text).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/)
    const none = await c.client.send('core-query', '/v1/credits/cash/receipt', { receiptNo: 'RC0' })
    expect(decodeURIComponent(none.headers.get('x-scf-error-message') ?? '')).toContain('电子回单')
    const other = await c.client.send('chain-operator', '/v1/credits/cash/receipt', { receiptNo })
    expect(other.status).toBe(403)
  })
})
