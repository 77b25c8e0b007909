import { expect, test } from 'vitest'
import type { Invoice, IssueFormContext, TradeContract } from '#api/generated/corp/model/index.ts'
import { readPastedRows } from '#business/excel/importRows.ts'
import { importColumns } from '#pages/credit/core/issue/issueColumns.ts'
import { readPastedReceivers } from '#pages/credit/core/issue/pastedReceivers.ts'

const context = {
  issueDate: '2026-11-18',
  availableLimit: '90000000.00',
  receivers: [
    { corpName: '甲公司', ready: true },
    { corpName: '乙公司', ready: false, reason: '企业已冻结' },
  ],
} as unknown as IssueFormContext
const contracts = [
  { contractNo: 'HT-1', partyB: '甲公司', contractDocStatus: 'EFFECTIVE', contractRemainAmount: '500.00' },
] as unknown as TradeContract[]
const invoices = [
  { invoiceNo: '10000001', sellerName: '甲公司', invoiceRemainAmount: '300.00', invoiceVerifyStatus: 'PASS' },
  { invoiceNo: '10000002', sellerName: '甲公司', invoiceRemainAmount: '100.00', invoiceVerifyStatus: 'PASS' },
  { invoiceNo: '10000003', sellerName: '丙公司', invoiceRemainAmount: '900.00', invoiceVerifyStatus: 'PASS' },
] as unknown as Invoice[]

const problemsOf = (faceAmount: string, invoiceNos: string) => {
  const columns = importColumns(context, { contracts, invoices }, null)
  const row = {
    接收方: '甲公司',
    凭证金额: faceAmount,
    合同编号: 'HT-1',
    交易背景说明: '采购',
    发票号码: invoiceNos,
  }
  const cells = columns.map(
    ({ title }) => ({ 承诺付款日: '2027-03-18', 接收方已同意: '是', ...row })[title] ?? '',
  )
  const result = readPastedRows([cells], columns)
  return 'rows' in result ? result.rows[0]!.problems.map(({ message }) => message) : [result.refusal]
}

test.each([
  ['400.00', '10000001、10000002', []],
  ['500.01', '', ['交易背景金额不足：合同剩余金额500.00元']],
  ['400.01', '10000001、10000002', ['交易背景金额不足：发票剩余金额合计400.00元']],
  ['100.00', '10000001、10000003', ['发票10000003的销售方是丙公司']],
  ['100.00', '10000009', ['没有发票10000009，或已全部占用']],
])('批量开立 %s 元，发票 %s：合同与发票够不够，预览时就说', (amount, invoiceNos, problems) => {
  expect(problemsOf(amount, invoiceNos)).toEqual(problems)
})

test('粘贴的接收方：读懂的加入，其余说出第几行、哪里不对；放不下的整份不收', () => {
  const rows = [
    ['甲公司', '1万', 'HT-1'],
    ['乙公司', '0', 'HT-1'],
    ['丁公司', '5', ''],
  ]
  expect(readPastedReceivers(rows, context, 50)).toEqual({
    lines: [{ receiverName: '甲公司', faceAmount: '10000', contractNo: 'HT-1' }],
    problem: '第 2 行：企业已冻结，凭证金额须大于0；第 3 行：接收方不是有效的交易对手，请输入合同编号',
  })
  expect(readPastedReceivers(rows, context, 2).problem).toBe('最多 2 行，这里有 3 行，请分次导入')
})
