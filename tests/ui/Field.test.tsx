import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'

interface Values {
  amount: string
  picked: string
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
  fireEvent.click(screen.getByRole('button', { name: '乙' }))
  expect(own).toHaveBeenCalledExactlyOnceWith('乙12')
  await screen.findByText('12 元的不能选乙')
  expect(screen.getByRole('button', { name: '乙', pressed: true })).toBeTruthy()
})
