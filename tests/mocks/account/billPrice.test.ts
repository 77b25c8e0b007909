// BIL 平台账单, BIV 账单开票 and PRC 定价: what no page shows, and what the guards refuse over HTTP in every role.
import { beforeEach, describe, expect, it } from 'vitest'
import { sum } from '#domain/money.ts'
import {
  type Outcome,
  type Ref,
  TestClient,
  UNSIGNED,
  WRONG_ROLE,
} from '../../../checks/shared/TestClient.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('default')
})

const bill = (amount: string) =>
  client.world.bills.find((row) => row.corpId === 'C001' && row.billAmount === amount)!
const ref = (amount: string) => ({ documentNo: bill(amount).billNo, version: bill(amount).version })
const feeAccount = () => client.account('C001', 'FEE')
/** Debits the fee account for these bills, with the signature that a payment takes. */
const debit = async (...amounts: string[]): Promise<Outcome[]> => {
  const { accountId, accountNo } = feeAccount()
  const items = amounts.map(ref)
  const keys = items.map(({ documentNo }) => documentNo)
  const signTicket = await client.signPayment('core-operator', 'BILL_PAY', keys, {
    amount: sum(amounts),
    accountNo,
  })
  const body = { items, payWay: 'ACCOUNT', accountId, signTicket }
  return (await client.done<{ results: Outcome[] }>('core-operator', '/v1/platform-bills/pay', body)).results
}
const pay = async (amount: string, more: object = {}): Promise<Outcome> => {
  const body = { items: [ref(amount)], payWay: 'TRANSFER', ...more }
  const { results } = await client.done<{ results: Outcome[] }>(
    'core-operator',
    '/v1/platform-bills/pay',
    body,
  )
  return results[0]!
}

describe('平台账单', () => {
  it('账户扣缴要有已验证的缴费账户；到账写回单，重复的到账不收', async () => {
    const body = { items: [ref('640.00')], payWay: 'ACCOUNT' }
    expect(await client.refused('core-operator', '/v1/platform-bills/pay', body)).toBe(
      '请选择已验证的缴费账户',
    )
    expect(await debit('640.00')).toMatchObject([{ success: true }])
    await client.happens('bank', 'T-BIL-03', bill('640.00').billNo)
    expect(bill('640.00')).toMatchObject({ billStatus: 'PAID' })
    expect(client.world.receipts.need(bill('640.00').receiptNo!)).toMatchObject({
      receiptType: 'FEE',
      receiptAmount: '640.00',
      payerAccountNo: feeAccount().accountNo,
    })
    expect(await client.happens('bank', 'T-BIL-03', bill('640.00').billNo)).toBeDefined()
  })

  it('银行自己也会答复：一分钟后到账', async () => {
    await debit('640.00')
    await client.advance('PT2M')
    expect(bill('640.00').billStatus).toBe('PAID')
  })

  it('账户扣缴须先签署：恰是这些账单、这个金额与账户，用一次即作废；对公转账不须签署', async () => {
    const path = '/v1/platform-bills/pay'
    const { accountId, accountNo } = feeAccount()
    const both = [ref('640.00'), ref('225.00')]
    const [{ documentNo: first }, { documentNo: second }] = both as [Ref, Ref]
    const body = { items: both, payWay: 'ACCOUNT', accountId }
    const signed = (keys: string[], amount: string, from: string | undefined) =>
      client.signPayment('core-operator', 'BILL_PAY', keys, { amount, accountNo: from })
    const tickets = [
      undefined,
      await signed([first], '865.00', accountNo),
      await signed([first, second, 'BL0'], '865.00', accountNo),
      await signed([first, second], '86.50', accountNo),
      await signed([second, first], '865.00', '6222000011112222'),
      await client.signPayment('core-operator', 'GUARANTEE_PAY', [first, second], {
        amount: '865.00',
        accountNo,
      }),
      await client.signPayment('core-director', 'BILL_PAY', [first, second], { amount: '865.00', accountNo }),
    ]
    for (const signTicket of tickets) {
      expect(
        await client.refused('core-operator', path, { ...body, ...(signTicket && { signTicket }) }),
      ).toBe(UNSIGNED)
    }
    expect([bill('640.00'), bill('225.00')]).toMatchObject([
      { billStatus: 'WAIT_PAY' },
      { billStatus: 'OVERDUE' },
    ])
    const signTicket = await signed([second, first], '865.00', accountNo)
    await client.done('core-operator', path, { ...body, signTicket })
    expect(bill('225.00').billStatus).toBe('PAYING')
    await client.happens('bank', 'T-BIL-04', first)
    const again = { items: [ref('640.00')], payWay: 'ACCOUNT', accountId, signTicket }
    expect(await client.refused('core-operator', path, again)).toBe(UNSIGNED)
    expect(await pay('640.00')).toMatchObject({ success: true })
  })

  it('T-BIL-06 减免：待缴与逾期的都可以，已缴的不行', async () => {
    await client.happens('platform', 'T-BIL-06', bill('225.00').billNo)
    expect(bill('225.00').billStatus).toBe('WAIVED')
    expect(await client.happens('platform', 'T-BIL-06', bill('3400.00').billNo)).toBeDefined()
    expect(await pay('225.00')).toMatchObject({ success: false })
  })

  it('没有生效的开票信息不能申请开票；没缴费的也不能', async () => {
    const apply = async (amount: string) => {
      const body = { items: [ref(amount)] }
      const path = '/v1/platform-bills/apply-invoice'
      return await client.first('core-operator', path, body)
    }
    expect(await apply('640.00')).toMatchObject({ success: false, message: '缴费后才能申请开票' })
    for (const info of client.world.invoiceInfos.where((row) => row.corpId === 'C001'))
      info.invoiceInfoStatus = 'REJECTED'
    expect((await apply('3400.00')).message).toContain('请先维护开票信息')
  })

  it('复核岗看得到账单，不能缴费；别家的账单看不到', async () => {
    const body = { items: [ref('640.00')], payWay: 'TRANSFER' }
    const { results } = await client.done<{ results: Outcome[] }>(
      'core-director',
      '/v1/platform-bills/pay',
      body,
    )
    expect(results[0]).toMatchObject({ success: false, message: WRONG_ROLE })
    const { billNo } = bill('640.00')
    expect(await client.refused('chain-operator', '/v1/platform-bills/detail', { billNo })).toContain(
      '不存在',
    )
  })
})

describe('定价', () => {
  const scheme = () => client.world.priceSchemes.find((row) => row.priceName === '恒拓开立费由我方承担')!

  it('指定供应商优先于全部；方案的费率写进新账单，停用后回到平台默认', async () => {
    const issued = async () => {
      const issueNo = await client.submit()
      await client.review(issueNo)
      return client.world.bills.find((row) => row.bizNo === issueNo)!
    }
    expect(await issued()).toMatchObject({ billAmount: '400.00' })
    const items = [{ documentNo: scheme().priceNo, version: scheme().version }]
    await client.decide('core-director', '/v1/price-schemes/disable', 'PRICE_CONFIG', items)
    expect(scheme().priceStatus).toBe('DISABLED')
    expect(await issued()).toMatchObject({ billAmount: '500.00' })
  })

  it('T-PRC-06 到期的次日自动到期', async () => {
    const last = scheme().priceExpireDate!
    await client.day(last)
    expect(scheme().priceStatus).toBe('EFFECTIVE')
    await client.advance('P1D')
    expect(scheme().priceStatus).toBe('EXPIRED')
  })

  it('范围、费率、比例与有效期不全或越界的不能提交', async () => {
    const good = {
      priceName: '试一试',
      priceScope: 'ALL',
      feeType: 'ABS_FEE',
      feeMode: 'ONE_OFF',
      feeRate: '0.1000',
      feeBearer: 'CORE',
      interestBearer: 'APPLICANT',
      priceEffectiveDate: '2026-11-18',
      priceExpireDate: '2027-11-17',
    }
    const refused = (part: object) =>
      client.refused('core-operator', '/v1/price-schemes/submit', { ...good, ...part })
    expect(await refused({ feeRate: '24.0001' })).toContain('0%至24%')
    expect(await refused({ priceScope: 'LEVEL' })).toContain('请选择供应商等级')
    expect(await refused({ priceScope: 'SUPPLIER', counterpartyName: '不认识' })).toContain('已建立合作')
    expect(await refused({ interestBearer: 'SHARED' })).toContain('承担比例')
    expect(await refused({ minFee: '10.00', maxFee: '5.00' })).toContain('最低收费')
    expect(await refused({ priceExpireDate: '2026-11-17' })).toContain('失效日期')
    expect(await refused({ feeType: 'FINANCE_FEE' })).toContain('有效期重叠')
    expect(await client.done('core-operator', '/v1/price-schemes/submit', good)).toMatchObject({
      priceStatus: 'PENDING_REVIEW',
    })
  })
})
