// 已有一个融资资料包在办的 TestClient：FDP 与 RIV 的测试要说的与要做的。每个测试文件各有一个。

import { TestClient } from '../../../checks/shared/TestClient.ts'
import type { FinanceDataPackageRow } from '../../../mocks/voucher/package/rows.ts'

export type Item = { itemNo: string; fileCategory: string; authLetterType?: string; sourcePackageNo?: string }
export type View = {
  packageNo: string
  packageStatus: string
  packageAmount: string
  version: number
  items: Item[]
  missing: { fileCategory: string; reason: string }[]
  failures: { invoiceNo: string; reason: string }[]
  actions: { code: string; enabled: boolean; reason?: string }[]
}
export type Uploaded = { package: View; results: { fileName: string; success: boolean; message: string }[] }

export const BASE = '/v1/credits/finance-data'
export const ME = '江苏恒拓精密机械有限公司'
export const BUYER = '华岳智造集团股份有限公司'
export const NUMBER = '26440000000000012345'

let serial = 0
let open: { client: TestClient; packageNo: string } | undefined

/** 开一个世界，江苏恒拓新建一个资料包。 */
export const openPackageClient = async (): Promise<void> => {
  const client = await TestClient.open('default')
  open = { client, packageNo: '' }
  open.packageNo = (await call('create', { packageName: '测试资料', counterpartyName: BUYER })).packageNo
}

/** 这个世界与其中正在做的资料包。 */
export const now = () => open!

export const row = (no = now().packageNo): FinanceDataPackageRow =>
  now().client.world.financeDataPackages.need(no)
export const target = (no = now().packageNo) => ({ packageNo: no, version: row(no).version })
export const ref = (no = now().packageNo) => ({ documentNo: no, version: row(no).version })
export const call = <T = View>(path: string, body?: unknown) =>
  now().client.done<T>('chain-operator', `${BASE}/${path}`, body)
export const refused = (path: string, body?: unknown) =>
  now().client.refused('chain-operator', `${BASE}/${path}`, body)
export const seeded = (name: string) =>
  now().client.world.financeDataPackages.find((one) => one.packageName === name)!

export const pdf = () => {
  serial += 1
  return new TextEncoder().encode(`%PDF-1.4\n${serial}`)
}
export const upload = async (name: string, bytes: Uint8Array, category: string): Promise<string> => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  form.append('category', category)
  return (await now().client.done<{ fileId: string }>('chain-operator', '/v1/files/upload', form)).fileId
}
export const xml = (invoiceNo: string, amount = '113.00', part: Record<string, string> = {}) => {
  const fields = {
    EIid: invoiceNo,
    IssueTime: '2026-10-20',
    TotalAmWithoutTax: '100.00',
    TotalTaxAm: '13.00',
    'TotalTax-includedAmount': amount,
    SellerName: ME,
    BuyerName: BUYER,
    ...part,
  }
  const tags = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`)
  return new TextEncoder().encode(`<?xml version="1.0"?><EInvoice>${tags.join('')}</EInvoice>`)
}
export const letter = async (authLetterType: string, authValidTo = '2027-06-30') =>
  call('letter/add', {
    ...target(),
    authLetterType,
    authValidTo,
    fileId: await upload(`${authLetterType}.pdf`, pdf(), 'AUTH'),
  })
export const invoices = async (...files: [name: string, bytes: Uint8Array][]) => {
  const fileIds = []
  for (const [name, bytes] of files) fileIds.push(await upload(name, bytes, 'INVOICE'))
  return call<Uploaded>('invoice/upload', { ...target(), fileIds })
}
export const contract = (contractNo = 'HT-XS-2026-0001') => call('contract/add', { ...target(), contractNo })
export const complete = async (...numbers: string[]) => {
  await letter('CREDIT_QUERY')
  await letter('INVOICE_QUERY')
  await contract()
  await invoices(
    ...(numbers.length ? numbers : [NUMBER]).map((no) => [`${no}.xml`, xml(no)] as [string, Uint8Array]),
  )
}
export const event = (actor: string, name: string, key: string) => now().client.happens(actor, name, key)
