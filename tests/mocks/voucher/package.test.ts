// FDP 融资资料, T-FDP-01 and T-FDP-02: what goes into a package, over HTTP.

import { beforeEach, describe, expect, it } from 'vitest'
import { STATE, UNSIGNED } from '../../../checks/shared/TestClient.ts'
import { unzip, zip } from '../../../mocks/kernel/files/zip.ts'
import {
  BASE,
  BUYER,
  call,
  complete,
  contract,
  type Item,
  invoices,
  letter,
  ME,
  NUMBER,
  now,
  openPackageClient,
  pdf,
  ref,
  refused,
  row,
  seeded,
  target,
  upload,
  xml,
} from './packageClient.ts'

beforeEach(openPackageClient)

describe('T-FDP-01 新建资料包', () => {
  it('待完善，说明还缺什么；只有经办能建', async () => {
    const view = await call('detail', { packageNo: now().packageNo })
    expect(view.packageStatus).toBe('DRAFT')
    expect(view.missing.map(({ reason }) => reason)).toEqual([
      '缺少征信查询授权书',
      '缺少发票查验授权书',
      '至少上传一份贸易合同',
      '至少上传一张发票',
    ])
    const form = { packageName: '别的', counterpartyName: BUYER }
    expect(await now().client.status('chain-director', `${BASE}/create`, form)).toBe(403)
  })

  it('名称、交易对手必填，不能是自己', async () => {
    expect(await refused('create', { packageName: ' ', counterpartyName: BUYER })).toBe('请输入资料包名称')
    expect(await refused('create', { packageName: 'A', counterpartyName: ME })).toBe('交易对手不能是本企业')
  })

  it('同一对手、同一合同已有资料包的，给出来沿用', async () => {
    const found = await call<{ packageNo: string }[]>('reusable', {
      counterpartyName: BUYER,
      contractNo: 'HT-XS-2026-0002',
    })
    expect(found).toMatchObject([{ packageName: '模具加工结算资料', packageRemainAmount: '1130000.00' }])
    expect(await call('reusable', { counterpartyName: '没有这家' })).toEqual([])
  })
})

describe('T-FDP-02 上传资料', () => {
  it('同一类授权书以新换旧；过期的不收', async () => {
    await letter('TAX_QUERY')
    const view = await letter('TAX_QUERY')
    expect(view.items.filter(({ authLetterType }) => authLetterType === 'TAX_QUERY')).toHaveLength(1)
    await expect(letter('TAX_QUERY', '2026-11-17')).rejects.toThrow('授权书已过期，请更换')
  })

  it('在线签署须有短信凭据，凭据只用一次', async () => {
    const form = { authLetterType: 'CREDIT_QUERY', authValidTo: '2027-06-30' }
    expect(await refused('letter/sign', { ...target(), ...form })).toBe(UNSIGNED)
    const signTicket = await now().client.sign('chain-operator', 'FINANCE_CONTRACT', [now().packageNo])
    const view = await call('letter/sign', { ...target(), ...form, signTicket })
    expect(view.items[0]).toMatchObject({ authLetterType: 'CREDIT_QUERY', isSignedOnline: true })
    expect(await refused('letter/sign', { ...target(), ...form, signTicket })).toBe(UNSIGNED)
  })

  it('沿用别的资料包里有效的授权书', async () => {
    const letters = await call<Item[]>('letter/reusable', { packageNo: now().packageNo })
    const source = letters.find(({ authLetterType }) => authLetterType === 'CREDIT_QUERY')!
    const view = await call('letter/copy', { ...target(), letterNo: source.itemNo })
    expect(view.items[0]).toMatchObject({ sourcePackageNo: source.sourcePackageNo })
  })

  it('G-FILE：包内已有的内容不再收', async () => {
    const bytes = pdf()
    const form = { authLetterType: 'TAX_QUERY', authValidTo: '2027-06-30' }
    await call('letter/add', { ...target(), ...form, fileId: await upload('a.pdf', bytes, 'AUTH') })
    const fileId = await upload('b.pdf', bytes, 'OTHER')
    expect(await refused('file/add', { ...target(), fileCategory: 'OTHER', fileIds: [fileId] })).toBe(
      '文件重复：b.pdf已在资料包中',
    )
  })

  it('合同：选已有的；新合同的卖方须是本企业', async () => {
    await contract()
    expect(await refused('contract/add', { ...target(), contractNo: 'HT-XS-2026-0001' })).toBe(
      '合同HT-XS-2026-0001已在资料包中',
    )
    const form = {
      contractNo: 'NEW-1',
      contractName: '新合同',
      contractType: 'PURCHASE',
      partyA: BUYER,
      partyB: '别家',
      contractAmount: '100.00',
      contractSignDate: '2026-10-01',
      contractFileId: await upload('NEW-1 新合同.pdf', pdf(), 'CONTRACT'),
    }
    expect(await refused('contract/register', { ...target(), ...form })).toBe('合同的乙方（卖方）须为本企业')
    await call('contract/register', { ...target(), ...form, partyB: ME })
    expect(now().client.world.tradeContracts.need('NEW-1')).toMatchObject({
      corpId: 'C002',
      contractEndDate: '2027-10-01',
    })
    expect(await call('contract/recognise', { fileId: form.contractFileId })).toMatchObject({
      contractNo: 'NEW-1',
      contractName: '新合同',
    })
  })

  it('发票批量上传：zip 由平台解开，读不全的交人补填，各自成败', async () => {
    const other = '26440000000000012346'
    const archive = zip([
      { name: `发票/${NUMBER}.xml`, bytes: xml(NUMBER) },
      { name: 'readme.txt', bytes: new TextEncoder().encode('x') },
    ])
    const { results, package: view } = await invoices(['一批.zip', archive], [`数电发票${other}.pdf`, pdf()])
    expect(results).toMatchObject([
      { fileName: `一批.zip/${NUMBER}.xml`, success: true },
      { fileName: '一批.zip/readme.txt', success: false, message: '格式不支持，仅支持pdf、ofd、xml' },
      { success: false, message: '未能识别全部票面信息，请补填', recognition: { invoiceNo: other } },
    ])
    expect(view.items.map(({ itemNo }) => itemNo)).toEqual([NUMBER])
  })

  it.each<[string, [string, Uint8Array], string]>([
    [
      '销售方不符',
      ['1.xml', xml(NUMBER, '113.00', { SellerName: '别家' })],
      `发票${NUMBER}的销售方与本企业不一致`,
    ],
    [
      '购买方不符',
      ['1.xml', xml(NUMBER, '113.00', { BuyerName: '别家' })],
      `发票${NUMBER}的购买方与交易对手不一致`,
    ],
    ['金额不符', ['1.xml', xml(NUMBER, '114.00')], '价税合计应等于不含税金额加税额'],
    ['数电号码不足20位', ['1.xml', xml('12345678')], '数电发票的号码为20位数字'],
    ['坏的压缩包', ['1.zip', new Uint8Array([0x50, 0x4b, 3, 4, 9])], '压缩包已损坏或不受支持'],
  ])('拒收：%s', async (_, file, message) => {
    expect((await invoices(file)).results).toMatchObject([{ success: false, message }])
  })

  it('补填的票面随发票种类：普通发票要代码与校验码', async () => {
    const fileId = await upload('票.pdf', pdf(), 'INVOICE')
    const face = {
      invoiceKind: 'VAT_NORMAL',
      invoiceNo: '12345678',
      invoiceDate: '2026-10-20',
      amountExTax: '100.00',
      invoiceTaxAmount: '13.00',
      invoiceAmount: '113.00',
      sellerName: ME,
      buyerName: BUYER,
      fileId,
    }
    const send = (part: object) => refused('invoice/register', { ...target(), ...face, ...part })
    expect(await send({})).toBe('发票代码为10至12位数字')
    expect(await send({ invoiceCode: '3200123456' })).toBe('请输入校验码后6位')
    expect(await send({ invoiceKind: 'DIGITAL_NORMAL', invoiceNo: NUMBER, invoiceCode: '3200123456' })).toBe(
      '数电发票没有发票代码',
    )
    expect(await send({ invoiceCode: '3200123456', checkCode: '123456', invoiceDate: '2027-11-02' })).toBe(
      '开票日期 2027-11-02 晚于今天，请核对',
    )
    await call('invoice/register', { ...target(), ...face, invoiceCode: '3200123456', checkCode: '123456' })
    expect(row().invoiceNos).toEqual(['12345678'])
  })

  it('INV-07：已在别的资料包、已用完、已红冲的发票不收', async () => {
    const taken = seeded('三季度供货资料')
    const invoiceNo = taken.invoiceNos[0]!
    const send = async (no: string, amount: string) =>
      (await invoices(['1.xml', xml(no, amount, { TotalAmWithoutTax: amount, TotalTaxAm: '0.00' })]))
        .results[0]!.message
    expect(await send(invoiceNo, '2260000.00')).toBe(
      `发票${invoiceNo}在资料包${taken.packageNo}中已占用，不能重复使用`,
    )
    const [used, red] = now().client.world.invoices.where(
      (one) => one.corpId === 'C001' && one.sellerName === ME,
    )
    await now().client.submit({ invoiceNos: [used!.invoiceNo], faceAmount: used!.invoiceAmount })
    expect(await send(used!.invoiceNo, used!.invoiceAmount)).toBe(
      `发票${used!.invoiceNo}已占用，不能重复使用`,
    )
    red!.invoiceVerifyStatus = 'RED'
    expect(await send(red!.invoiceNo, red!.invoiceAmount)).toBe(`发票${red!.invoiceNo}已红冲，不能用于融资`)
  })

  it('选择已有发票：只列可用的，查验一致的在前；有一张不可就都不加；删除后还在平台上', async () => {
    const listed = async () =>
      (await call<{ invoiceNo: string; invoiceVerifyStatus: string }[]>('invoice/list', {
        packageNo: now().packageNo,
      })) ?? []
    const before = await listed()
    expect(before.length).toBeGreaterThan(0)
    const firstOther = before.findIndex((one) => one.invoiceVerifyStatus !== 'PASS')
    expect(
      before.slice(firstOther).some((one) => firstOther >= 0 && one.invoiceVerifyStatus === 'PASS'),
    ).toBe(false)
    const { world } = now().client
    const [picked] = before
    const invoiceNo = picked!.invoiceNo
    expect(world.invoices.need(invoiceNo)).toMatchObject({ sellerName: ME, buyerName: BUYER })
    const foreign = world.invoices.find((one) => one.sellerName !== ME)!.invoiceNo
    expect(await refused('invoice/add', { ...target(), invoiceNos: [invoiceNo, foreign] })).toBe(
      `发票${foreign}不是本企业开给${BUYER}的`,
    )
    expect(row().invoiceNos).toEqual([])
    await call('invoice/add', { ...target(), invoiceNos: [invoiceNo] })
    expect((await listed()).some((one) => one.invoiceNo === invoiceNo)).toBe(false)
    await call('item/remove', { ...target(), fileCategory: 'INVOICE', itemNo: invoiceNo })
    expect((await listed()).some((one) => one.invoiceNo === invoiceNo)).toBe(true)
  })

  it('旧版本不收；已提交的不能再传', async () => {
    const old = target()
    await letter('CREDIT_QUERY')
    expect(await refused('contract/add', { ...old, contractNo: 'HT-XS-2026-0001' })).toContain(
      '数据已被他人处理',
    )
    await complete()
    await call('submit', ref())
    expect(await refused('contract/add', { ...target(), contractNo: 'HT-XS-2026-0002' })).toBe(STATE)
  })

  it('删除资料；发票随之可重新上传', async () => {
    await complete()
    await call('item/remove', { ...target(), fileCategory: 'INVOICE', itemNo: NUMBER })
    expect(now().client.world.invoices.get(NUMBER)).toBeUndefined()
    expect((await invoices(['1.xml', xml(NUMBER)])).results[0]).toMatchObject({ success: true })
    expect(await refused('item/remove', { ...target(), fileCategory: 'OTHER', itemNo: 'X' })).toBe(
      '资料不存在，请刷新',
    )
  })

  it('打包下载：按类别分文件夹', async () => {
    await complete()
    const response = await now().client.send('chain-operator', `${BASE}/download`, {
      packageNo: now().packageNo,
    })
    const names = new TextDecoder().decode(new Uint8Array(await response.clone().arrayBuffer()))
    expect(names).toContain('授权书/')
    expect(unzip(new Uint8Array(await response.arrayBuffer()))).toHaveLength(4)
  })
})
