// FIN 融资: every transition over HTTP, by funders, the registry, the bank and the calendar.

import { beforeEach, describe, expect, it } from 'vitest'
import type { SupplierFinance } from '#api/generated/corp/model/index.ts'
import { NO_OPINION, OWN, STATE, UNSIGNED } from '../../../checks/shared/TestClient.ts'
import { CORE, Financing } from '../Financing.ts'

let f: Financing
const statusOf = (no: string) => f.row(no).financeStatus

beforeEach(async () => {
  f = await Financing.open()
})

/** A fresh voucher of 江苏恒拓; returns its holding. */
const held = (amount = '1000000.00'): string =>
  f.holdingOf(f.at('DRAFT', { financeAmount: amount })).holdingNo

describe('T-FIN-01、02 填写与提交', () => {
  it('比价：按到账金额从多到少，公式由服务端算，未签约的给出原因', async () => {
    const body = { holdingNos: [held()], financeAmount: '400000.00' }
    const quotes = await f.done<Record<string, string>[]>('chain-operator', 'quotes', body)
    const nets = quotes.map((one) => Number(one.netAmount))
    expect(nets).toEqual(nets.toSorted((a, b) => b - a))
    const north = quotes.find((one) => one.funderProductNo === 'PD01')!
    const days = Number(north.financeDays)
    const interest = Math.round((400000 * 0.0385 * days * 100) / 360) / 100
    expect(north.interestAmount).toBe(interest.toFixed(2))
    expect(north.netAmount).toBe((400000 - interest).toFixed(2))
    expect(Number(north.comprehensiveRate)).toBeCloseTo(4.15, 2)
    expect(north).toMatchObject({ enabled: true, signupStatus: 'ACTIVE' })
    expect(quotes.find((one) => one.funderProductNo === 'PD02')).toMatchObject({
      enabled: false,
      reason: '签约已过期',
      netAmount: '400000.00',
    })
    expect(quotes.find((one) => one.funderProductNo === 'PD05')!.reason).toBe('尚未签约')
  })

  it('草稿只查格式；提交冻结持有与额度、占用资料包、留存价格', async () => {
    const holdingNo = held()
    const draft = { holdingNos: [holdingNo], financeAmount: '400000.00' }
    const saved = await f.done<{ financeNo: string; version: number; missing: string[] }>(
      'chain-operator',
      'save',
      draft,
    )
    expect(saved.missing).toEqual(['资金方', '资料包', '收款账户'])
    const form = f.form([holdingNo], '400000.00', { financeNo: saved.financeNo, version: saved.version })
    const no = await f.submit(form)
    expect(no).toBe(saved.financeNo)
    expect(statusOf(no)).toBe('PENDING_REVIEW')
    expect(f.amounts(no)).toEqual(['600000.00', '400000.00', '0.00'])
    expect(f.world.financeDataPackages.need(String(form.packageNo))).toMatchObject({
      packageStatus: 'USED',
      packageUsedAmount: '400000.00',
    })
    expect(f.world.limits.need(f.row(no).limitNo!)).toMatchObject({ frozenLimit: '400000.00' })
    expect(f.row(no)).toMatchObject({ annualRate: '3.8500', funderName: '北辰商业银行股份有限公司' })
  })

  it('不符合的各说各的，什么也不动', async () => {
    const holdingNo = held()
    const refused = (amount: string, part = {}) =>
      f.refused('chain-operator', 'submit', f.form([holdingNo], amount, part))
    expect(await refused('1000000.01')).toBe('融资金额超过可用金额，差额0.01元')
    expect(await refused('40000.00')).toBe('北辰商业银行股份有限公司：低于起融金额50,000.00元')
    expect(await refused('400000.00', { funderProductNo: 'PD02' })).toBe(
      '江左农村商业银行股份有限公司：签约已过期',
    )
    expect(await refused('400000.00', { packageNo: f.package('399999.99') })).toBe(
      '资料包剩余金额399,999.99元，不足以支撑本次融资',
    )
    const other = f.package('400000.00', '瑞川建设集团有限公司')
    expect(await refused('400000.00', { packageNo: other })).toBe('交易对手与凭证的开立方、前手不一致')
    expect(await refused('400000.00', { packageNo: '' })).toBe('请选择融资资料包')
    expect(await refused('400000.00', { collectAccountId: '' })).toBe('请选择已验证的收款账户')
    const late = f.holdingOf(
      f.at('DRAFT', { financeAmount: '100000.00', promisePayDate: '2027-03-19' }),
    ).holdingNo
    expect(await f.refused('chain-operator', 'submit', f.form([holdingNo, late], '1050000.00'))).toBe(
      '多笔凭证须为同一开立方、同一承诺付款日',
    )
    expect(f.world.holdings.need(holdingNo).frozenAmount).toBe('0.00')
  })

  it('多笔持有：按所选先后使用', async () => {
    const pair = [held('300000.00'), held('200000.00')]
    const no = await f.submit(f.form(pair, '450000.00'))
    expect(f.row(no).lines.map((line) => line.financeAmount)).toEqual(['300000.00', '150000.00'])
    expect(
      await f.refused('chain-operator', 'submit', f.form([held('300000.00'), held('10000.00')], '300000.00')),
    ).toMatch(/融资金额用不到持有/)
  })
})

describe('T-FIN-03、04 复核', () => {
  it('通过送资金方并留申请书；经办本人不可复核；驳回放回', async () => {
    const no = f.at('PENDING_REVIEW')
    await f.review(no)
    expect(statusOf(no)).toBe('FUNDER_AUDITING')
    expect(f.world.protocols.where((row) => row.bizNo === no).map((row) => row.protocolType)).toEqual([
      'FINANCE_APPLY',
    ])
    const back = f.at('PENDING_REVIEW')
    expect((await f.review(back, 'REJECT')).message).toBe(NO_OPINION)
    await f.review(back, 'REJECT', '金额有误')
    expect([statusOf(back), ...f.amounts(back)]).toEqual(['REVIEW_REJECTED', '500000.00', '0.00', '0.00'])
    expect(f.world.financeDataPackages.need(f.row(back).packageNo!).packageStatus).toBe('VERIFIED')
  })

  it('报价过期只能驳回', async () => {
    const no = f.at('PENDING_REVIEW')
    const { quoteExpireDate } = f.row(no)
    await f.day('2026-12-01')
    expect((await f.review(no)).message).toBe(`报价已于${quoteExpireDate}到期，请驳回后由经办重新询价`)
    expect((await f.review(no, 'REJECT', '重新询价')).success).toBe(true)
  })
})

describe('资金方', () => {
  it('T-FIN-05、06 补件：逐项上传；超期自动撤销', async () => {
    const no = f.at('FUNDER_AUDITING')
    expect(await f.event('funder', 'T-FIN-05', `${no} 对账单、验收单`)).toBeUndefined()
    expect(f.row(no)).toMatchObject({ financeStatus: 'SUPPLEMENT', supplementDesc: '对账单、验收单' })
    const file = f.world.files.find((row) => row.corpId === 'C002')!
    const attachments = [
      { fileId: file.fileId, fileName: file.fileName, fileSize: file.fileSize, category: 'OTHER' },
    ]
    const items = (names: string[]) => names.map((itemName) => ({ itemName, attachments }))
    const send = (names: string[]) => ({ ...f.ref(no), supplementItems: items(names) })
    expect(await f.refused('chain-operator', 'supplement', send(['对账单']))).toBe('请上传验收单')
    await f.done('chain-operator', 'supplement', send(['对账单', '验收单']))
    expect(statusOf(no)).toBe('FUNDER_AUDITING')
    await f.event('funder', 'T-FIN-05', no)
    await f.day('2026-12-10')
    expect([statusOf(no), ...f.amounts(no)]).toEqual(['CANCELLED', '500000.00', '0.00', '0.00'])
    expect(f.row(no).auditTrail.at(-1)!.event).toBe('超期未补件自动撤销')
  })

  it('T-FIN-07 批复利率不得高于报价；T-FIN-08 拒绝须有原因并放回', async () => {
    const no = f.at('FUNDER_AUDITING')
    expect(await f.event('funder', 'T-FIN-07', `${no} 3.9`)).toBe('批复利率不得高于报价3.8500%')
    await f.event('funder', 'T-FIN-07', `${no} 3.6000`)
    expect(f.row(no)).toMatchObject({ financeStatus: 'WAIT_CONTRACT', annualRate: '3.6000' })
    const refusedNo = f.at('FUNDER_AUDITING')
    expect(await f.event('funder', 'T-FIN-08', refusedNo)).toBe('请在融资编号后空一格写明拒绝原因')
    await f.event('funder', 'T-FIN-08', `${refusedNo} 额度已满`)
    expect([statusOf(refusedNo), ...f.amounts(refusedNo)]).toEqual([
      'FUNDER_REJECTED',
      '500000.00',
      '0.00',
      '0.00',
    ])
  })

  it('催办：超过两个工作日才可，每日一次', async () => {
    const no = f.at('FUNDER_AUDITING')
    expect(await f.refused('chain-operator', 'urge', f.ref(no))).toMatch(/前答复，过后可催办$/)
    await f.day('2026-12-02')
    await f.done('chain-operator', 'urge', f.ref(no))
    expect(await f.refused('chain-operator', 'urge', f.ref(no))).toBe('今日已催办')
  })
})

describe('T-FIN-09 至 13 签约、登记、放款', () => {
  it('经办不可签；须先预签、短信与证书；签后登记、放款，资金方成为持有人', async () => {
    const no = f.at('WAIT_CONTRACT')
    const ticketless = { ...f.ref(no), agreementSignTempId: 'SIGN-old' }
    expect(await f.refused('chain-director', 'contract-sign', ticketless)).toBe(UNSIGNED)
    const { createUserId, reviewUserId } = f.row(no)
    Object.assign(f.row(no), { createUserId: reviewUserId, reviewUserId: undefined })
    expect((await f.signContract(no)).message).toBe(OWN)
    Object.assign(f.row(no), { createUserId, reviewUserId })
    expect((await f.signContract(no)).code).toBe('0')
    expect(f.row(no)).toMatchObject({ financeStatus: 'REGISTERING', registerStatus: 'REGISTERING' })
    expect(f.c.client.titlesOf(no)).toContain('债权转让通知（融资）')
    await f.event('registry', 'T-FIN-10-FAIL', `${no} 企业名称不一致`)
    expect(f.row(no).registerStatus).toBe('FAILED')
    await f.event('registry', 'T-FIN-10', no)
    expect(f.row(no)).toMatchObject({ financeStatus: 'LENDING', registerStatus: 'REGISTERED' })
    await f.event('bank', 'T-FIN-11', no)
    const row = f.row(no)
    expect(row).toMatchObject({
      financeStatus: 'LENT',
      valueDate: f.world.today(),
      lendAmount: row.netAmount,
    })
    expect(f.amounts(no)).toEqual(['0.00', '0.00', '500000.00'])
    expect(f.funderHolds(no)).toBe('500000.00')
    expect(f.world.receipts.need(row.receiptNo!)).toMatchObject({
      receiptType: 'LEND',
      receiptAmount: row.lendAmount,
    })
    expect(f.world.bills.find((one) => one.bizNo === no)).toMatchObject({ feeType: 'FINANCE_FEE' })
    expect(f.world.funderBills.find((one) => one.bizNo === no)!.funderBillAmount).toBe(row.interestAmount)
  })

  it('T-FIN-12 失败仍冻结；T-FIN-13 更正账户再放款', async () => {
    const no = f.at('LEND_FAILED')
    expect(f.amounts(no)).toEqual(['0.00', '500000.00', '0.00'])
    expect(await f.refused('chain-operator', 'retry', { ...f.ref(no), collectAccountId: 'X' })).toBe(
      '请选择已验证的收款账户',
    )
    await f.done('chain-operator', 'retry', { ...f.ref(no), collectAccountId: f.collectAccountId })
    expect(statusOf(no)).toBe('LENDING')
  })
})

describe('T-FIN-14、15 到期', () => {
  it('T-FIN-15 开立方逾期；付清后 T-FIN-14 结清，额度恢复', async () => {
    f = await Financing.open('financing')
    const no = f.world.financeApplications.find((row) => row.financeStatus === 'LENT')!.financeNo
    const { maturityDate } = f.row(no)
    const next = new Date(Date.parse(`${maturityDate}T00:00:00Z`) + 5 * 86_400_000).toISOString().slice(0, 10)
    await f.day(next)
    expect(statusOf(no)).toBe('OVERDUE')
    for (const batch of f.world.cashBatches.all()) {
      await f.c.applyCash(batch.cashNo)
      await f.c.reviewCash(batch.cashNo)
      if (f.world.cashBatches.need(batch.cashNo).cashStatus === 'APPROVED') {
        await f.event('bank', 'T-CSH-06', batch.cashNo)
      }
      await f.event('bank', 'T-CSH-07', batch.cashNo)
    }
    expect(f.row(no)).toMatchObject({ financeStatus: 'SETTLED', registerStatus: 'CANCELLED' })
    expect(
      f.world.limits.find((row) => row.limitType === 'FINANCE' && row.corpId === 'C002')!.usedLimit,
    ).toBe('0.00')
  })

  it('INV-14 截止日未放款的自动关闭', async () => {
    const no = f.at('LENDING', { promisePayDate: '2026-12-18' })
    f.world.settings.bankAnswers = false
    await f.day('2026-12-16')
    expect(statusOf(no)).toBe('UNANSWERED')
    await f.day('2026-12-17')
    expect([statusOf(no), ...f.amounts(no)]).toEqual(['CANCELLED', '500000.00', '0.00', '0.00'])
    expect(f.row(no).registerStatus).toBe('CANCELLED')
  })
})

describe('T-FIN-16 撤销', () => {
  it.each(['DRAFT', 'PENDING_REVIEW', 'FUNDER_AUDITING', 'SUPPLEMENT', 'WAIT_CONTRACT'] as const)(
    '%s 可撤销，放回冻结',
    async (status) => {
      const no = f.at(status)
      expect((await f.cancel(no)).code).toBe('0')
      expect([statusOf(no), ...f.amounts(no)]).toEqual(['CANCELLED', '500000.00', '0.00', '0.00'])
    },
  )

  it('登记之后不可；放款失败须资金方同意', async () => {
    expect((await f.cancel(f.at('REGISTERING'))).message).toBe(STATE)
    const no = f.at('LEND_FAILED')
    expect((await f.cancel(no)).message).toBe('合同已签署，须资金方同意后才能撤销')
    await f.event('funder', 'T-FIN-16', no)
    expect((await f.cancel(no)).code).toBe('0')
    expect(f.row(no)).toMatchObject({ financeStatus: 'CANCELLED', registerStatus: 'CANCELLED' })
  })
})

describe('开立方', () => {
  it('只看送出的；自己不承担利息时看不到利率；只看转让通知书', async () => {
    f.at('PENDING_REVIEW')
    const own = f.at('LENT')
    const shared = f.at('LENT', { interestBearer: 'SHARED' })
    const path = '/v1/credits/finance/supplier-page'
    const list = await f.c.client.list<SupplierFinance>('core-query', path)
    expect(list.map((row) => [row.financeNo, row.annualRate])).toEqual([
      [shared, '3.8500'],
      [own, undefined],
    ])
    expect(list[0]!.documents.map((one) => one.protocolName)).toEqual(['债权转让通知书'])
    const totals = await f.done<object[]>('core-query', 'supplier-totals', {})
    expect(totals).toMatchObject([{ financeCount: 2, financeAmount: '1000000.00', lentAmount: '1000000.00' }])
    expect(f.row(own).issuerName).toBe(CORE)
  })
})
