// 凭据：发票再多，合计一行、先列几张，有疑问的在前；没有附的也说（interface 2.1）。
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Invoice, TradeEvidence } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { TodayContext } from '#ui/TodayContext.ts'

const invoice = (at: number, more: Partial<Invoice> = {}): Invoice => ({
  invoiceKind: 'DIGITAL_SPECIAL',
  invoiceNo: `2632${String(at).padStart(16, '0')}`,
  invoiceDate: '2026-10-01',
  amountExTax: '0.90',
  invoiceTaxAmount: '0.10',
  invoiceAmount: '1000.10',
  sellerName: '江苏恒拓精密机械有限公司',
  buyerName: '华岳智造集团股份有限公司',
  invoiceVerifyStatus: 'PASS',
  invoiceUseStatus: 'FREE',
  invoiceRemainAmount: '1000.10',
  ...more,
})

const show = (invoices: readonly Invoice[], occupies?: string) => {
  const evidence: TradeEvidence = { contracts: [], invoices: [...invoices], files: [] }
  render(
    <MemoryRouter>
      <TodayContext value="2026-11-18">
        <Evidence of={{ evidence }} occupies={occupies} />
      </TodayContext>
    </MemoryRouter>,
  )
}
const numbers = () =>
  within(screen.getByRole('table', { name: '发票' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(row.firstElementChild?.textContent?.slice(4)))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('两百张：合计一行，先列五张，有疑问的在前', () => {
  const many = Array.from({ length: 200 }, (_, at) => invoice(at))
  many[150] = invoice(150, { invoiceDate: '2027-11-02' })
  many[199] = invoice(199, { invoiceVerifyStatus: 'MISMATCH' })
  show(many, '123456.7')
  const summary = screen.getByRole('status', { name: '发票合计' }).textContent
  expect(summary).toContain('发票 200 张，价税合计 200,020.00元')
  expect(summary).toContain('本笔占用 123,456.70元')
  expect(summary).toContain('开票日期在今天之后 1 张')
  expect(summary).toContain('未查验一致 1 张')
  expect(numbers()).toEqual([150, 199, 0, 1, 2])
  press('查看全部 200 张')
  expect(numbers()).toHaveLength(20)
  expect(screen.getByRole('status', { name: '发票第几页' }).textContent).toBe('第 1 / 10 页')
  press('下一页')
  expect(numbers()[0]).toBe(18)
  press('收起')
  expect(numbers()).toHaveLength(5)
})

it('几张的全列，不写没有的疑问', () => {
  show([invoice(1), invoice(2)])
  expect(numbers()).toEqual([1, 2])
  expect(screen.getByRole('status', { name: '发票合计' }).textContent).toBe('发票 2 张，价税合计 2,000.20元')
  expect(screen.queryByRole('button', { name: /查看全部/ })).toBeNull()
})

it('没有附的说没有附', () => {
  show([])
  expect(screen.getByText('未附发票，暂无附件')).toBeTruthy()
})
