import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'

interface Values {
  amount: string
  picked: string
  reason: string
}
const F = fieldOf<Values>()
const drawn = vi.fn<() => void>()
const own = vi.fn<(value: string) => void>()
const ITEMS = ['甲', '乙']

/** 列着许多项的控件：每画一次记一笔。 */
function Heavy({ items, value, onChange }: ControlProps<string> & { items: readonly string[] }) {
  drawn()
  return items.map((item) => (
    <button key={item} type="button" aria-pressed={value === item} onClick={() => onChange?.(item)}>
      {item}
    </button>
  ))
}

/** 整张表单跟着金额重画：各项也都重画。 */
function Page() {
  const form = useForm<Values>()
  const amount = useFormValue(form, 'amount') ?? ''
  return (
    <FormShell
      label="试填"
      form={form}
      onSubmit={() => Promise.resolve(true)}
      submitting={false}
      error={undefined}
    >
      <F name="amount" label="金额" required>
        <AmountInput />
      </F>
      <F
        name="picked"
        label="选一个"
        hint={`为 ${amount} 元`}
        check={(picked) => (picked === '乙' && amount === '12' ? '12 元的不能选乙' : undefined)}
      >
        <Heavy items={ITEMS} onChange={(value) => own(`${value}${amount}`)} />
      </F>
      <F name="reason" label="原因" required={amount !== '12'}>
        <TextInput />
      </F>
    </FormShell>
  )
}

beforeEach(() => {
  own.mockClear()
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  drawn.mockClear()
})

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '金额' }), { target: { value } })

test('别的字段变了，整张表单重画：属性没变的控件不重画', async () => {
  for (const value of ['1', '12', '123']) type(value)
  await screen.findByText('为 123 元')
  expect(drawn).not.toHaveBeenCalled()
})

test('没有重画的控件，回调与检查用的是最近的值', async () => {
  type('12')
  await screen.findByText('为 12 元')
  const chosen = screen.getByRole('button', { name: '乙' })
  fireEvent.click(chosen)
  expect(screen.queryByText('12 元的不能选乙')).toBeNull()
  fireEvent.blur(chosen)
  expect(own).toHaveBeenCalledExactlyOnceWith('乙12')
  await screen.findByText('12 元的不能选乙')
  expect(screen.getByRole('button', { name: '乙', pressed: true })).toBeTruthy()
})

test('错误在离开自己那一项之后才出现，依据的那项变了再查一次', async () => {
  fireEvent.click(screen.getByRole('button', { name: '乙' }))
  type('12')
  fireEvent.blur(screen.getByRole('textbox', { name: '金额' }))
  await screen.findByText('为 12.00 元')
  expect(screen.queryByText('12 元的不能选乙')).toBeNull()
})

test('查过的必填项不再必填，错误随即消失；又要填了再提示', async () => {
  const reason = screen.getByRole('textbox', { name: '原因' })
  fireEvent.blur(reason)
  await screen.findByText('请输入原因')
  type('12')
  await waitFor(() => expect(screen.queryByText('请输入原因')).toBeNull())
  expect(reason.getAttribute('aria-invalid')).toBeNull()
  type('123')
  expect(await screen.findByText('请输入原因')).toBeTruthy()
})

test('没有查过的变成必填，先不提示', async () => {
  type('12')
  await screen.findByText('为 12 元')
  type('123')
  await screen.findByText('为 123 元')
  expect(screen.queryByText('请输入原因')).toBeNull()
})

test('粘贴时去掉了负号：当即说在下面，不当作没有填；核对过了才是填了', async () => {
  type('-12')
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '金额' })
  expect(await screen.findByText('已去掉负号，请核对后按回车')).toBeTruthy()
  expect(box.value).toBe('12')
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.getByText('已去掉负号，请核对后按回车')).toBeTruthy()
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('为 12.00 元')
  await waitFor(() => expect(screen.queryByText(/已去掉/)).toBeNull())
})

test('去掉之后一个数字也不剩：改空了就是没有填', async () => {
  type('abc')
  const box = screen.getByRole('textbox', { name: '金额' })
  await screen.findByText('已去掉“abc”，请核对后按回车')
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('请输入金额')
})

test('金额里的回车收下这个值，不提交', async () => {
  type('12')
  const box = screen.getByRole('textbox', { name: '金额' })
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false)
})

test('填着金额的表单，文字框里的回车也不提交；只有文字的照常', () => {
  const reason = screen.getByRole('textbox', { name: '原因' })
  expect(fireEvent.keyDown(reason, { key: 'Enter' })).toBe(false)
  screen.getByRole('textbox', { name: '金额' }).removeAttribute('inputmode')
  expect(fireEvent.keyDown(reason, { key: 'Enter' })).toBe(true)
})

test('提交时有没填的：说出来，焦点到第一处，读屏听得到是哪里不对', async () => {
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  const box = screen.getByRole('textbox', { name: '金额' })
  await screen.findByText('请输入金额')
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const reason = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('请输入金额')
})

test('提交没有成：说还有几项，一按到第一项；改好一项少一项，都好了不再说', async () => {
  const amount = screen.getByRole('textbox', { name: '金额' })
  const reason = screen.getByRole('textbox', { name: '原因' })
  fireEvent.blur(amount)
  await screen.findByText('请输入金额')
  expect(screen.queryByText(/项需要修改/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  await screen.findByText('还有 2 项需要修改')
  reason.focus()
  fireEvent.click(screen.getByRole('button', { name: '前往第一项' }))
  expect(document.activeElement).toBe(amount)
  type('123')
  await screen.findByText('还有 1 项需要修改')
  fireEvent.change(reason, { target: { value: '补货' } })
  await waitFor(() => expect(screen.queryByText(/项需要修改/)).toBeNull())
})
