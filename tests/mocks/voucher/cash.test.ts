// CSH 到期兑付: the list, the application, the bank, registration, overdue and cure.

import { beforeEach, describe, expect, it } from 'vitest'
import { type DocumentState, NO_OPINION, OWN, STATE } from '../../../checks/shared/TestClient.ts'
import { nextWindowDay } from '../../../mocks/account/bank/window.ts'
import { chainHashOf } from '../../../mocks/voucher/voucher/chainHash.ts'
import { Circulation } from '../Circulation.ts'

const DUE = '2027-03-18'

let c: Circulation
let voucherNo = ''
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  voucherNo = await c.held()
  root = `${voucherNo}-001`
})

const batch = () => c.batches.at(-1)!
const item = (at: number) => batch().items[at]!
const no = () => batch().cashNo
const statuses = () => [batch().cashStatus, ...batch().items.map((one) => one.cashItemStatus)]
const retry = () => c.retryCash(no())
const detail = () =>
  c.client.done<DocumentState>('core-operator', '/v1/credits/cash/detail', { cashNo: no() })

/** Three payees, approved on the day before, sent at 09:30 of the due day. */
const sent = async (): Promise<void> => {
  await c.split(root, '300000.00', '200000.00')
  await c.sendCash(DUE)
}

const proof = () => c.client.file('C001', 'PAY_VOUCHER')

it('窗口过了才批准的，说的是下一个工作日的窗口', async () => {
  await c.day('2027-03-16')
  await c.applyCash(no())
  await c.client.at(`${DUE}T16:40:00`)
  await c.reviewCash(no())
  expect((await detail()).stateReason).toBe('支付指令将于2027-03-19银行窗口（09:30–16:30）发送')
  expect(nextWindowDay(c.world, '2027-03-20')).toBe('2027-03-22')
})

it('银行按付款账户的余额付：够的到账，不够的失败；到账的从余额里划出', async () => {
  await sent()
  const account = c.world.bankAccounts.need(batch().payAccountId!)
  account.balance = '600000.00'
  await c.client.at(`${DUE}T16:30:00`)
  expect(statuses()).toEqual(['PART_PAID', 'PAID', 'FAILED', 'FAILED'])
  expect(batch().items.map((one) => one.payFailReason)).toEqual([undefined, 'BALANCE', 'BALANCE'])
  expect(account.balance).toBe('100000.00')
  expect(await detail()).toMatchObject({
    payAccountBalance: '100000.00',
    payeeNames: ['苏州锦衡电气设备有限公司'],
  })
})

describe('T-CSH-01 生成应付清单', () => {
  it('应付日前 10 个工作日生成，每个持有方一笔；随转让签收更新；通知经办', async () => {
    await c.day('2027-03-03')
    expect(c.batches).toEqual([])
    await c.day('2027-03-04')
    expect(batch()).toMatchObject({
      cashStatus: 'WAIT_APPLY',
      cashDueDate: DUE,
      cashTotalAmount: '1000000.00',
    })
    expect(c.client.messagesOf(no())).toEqual([['有新的应付清单待申请兑付', 'ROLE_CREDIT_CORE_OPERATOR']])
    await c.split(root, '300000.00')
    expect(batch().items.map((one) => [one.payeeName.slice(0, 4), one.cashAmount])).toEqual([
      ['江苏恒拓', '700000.00'],
      ['苏州锦衡', '300000.00'],
    ])
    expect(batch().cashTotalAmount).toBe('1000000.00')
  })

  it('同一应付日与账户的凭证成一批；提醒在前 5、3、1 个工作日与当日', async () => {
    const other = await c.held('500000.00')
    await c.day('2027-03-04')
    expect(c.batches).toHaveLength(1)
    expect(batch().items.map((one) => one.voucherNo)).toEqual([voucherNo, other])
    await c.day(DUE)
    const titles = c.client.titlesOf(no())
    expect(titles).toEqual([
      '有新的应付清单待申请兑付',
      '距应付日还有5个工作日，请办理兑付',
      '距应付日还有3个工作日，请办理兑付',
      '距应付日还有1个工作日，请办理兑付',
      '今日为应付日，请办理兑付',
    ])
  })

  it('承诺付款日成为节假日的，应付日顺延', async () => {
    const voucher = c.voucher(voucherNo)
    voucher.promisePayDate = '2027-02-05'
    voucher.chainHash = chainHashOf(voucher)
    await c.day('2027-02-13')
    expect(await detail()).toMatchObject({ cashDueDate: '2027-02-15', postponed: true, dueToday: false })
  })
})

describe('T-CSH-02、03、05、06、07 申请、审批、付款', () => {
  it('付款账户须已验证；驳回回到待申请；通过后应付日 09:30 发送；到账出回单、清额度', async () => {
    await c.day('2027-03-16')
    expect((await c.applyCash(no(), 'BANK_DEBIT', { payAccountId: 'A0' })).message).toContain(
      '付款账户未启用',
    )
    await c.applyCash(no())
    expect((await c.reviewCash(no(), 'REJECT')).message).toBe(NO_OPINION)
    await c.reviewCash(no(), 'REJECT', '换账户')
    expect(await detail()).toMatchObject({ cashStatus: 'WAIT_APPLY', stateReason: '复核驳回：换账户' })
    await c.applyCash(no())
    expect((await c.client.madeBy('core-director', batch(), () => c.reviewCash(no()))).message).toBe(OWN)
    expect((await c.reviewCash(no())).message).toBe('复核通过，等待银行处理')
    await c.client.at(`${DUE}T09:29:00`)
    expect(batch().cashStatus).toBe('APPROVED')
    await c.day(DUE)
    expect(statuses()).toEqual(['PAYING', 'PAYING'])
    expect(await c.event('T-CSH-07', no())).toBeUndefined()
    expect(statuses()).toEqual(['PAID', 'PAID'])
    expect(c.holding(root)).toMatchObject({ holdingStatus: 'CASHED', cashedAmount: '1000000.00' })
    expect(c.voucher(voucherNo)).toMatchObject({ voucherStatus: 'CASHED', outstandingAmount: '0.00' })
    expect(c.client.limit.used).toBe('0.00')
    expect(c.world.receipts.all()).toMatchObject([
      { receiptType: 'CASH', receiptAmount: '1000000.00', bizNo: item(0).cashItemNo },
    ])
    expect(c.client.bookingsOf(no())).toEqual([['T-CSH-07', '1000000.00']])
    expect(await c.event('T-CSH-07', no())).toContain('没有正在付款的明细')
  })

  it('窗口之外批准的等下一个工作日；窗口之内随即发送', async () => {
    await c.client.at(`${DUE}T17:00:00`)
    await c.applyCash(no())
    await c.reviewCash(no())
    expect(await detail()).toMatchObject({ cashStatus: 'APPROVED', nextActor: '银行' })
    await c.day('2027-03-19')
    expect(batch().cashStatus).toBe('OVERDUE')
    await c.applyCash(no())
    await c.reviewCash(no())
    await detail()
    expect(batch().cashStatus).toBe('PAYING')
  })
})

describe('T-CSH-08、09、10 失败与重新发起（端到端7）', () => {
  it('一笔账户异常：部分兑付；换账户后只重发失败的', async () => {
    await sent()
    await c.event('T-CSH-07', item(0).cashItemNo)
    await c.event('T-CSH-07', item(1).cashItemNo)
    await c.event('T-CSH-09', `${item(2).cashItemNo} 收款账户异常`)
    expect(statuses()).toEqual(['PART_PAID', 'PAID', 'PAID', 'FAILED'])
    expect(c.voucher(voucherNo)).toMatchObject({
      voucherStatus: 'PART_CASHED',
      outstandingAmount: '200000.00',
    })
    expect(await c.client.list('core-director', '/v1/credits/cash/progress')).toMatchObject([
      {
        cashStatus: 'PART_PAID',
        paidAmount: '800000.00',
        unpaidAmount: '200000.00',
        failedCount: 1,
        stateReason: '1笔付款失败：收款账户异常',
        actions: [{ code: 'TIMELINE' }, { code: 'RETRY', enabled: false }],
      },
    ])
    expect((await retry()).message).toContain('收款账户仍异常')
    const account = c.newCollectAccount('C003')
    expect((await retry()).code).toBe('0')
    await detail()
    expect(statuses()).toEqual(['PAYING', 'PAID', 'PAID', 'PAYING'])
    expect(item(2).payeeAccountNo).toBe(account)
    await c.event('T-CSH-07', no())
    expect(statuses()[0]).toBe('PAID')
    expect(c.world.receipts.size).toBe(3)
    const released = c.world.limitFlows.where((row) => row.bizNo === no())
    expect(released.map((row) => [row.limitFlowType, row.flowAmount])).toEqual([
      ['RELEASE', '500000.00'],
      ['RELEASE', '300000.00'],
      ['RELEASE', '200000.00'],
    ])
    // paid within the day, it is never overdue
    await c.day('2027-03-20')
    expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
    expect(batch().auditTrail.map(({ event }) => event)).not.toContain('日终逾期')
  })

  it('全部失败：付款失败并预警；可改渠道重新申请', async () => {
    await sent()
    await c.event('T-CSH-09', `${no()} BALANCE`)
    expect(batch()).toMatchObject({ cashStatus: 'FAILED', payFailReason: 'BALANCE', paidAmount: '0.00' })
    expect(c.client.messagesOf(no()).at(-1)![0]).toBe('凭证兑付失败')
    await c.applyCash(no(), 'ONLINE_TRANSFER')
    expect(batch()).toMatchObject({ cashStatus: 'PENDING_REVIEW', payChannel: 'ONLINE_TRANSFER' })
    expect(batch().payFailReason).toBeUndefined()
  })

  it('失败之后迟到的到账照样入账；不认识的原因被拒', async () => {
    await sent()
    expect(await c.event('T-CSH-09', `${no()} 天气不好`)).toContain('没有付款失败原因')
    await c.event('T-CSH-07', item(0).cashItemNo)
    await c.event('T-CSH-09', `${item(1).cashItemNo} 银行处理超时`)
    await c.event('T-CSH-09', `${item(2).cashItemNo} TIMEOUT`)
    await c.event('T-CSH-07', item(1).cashItemNo)
    expect(statuses()).toEqual(['PART_PAID', 'PAID', 'PAID', 'FAILED'])
    await c.event('T-CSH-07', item(2).cashItemNo)
    expect(statuses()[0]).toBe('PAID')
  })
})

describe('T-CSH-04、11、12、13 线下付款登记', () => {
  const register = (part: object = {}) =>
    c.client.post('core-operator', '/v1/credits/cash/register', {
      cashNo: no(),
      version: batch().version,
      items: batch().items.map((one, at) => ({
        cashItemNo: one.cashItemNo,
        paidDate: DUE,
        bankSerialNo: `BANK-${at}`,
        payVoucherFile: proof(),
        ...part,
      })),
    })

  beforeEach(async () => {
    await c.split(root, '300000.00')
    await c.day('2027-03-16')
    await c.applyCash(no(), 'OFFLINE')
    await c.reviewCash(no())
  })

  it('到应付日才可登记；日期、流水号、凭证；审批通过即兑付', async () => {
    expect(batch().cashStatus).toBe('WAIT_REGISTER')
    expect((await register()).message).toBe(`${DUE}到应付日后才能登记付款`)
    await c.day(DUE)
    expect((await register({ paidDate: '2027-03-19' })).message).toBe('明细001：付款日期不能晚于今日')
    expect((await register({ bankSerialNo: 'SAME' })).message).toBe('银行流水号重复')
    expect((await register({ cashItemNo: item(0).cashItemNo })).message).toBe('还有1笔明细未登记')
    const stranger = { ...proof(), fileId: 'F-none' }
    expect((await register({ payVoucherFile: stranger })).message).toBe('文件不存在')
    expect((await register()).code).toBe('0')
    expect(batch().cashStatus).toBe('REGISTER_REVIEW')
    await c.reviewCash(no(), 'REJECT', '流水号不符')
    expect(batch().cashStatus).toBe('WAIT_REGISTER')
    expect((await register()).code).toBe('0')
    expect((await c.reviewCash(no())).message).toBe('登记复核通过')
    expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
    expect(c.world.receipts.all().map((one) => one.bankSerialNo)).toEqual(['BANK-0', 'BANK-1'])
    expect((await register()).message).toBe(STATE)
  })

  it('流水号在别的批次登记过的被拒（INV-21）', async () => {
    await c.day(DUE)
    await register()
    await c.reviewCash(no())
    const other = await c.held('100000.00', '2027-06-18')
    await c.day('2027-06-16')
    expect(item(0).voucherNo).toBe(other)
    await c.applyCash(no(), 'OFFLINE')
    await c.reviewCash(no())
    await c.day('2027-06-18')
    expect((await register({ bankSerialNo: 'BANK-0', paidDate: '2027-06-18' })).message).toContain('已登记过')
  })
})

describe('T-CSH-14 逾期', () => {
  const issue = () => {
    const form = c.client.form({ promisePayDate: '2027-06-18', smePayBasisDate: '2027-05-01' })
    return c.client.post('core-operator', '/v1/credits/issue/submit', form)
  }

  it('应付日 24:00 未付：逾期、每日计息、暂停新增开立；付清即解除', async () => {
    await c.day('2027-03-21')
    expect(statuses()).toEqual(['OVERDUE', 'OVERDUE'])
    expect(item(0).penaltyAmount).toBe('1500.00')
    expect((await issue()).message).toBe('存在逾期未付款项，暂停新增开立')
    expect(await detail()).toMatchObject({
      overdueDays: 3,
      penaltyAmount: '1500.00',
      stateReason: '已逾期3天，未付1,000,000.00元',
      actions: [{ code: 'APPLY', enabled: true }],
    })
    await c.day('2027-03-22')
    await c.applyCash(no())
    await c.reviewCash(no())
    await detail()
    await c.event('T-CSH-07', no())
    expect(item(0)).toMatchObject({ cashItemStatus: 'PAID', penaltyAmount: '2000.00' })
    expect((await issue()).code).toBe('0')
  })

  it('逾期利息付清之后另付：未结清的是经办的待办，登记或银行付了才结清，只一次', async () => {
    await c.day('2027-03-22')
    await c.applyCash(no())
    await c.reviewCash(no())
    await c.event('T-CSH-07', no())
    const SETTLE = '/v1/credits/cash/register-penalty'
    const paid = (part: object = {}) =>
      c.client.post('core-operator', SETTLE, {
        cashNo: no(),
        version: batch().version,
        settledDate: '2027-03-22',
        bankSerialNo: 'LX001',
        ...part,
      })
    const reminder = () => c.client.done<DocumentState>('core-operator', '/v1/credits/cash/reminder', {})
    expect(await detail()).toMatchObject({
      penaltyStatus: 'UNSETTLED',
      nextActor: '开立方经办',
      stateReason: '本金已付清，逾期利息2,000.00元未结清，付给收款方之后请登记结清',
      actions: [{ code: 'SETTLE_PENALTY', enabled: true }],
    })
    expect(await reminder()).toMatchObject({ unsettledCount: 1, unsettledAmount: '2000.00' })
    expect(
      (await c.client.done<{ todos: { name: string }[] }>('core-operator', '/v1/workbench/overview', {}))
        .todos,
    ).toContainEqual(expect.objectContaining({ name: '待结清逾期利息', count: 1, amount: '2000.00' }))
    expect((await paid({ settledDate: '2027-03-23' })).message).toBe('付款日期不能晚于今日')
    expect((await paid({ settledDate: '2027-03-17' })).message).toBe(`付款日期不能早于应付日期${DUE}`)
    const used = item(0).bankSerialNo!
    expect((await paid({ bankSerialNo: used })).message).toBe(`银行流水号${used}已登记过`)
    const trail = batch().auditTrail.length
    expect((await paid()).code).toBe('0')
    expect(batch().auditTrail).toHaveLength(trail + 1)
    expect(batch().auditTrail.at(-1)).toMatchObject({
      event: '结清逾期利息',
      opinion: '2,000.00元，2027-03-22付，流水号LX001',
    })
    expect(await detail()).toMatchObject({ penaltyStatus: 'SETTLED', penaltySettledDate: '2027-03-22' })
    expect(await reminder()).toMatchObject({ unsettledCount: 0, unsettledAmount: '0.00' })
    expect((await paid({ version: batch().version })).code).not.toBe('0')
    expect(await c.event('CSH_PENALTY', no())).toBe('没有要付的逾期利息')
  })

  it('银行认出付利息的流水，也就结清', async () => {
    await c.day('2027-03-22')
    await c.applyCash(no())
    await c.reviewCash(no())
    await c.event('T-CSH-07', no())
    await c.event('CSH_PENALTY', no())
    expect(await detail()).toMatchObject({ penaltyStatus: 'SETTLED', actions: [] })
    expect(batch().auditTrail.at(-1)).toMatchObject({ event: '结清逾期利息', operatorName: '银行' })
  })

  it('逾期后只付一部分，仍暂停开立；第二日仍是逾期', async () => {
    await c.split(root, '300000.00')
    await c.day('2027-03-19')
    await c.applyCash(no())
    await c.reviewCash(no())
    await detail()
    await c.event('T-CSH-07', item(0).cashItemNo)
    await c.event('T-CSH-09', `${item(1).cashItemNo} 余额不足`)
    expect(c.voucher(voucherNo).voucherStatus).toBe('PART_CASHED')
    expect((await issue()).message).toContain('存在逾期')
    await c.day('2027-03-20')
    expect(c.voucher(voucherNo).voucherStatus).toBe('OVERDUE')
  })
})

describe('查询、导出与隔离', () => {
  it('明细的合计、导出、付款账号与收款账号掩码', async () => {
    await sent()
    await c.event('T-CSH-07', item(0).cashItemNo)
    const query = { pageCond: { pageNo: 1, pageSize: 2 }, cashNo: no() }
    const page = await c.client.done<{ list: { payeeAccountNo: string }[]; summary: object }>(
      'core-query',
      '/v1/credits/cash/items',
      query,
    )
    expect(page.list).toHaveLength(2)
    expect(page.list[0]!.payeeAccountNo).toMatch(/^\d{4}\*{4}\d{4}$/)
    expect(page.summary).toEqual({
      count: 3,
      amount: '1000000.00',
      amountField: 'cashAmount',
      paidAmount: '500000.00',
      penaltyAmount: '0.00',
      penaltyOwedAmount: '0.00',
    })
    const file = await c.client.send('core-query', '/v1/credits/cash/export', query)
    expect(file.headers.get('content-type')).toContain('spreadsheet')
    expect(await c.client.status('chain-operator', '/v1/credits/cash/detail', { cashNo: no() })).toBe(403)
    expect(await c.client.page('core-query', '/v1/credits/limit-flow/page')).toMatchObject({
      summary: { openingAvailable: '0.00', closingAvailable: '99500000.00', flowTotal: '99500000.00' },
    })
  })
})
