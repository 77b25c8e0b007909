import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { InstantPicker } from '#ui/form/date/InstantPicker.tsx'
import { TodayContext } from '#ui/TodayContext.ts'

function showPicker() {
  const onValue = vi.fn<(instant: string) => void>()
  function Holder() {
    const [value, setValue] = useState('')
    const change = (instant: string) => {
      onValue(instant)
      setValue(instant)
    }
    return <InstantPicker aria-label="开标时间" value={value} onChange={change} min="2026-05-20" />
  }
  render(
    <TodayContext value="2026-05-20">
      <Holder />
    </TodayContext>,
  )
  return { input: screen.getByRole<HTMLInputElement>('textbox', { name: '开标时间' }), onValue }
}

describe('InstantPicker', () => {
  test('直接输入即生效，离开时写成统一的样子；读不懂的值为空并标错', async () => {
    const { input, onValue } = showPicker()
    await userEvent.type(input, '20261210 9:30')
    expect(onValue).toHaveBeenLastCalledWith('2026-12-10T09:30:00+08:00')
    await userEvent.tab()
    expect(input.value).toBe('2026-12-10 09:30')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-12-10')
    await userEvent.tab()
    expect(onValue).toHaveBeenLastCalledWith('')
    expect(input.value).toBe('2026-12-10')
    expect(input.getAttribute('aria-description')).toContain('时间无效')
  })

  test('从日历选日子，时刻缺省九点半，已有的时刻不变', async () => {
    const { input, onValue } = showPicker()
    const open = screen.getByRole('button', { name: '开标时间，打开日历' })
    const pick = async (day: string) => {
      await userEvent.click(open)
      const calendar = within(screen.getByRole('dialog', { name: '开标时间日历' }))
      // 浮层出来之前点不到
      await waitFor(() => userEvent.click(calendar.getByRole('button', { name: day })))
    }
    await pick('2026-05-22')
    expect(onValue).toHaveBeenLastCalledWith('2026-05-22T09:30:00+08:00')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-05-22 14:00')
    await pick('2026-05-25')
    expect(onValue).toHaveBeenLastCalledWith('2026-05-25T14:00:00+08:00')
  })
})
