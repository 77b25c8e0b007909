import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm, useMovingDefaults } from '#ui/form/useForm.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { useToday } from '#ui/today.ts'

interface Values {
  paidDate: string
  startDate: string
}
const F = fieldOf<Values>()
const sent = vi.fn<(values: Values) => Promise<boolean>>(() => Promise.resolve(true))

function PaidForm() {
  const form = useForm<Values>()
  const today = useToday()
  const initial = { paidDate: today, startDate: today }
  useMovingDefaults(form, initial)
  return (
    <FormShell
      label="付款登记"
      form={form}
      initial={initial}
      onSubmit={sent}
      submitting={false}
      error={undefined}
    >
      <F name="paidDate" label="付款日期">
        <DayPicker max={today} />
      </F>
      <F name="startDate" label="生效日">
        <DayPicker min={today} />
      </F>
    </FormShell>
  )
}

const at = (day: string) => (
  <MemoryRouter>
    <TodayContext value={day}>
      <PaidForm />
    </TodayContext>
  </MemoryRouter>
)
/** 打开表单；得到的函数让它过零点。 */
const open = () => {
  const { rerender } = render(at('2026-12-31'))
  return () => rerender(at('2027-01-01'))
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
  await userEvent.tab()
}
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }))

afterEach(() => {
  cleanup()
  sent.mockClear()
})

describe('页面开着过了零点', () => {
  it('没有动过的缺省跟着换，限制也按新的一天', async () => {
    const passMidnight = open()
    expect(field('付款日期').value).toBe('2026-12-31')
    passMidnight()
    expect([field('付款日期').value, field('生效日').value]).toEqual(['2027-01-01', '2027-01-01'])
    await submit()
    expect(sent.mock.calls[0]?.[0]).toEqual({ paidDate: '2027-01-01', startDate: '2027-01-01' })
  })

  it('填过的不动，哪怕填的就是今天', async () => {
    const passMidnight = open()
    await retype('付款日期', '2026-12-31')
    passMidnight()
    expect(field('付款日期').value).toBe('2026-12-31')
    await submit()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ paidDate: '2026-12-31' })
  })

  it('填过的到了第二天不可选了：值还在，标出来，提交不出去；改好就能提交', async () => {
    const passMidnight = open()
    await retype('生效日', '2026-12-31')
    passMidnight()
    expect(field('生效日').value).toBe('2026-12-31')
    expect(field('生效日').getAttribute('aria-description')).toBe('日期无效或不可选')
    await submit()
    expect(sent).not.toHaveBeenCalled()
    await retype('生效日', '2027-01-05')
    await submit()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ startDate: '2027-01-05' })
  })
})
