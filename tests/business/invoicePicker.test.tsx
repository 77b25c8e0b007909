import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Invoice } from '#api/generated/corp/model/index.ts'
import { InvoicePicker } from '#business/trade/InvoicePicker.tsx'
import { installFeedback } from '#hooks/feedback.ts'

const invoices = Array.from(
  { length: 8 },
  (_, index): Invoice =>
    ({
      invoiceNo: `2632000000000000000${index}`,
      invoiceDate: '2026-10-20',
      invoiceAmount: '100.00',
      invoiceRemainAmount: '100.00',
      invoiceVerifyStatus: index === 1 ? 'MISMATCH' : 'PASS',
    }) as Invoice,
)

function Page({ amount }: { amount?: string }) {
  const [value, setValue] = useState<string[]>([])
  return (
    <InvoicePicker
      aria-label="发票"
      invoices={invoices}
      amountOf={() => amount}
      value={value}
      onChange={setValue}
    />
  )
}
const picked = () =>
  within(screen.getByRole('list', { name: '发票' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked).length
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('多张发票：依次选到凑够金额为止，没有查验一致的跳过；全选、全不选', async () => {
  render(<Page amount="250.00" />)
  await press('凑够金额为止')
  expect(picked()).toBe(3)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: invoices[1]!.invoiceNo }).checked).toBe(false)
  await press('全选')
  expect(picked()).toBe(7)
  await press('全不选')
  expect(picked()).toBe(0)
})

test('按号码查找，全选只选眼前的；还没有填金额的说先填', async () => {
  const notice = vi.fn()
  installFeedback({ success: vi.fn(), failure: vi.fn(), notice, confirm: vi.fn() })
  render(<Page />)
  await press('凑够金额为止')
  expect(notice).toHaveBeenCalledWith('请先填写金额，再按金额选发票')
  expect(picked()).toBe(0)
  await userEvent.type(screen.getByRole('textbox', { name: '查找发票' }), '00005')
  await press('全选')
  expect(picked()).toBe(1)
  await userEvent.clear(screen.getByRole('textbox', { name: '查找发票' }))
  expect(picked()).toBe(1)
  await userEvent.type(screen.getByRole('textbox', { name: '查找发票' }), '99')
  expect(screen.getByText('没有号码含“99”的发票')).toBeTruthy()
})

test('粘贴一列号码：有的勾上，没有的、不能用的说出来；只有一个的照常查找', async () => {
  const notice = vi.fn()
  installFeedback({ success: vi.fn(), failure: vi.fn(), notice, confirm: vi.fn() })
  render(<Page />)
  await userEvent.click(screen.getByRole('textbox', { name: '查找发票' }))
  const [first, mismatched, third] = invoices.map(({ invoiceNo }) => invoiceNo)
  await userEvent.paste(`${first}\r\n${mismatched}\r\n${third}\r\n`)
  expect(picked()).toBe(2)
  expect(notice).toHaveBeenCalledWith(`勾上 2 张，1 张没有或不能用：${mismatched}`)
  await userEvent.paste('00005')
  expect(within(screen.getByRole('list', { name: '发票' })).getAllByRole('checkbox')).toHaveLength(1)
})
