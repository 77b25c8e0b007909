// RIV 发票查验 and FDP 融资资料 from T-FDP-03 on: by events and by the clock.

import { beforeEach, describe, expect, it } from 'vitest'
import { type Form, STATE } from '../../../checks/shared/TestClient.ts'
import { releasePackage, usePackage } from '../../../mocks/voucher/package/book.ts'
import {
  BASE,
  BUYER,
  call,
  complete,
  event,
  invoices,
  letter,
  NUMBER,
  now,
  openPackageClient,
  ref,
  refused,
  row,
  seeded,
  target,
  type View,
  xml,
} from './packageClient.ts'

beforeEach(openPackageClient)

describe('T-RIV-01、T-RIV-02 查验', () => {
  const verify = (invoiceNo: string) => {
    const version = now().client.world.invoices.need(invoiceNo).version ?? 0
    const body = { packageNo: now().packageNo, items: [{ documentNo: invoiceNo, version }] }
    return now().client.first('chain-operator', `${BASE}/invoice/verify`, body)
  }

  it.each([
    [NUMBER, 'PASS'],
    ['26440000000000010000', 'NOT_FOUND'],
    ['26440000000000019999', 'VOID'],
    ['26440000000000018888', 'RED'],
    ['26440000000000017777', 'MISMATCH'],
  ])('%s 稍后得 %s', async (invoiceNo, status) => {
    await complete(invoiceNo)
    expect(await verify(invoiceNo)).toMatchObject({ success: true })
    const invoice = () => now().client.world.invoices.need(invoiceNo).invoiceVerifyStatus
    expect(invoice()).toBe('VERIFYING')
    await now().client.advance('PT5S')
    expect(invoice()).toBe(status)
  })

  it('每张每日至多 5 次，次日再计；一致的不必再查', async () => {
    const missing = '26440000000000010000'
    await complete(missing, NUMBER)
    for (let time = 0; time < 5; time += 1) {
      expect(await verify(missing)).toMatchObject({ success: true })
      await now().client.advance('PT5S')
    }
    expect((await verify(missing)).message).toBe('今日查验次数已用完，请明日再试')
    await now().client.advance('P1D')
    expect(await verify(missing)).toMatchObject({ success: true })
    await verify(NUMBER)
    await now().client.advance('PT5S')
    expect((await verify(NUMBER)).message).toBe(`发票${NUMBER}查验一致，无需再查验`)
  })
})

describe('T-FDP-03 提交、T-FDP-04 至 06 校验', () => {
  it('缺什么就说什么，不能提交', async () => {
    await letter('CREDIT_QUERY')
    expect(await refused('submit', ref())).toBe('缺少发票查验授权书')
    await letter('INVOICE_QUERY')
    expect(await refused('submit', ref())).toBe('至少上传一份贸易合同')
  })

  it('红冲的发票不删除不能提交', async () => {
    await complete('26440000000000018888')
    now().client.world.invoices.need('26440000000000018888').invoiceVerifyStatus = 'RED'
    expect(await refused('submit', ref())).toBe('发票26440000000000018888已红冲，请删除')
  })

  it('逐张查验，通过后算出可用金额并通知', async () => {
    await complete(NUMBER, '26440000000000012346')
    expect((await call('submit', ref())).packageStatus).toBe('COMPLETE')
    await now().client.advance('PT2S')
    expect(row().packageStatus).toBe('VERIFYING')
    await now().client.advance('PT2S')
    expect(row().checkedNos).toHaveLength(1)
    await now().client.advance('PT10S')
    expect(row()).toMatchObject({ packageStatus: 'VERIFIED', packageAmount: '226.00' })
    expect(now().client.titlesOf(now().packageNo)).toEqual(['融资资料校验通过'])
    expect(
      row()
        .auditTrail.slice(-3)
        .map(({ event: name }) => name),
    ).toEqual(['资料齐全提交', '自动校验', '校验通过'])
  })

  it('有一张不合格即不通过，逐张给出原因；改好可再提交', async () => {
    const bad = '26440000000000017777'
    await complete(NUMBER, bad)
    await call('submit', ref())
    await now().client.advance('PT20S')
    const reason = '票面信息与税务登记不一致'
    expect(row()).toMatchObject({ packageStatus: 'INVALID', failures: [{ invoiceNo: bad, reason }] })
    const view = await call('item/remove', { ...target(), fileCategory: 'INVOICE', itemNo: bad })
    expect(view).toMatchObject({ packageStatus: 'DRAFT', failures: [] })
    await call('submit', ref())
    await now().client.advance('PT20S')
    expect(row().packageStatus).toBe('VERIFIED')
  })

  it('平台的事件可立即了结校验；有不一致的不能通过', async () => {
    await complete()
    await call('submit', ref())
    expect(await event('platform', 'T-FDP-06', now().packageNo)).toBeUndefined()
    expect(row().packageStatus).toBe('INVALID')
    await now().client.advance('PT20S')
    expect(row().packageStatus).toBe('INVALID')
    await call('item/remove', { ...target(), fileCategory: 'INVOICE', itemNo: NUMBER })
    await invoices(['1.xml', xml(NUMBER)])
    await call('submit', ref())
    await event('platform', 'T-FDP-05', now().packageNo)
    expect(row()).toMatchObject({ packageStatus: 'VERIFIED', packageAmount: '113.00' })
  })
})

describe('T-FDP-07、08 引用与释放，T-FDP-09 作废', () => {
  const use = (no: string, bizNo: string, amount: string, counterpartyName = BUYER) =>
    usePackage(now().client.world, no, { bizNo, corpId: 'C002', amount, counterpartyName })

  it('占用发票与合同，按业务原样放回，最后一笔放回后回到校验通过', () => {
    const { packageNo: no, invoiceNos } = seeded('三季度供货资料')
    const remain = () => invoiceNos.map((one) => now().client.world.invoices.need(one).invoiceRemainAmount)
    const contractUsed = () => now().client.world.tradeContracts.need('HT-XS-2026-0001').contractUsedAmount
    use(no, 'FN1', '2500000.00')
    use(no, 'FN2', '500000.00')
    expect(row(no)).toMatchObject({ packageStatus: 'USED', packageUsedAmount: '3000000.00' })
    expect(remain()).toEqual(['0.00', '390000.00'])
    expect(contractUsed()).toBe('3000000.00')
    expect(() => use(no, 'FN3', '390000.01')).toThrow('资料包可用金额390,000.00元，不足以支撑本次金额')
    releasePackage(now().client.world, no, 'FN1')
    expect(row(no).packageStatus).toBe('USED')
    releasePackage(now().client.world, no, 'FN2')
    releasePackage(now().client.world, no, 'FN2')
    expect(row(no)).toMatchObject({ packageStatus: 'VERIFIED', packageUsedAmount: '0.00' })
    expect(remain()).toEqual(['2260000.00', '1130000.00'])
    expect(contractUsed()).toBe('0.00')
  })

  it('未校验通过、对手不符、授权过期、发票红冲的不能引用', async () => {
    expect(() => use(now().packageNo, 'FN1', '1.00')).toThrow('资料包待完善，不能引用')
    const ready = seeded('模具加工结算资料')
    expect(() => use(ready.packageNo, 'FN1', '1.00', 'X')).toThrow('资料包的交易对手与凭证开立方不一致')
    ready.letters[0]!.authValidTo = '2026-11-17'
    expect(() => use(ready.packageNo, 'FN1', '1.00')).toThrow('征信查询授权书已过期，请更换')
    ready.letters[0]!.authValidTo = '2027-01-01'
    await event('tax', 'T-RIV-03', `${ready.invoiceNos[0]} 已红冲`)
    expect(() => use(ready.packageNo, 'FN1', '1.00')).toThrow('已红冲，资料包不能引用')
    expect(now().client.titlesOf(ready.packageNo)).toEqual(['发票复验异常'])
  })

  it('作废后发票可放入别的资料包；已引用的不能作废', async () => {
    const ready = seeded('模具加工结算资料')
    const used = now().client.world.financeDataPackages.find(
      (one) => one.corpId === 'C002' && one.packageStatus === 'USED',
    )!
    expect(await refused('cancel', ref(used.packageNo))).toBe(STATE)
    await call('cancel', ref(ready.packageNo))
    expect(row(ready.packageNo).packageStatus).toBe('VOID')
    const invoice = now().client.world.invoices.need(ready.invoiceNos[0]!)
    const { results } = await invoices([
      '1.xml',
      xml(invoice.invoiceNo, invoice.invoiceAmount, {
        TotalAmWithoutTax: invoice.invoiceAmount,
        TotalTaxAm: '0.00',
      }),
    ])
    expect(results).toMatchObject([{ success: true }])
  })

  it('列表、筛选、合计、导出；别家看不见', async () => {
    const page = (query: Form) => now().client.page<{ list: View[] }>('chain-operator', `${BASE}/page`, query)
    expect(await page({ packageStatus: 'VERIFIED' })).toMatchObject({
      summary: { count: 2, amount: '4520000.00' },
    })
    expect((await page({ packageStatus: 'INVALID' })).list[0]!.failures).toHaveLength(1)
    const body = { pageCond: { pageNo: 1, pageSize: 10 } }
    const file = await now().client.send('chain-operator', `${BASE}/export`, body)
    expect(file.headers.get('x-scf-error-code')).toBeNull()
    expect(
      (await now().client.post('chain2-operator', `${BASE}/detail`, { packageNo: now().packageNo })).message,
    ).toBe('单据不存在')
  })
})
