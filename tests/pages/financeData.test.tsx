import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import DetailPage from '#pages/credit/finance-data/DetailPage.tsx'
import AuthPage from '#pages/credit/finance-data/upload/AuthPage.tsx'
import InvoicePage from '#pages/credit/finance-data/upload/InvoicePage.tsx'
import OtherPage from '#pages/credit/finance-data/upload/OtherPage.tsx'
import SuccessPage from '#pages/credit/finance-data/upload/SuccessPage.tsx'
import { credit } from '#routes/credit.ts'
import { answers, bodies, grant, openPage, signedInPage, user } from './harness.tsx'

signedInPage()

const BASE = '/v1/credits/finance-data'
const TIME = '2026-11-18T09:30:00+08:00'
const invoice = (part = {}): FinanceDataPackage['invoices'][number] => ({
  invoiceKind: 'DIGITAL_SPECIAL',
  invoiceNo: '26320000000000012345',
  invoiceDate: '2026-11-10',
  amountExTax: '100.00',
  invoiceTaxAmount: '13.00',
  invoiceAmount: '113.00',
  sellerName: user.corpName,
  buyerName: '买方',
  invoiceVerifyStatus: 'UNVERIFIED',
  invoiceUseStatus: 'FREE',
  invoiceRemainAmount: '113.00',
  verifyTimesLeft: 5,
  version: 0,
  ...part,
})
const draft: FinanceDataPackage = {
  id: 'FP1',
  corpId: 'C1',
  packageNo: 'FP1',
  productType: 'CREDIT',
  packageName: '供货资料',
  counterpartyName: '买方',
  createUserName: '周明远',
  createTime: TIME,
  version: 4,
  auditTrail: [],
  actions: [
    { code: 'UPLOAD', enabled: true },
    { code: 'SUBMIT', enabled: true },
  ],
  invoiceCount: 1,
  invoiceTotalAmount: '113.00',
  packageAmount: '0.00',
  packageUsedAmount: '0.00',
  packageRemainAmount: '0.00',
  packageStatus: 'DRAFT',
  checkedCount: 0,
  contracts: [],
  invoices: [invoice()],
  items: [],
  uses: [],
  warnings: [],
  missing: [],
  failures: [],
}
const at = { packageNo: 'FP1' }
const isPackage = (part: Partial<FinanceDataPackage> = {}) =>
  answers.set(`${BASE}/detail`, { ...draft, ...part })

test('没有说是哪个资料包：请先选择，不发请求', async () => {
  openPage(SuccessPage, credit.financeDataUploadSuccess)
  expect(await screen.findByText('请先选择资料包')).toBeTruthy()
  expect(bodies(`${BASE}/detail`)).toEqual([])
})

test('已提交的资料包只能看：没有动作', async () => {
  isPackage({ packageStatus: 'VERIFYING', actions: [], stateReason: '正在查验发票，已查0/1张' })
  answers.set(`${BASE}/form-context`, { counterpartyNames: [], requiredLetterTypes: [], maxInvoices: 200 })
  openPage(AuthPage, credit.financeDataUploadAuth, at)
  expect(await screen.findByText('正在查验发票，已查0/1张，不能再上传')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '在线签署' })).toBeNull()
  expect(bodies(`${BASE}/letter/reusable`)).toEqual([])
})

test('缺的资料逐条列出，链回那一步；提交不可用并说明原因', async () => {
  isPackage({
    missing: [
      { fileCategory: 'AUTH', reason: '缺少发票查验授权书' },
      { fileCategory: 'CONTRACT', reason: '至少上传一份贸易合同' },
    ],
    actions: [
      { code: 'UPLOAD', enabled: true },
      { code: 'SUBMIT', enabled: false, reason: '缺少发票查验授权书' },
    ],
  })
  openPage(OtherPage, credit.financeDataUploadOther, at)
  const gaps = within(await screen.findByRole('list', { name: '还缺的资料' }))
  expect(gaps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/credit/finance-data/upload/auth?packageNo=FP1',
    '/credit/finance-data/upload/contract?packageNo=FP1',
  ])
  const submit = screen.getByRole('button', { name: '提交' })
  expect(submit).toHaveProperty('disabled', true)
  expect(submit.getAttribute('aria-description')).toBe('缺少发票查验授权书')
})

test('全部查验：只查可查的', async () => {
  isPackage({
    invoices: [invoice(), invoice({ invoiceNo: '2', invoiceVerifyStatus: 'PASS' })],
  })
  answers.set(`${BASE}/invoice/verify`, { results: [] })
  openPage(InvoicePage, credit.financeDataUploadInvoice, at)
  const table = await screen.findByRole('table', { name: '发票' })
  expect(within(table).getAllByRole('button', { name: '查验' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '全部查验' }))
  await waitFor(() =>
    expect(bodies(`${BASE}/invoice/verify`)).toEqual([
      { packageNo: 'FP1', items: [{ documentNo: '26320000000000012345', version: 0 }] },
    ]),
  )
})

test('今日次数用完的不能查验，说明原因', async () => {
  isPackage({ invoices: [invoice({ verifyTimesLeft: 0 })] })
  openPage(InvoicePage, credit.financeDataUploadInvoice, at)
  const verify = await screen.findByRole('button', { name: '查验' })
  expect(verify.getAttribute('aria-description')).toBe('今日查验次数已用完，请明日再试')
  await userEvent.click(verify)
  expect(bodies(`${BASE}/invoice/verify`)).toEqual([])
})

test.each([
  ['VERIFYING', '正在查验发票', true],
  ['COMPLETE', '资料已提交', true],
  ['VERIFIED', '校验通过', false],
  ['INVALID', '校验不通过', false],
] as const)('提交之后 %s：%s', async (packageStatus, text, moving) => {
  isPackage({ packageStatus, actions: [] })
  openPage(SuccessPage, credit.financeDataUploadSuccess, at)
  expect((await screen.findByRole('status', { name: '校验结果' })).textContent).toContain(text)
  expect(screen.queryByRole('progressbar', { name: '查验进度' }) !== null).toBe(moving)
})

test('校验通过、有融资页的授权才给去融资', async () => {
  isPackage({ packageStatus: 'VERIFIED', packageAmount: '113.00', actions: [] })
  const first = openPage(SuccessPage, credit.financeDataUploadSuccess, at)
  await screen.findByText('资料包可用金额 113.00元')
  expect(screen.queryByRole('button', { name: '去融资' })).toBeNull()
  first.unmount()
  grant(credit.coreFinanceApply)
  openPage(SuccessPage, credit.financeDataUploadSuccess, at)
  await screen.findByText('资料包可用金额 113.00元')
  expect(screen.getByRole('button', { name: '去融资' })).toBeTruthy()
})

test('预览盖水印：企业、姓名与时间', async () => {
  const file = { fileId: 'F1', fileName: '验收单.png', fileSize: 10, category: 'DELIVERY' }
  isPackage({
    items: [{ itemNo: 'PI1', fileCategory: 'DELIVERY', fileName: file.fileName, uploadTime: TIME, file }],
  })
  openPage(DetailPage, credit.financeDataDetail, at)
  await userEvent.click(await screen.findByRole('button', { name: '预览 验收单.png' }))
  const cover = await waitFor(() => {
    const found = document.querySelector('[data-watermark]')
    if (!found) throw new Error('没有水印')
    return found
  })
  expect(cover.getAttribute('data-watermark')).toMatch(/^华岳智造 周明远 \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
  expect(cover.getAttribute('aria-hidden')).toBe('true')
})
