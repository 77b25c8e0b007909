import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toneOf } from '#ui/display/statusTone.ts'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { RadioGroup } from '#ui/form/RadioGroup.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { SmsCodeInput } from '#ui/form/secret/SmsCodeInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { suppressEnter } from '../../src/app/suppressEnter.ts'

afterEach(() => void vi.useRealTimers())

function showPicker(props: { min?: string; disabledDate?: (day: string) => boolean } = {}) {
  const onValue = vi.fn<(day: string) => void>()
  function Holder() {
    const [value, setValue] = useState('')
    const change = (day: string) => {
      onValue(day)
      setValue(day)
    }
    return <DayPicker aria-label="承诺付款日" value={value} onChange={change} {...props} />
  }
  render(
    <TodayContext value="2026-05-20">
      <Holder />
    </TodayContext>,
  )
  return { input: screen.getByRole<HTMLInputElement>('textbox', { name: '承诺付款日' }), onValue }
}

test('RadioGroup：名称、选项与选定的值读屏都听得到，停用时选不了', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'SMALL', label: '小型' },
    { value: 'MICRO', label: '微型' },
  ]
  const props = { 'aria-label': '企业规模', value: 'SMALL', options, onChange }
  const { rerender } = render(<RadioGroup {...props} />)
  const group = within(screen.getByRole('radiogroup', { name: '企业规模' }))
  expect(group.getByRole<HTMLInputElement>('radio', { name: '小型' }).checked).toBe(true)
  await userEvent.click(group.getByRole('radio', { name: '微型' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('MICRO')
  rerender(<RadioGroup {...props} disabled />)
  expect(group.getByRole<HTMLInputElement>('radio', { name: '微型' }).disabled).toBe(true)
})

describe('DayPicker', () => {
  test('只有年月的不补成某一天：值为空并标错', async () => {
    const { input, onValue } = showPicker()
    await userEvent.type(input, '2026/11')
    await userEvent.tab()
    expect(onValue).not.toHaveBeenCalledWith(expect.stringMatching(/^2026/))
    expect(input.value).toBe('2026/11')
    expect(input.getAttribute('aria-description')).toBe('日期无效或不可选')
  })

  test('写全了却没有这一天的，说没有这一天', async () => {
    const { input } = showPicker()
    await userEvent.type(input, '2027-02-29')
    await userEvent.tab()
    expect(input.getAttribute('aria-description')).toBe('2027 年没有 2 月 29 日')
  })

  test('直接输入即生效；不可选的日子值为空并标错', async () => {
    const { input, onValue } = showPicker({ min: '2026-05-21', disabledDate: (day) => day === '2026-06-06' })
    await userEvent.type(input, '2026-06-05')
    expect(onValue).toHaveBeenLastCalledWith('2026-06-05')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-06-06')
    await userEvent.tab()
    expect(onValue).toHaveBeenLastCalledWith('')
    expect(input.value).toBe('2026-06-06')
    expect(input.getAttribute('aria-description')).toBe('日期无效或不可选')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-05-20')
    expect(onValue).toHaveBeenLastCalledWith('')
  })

  test('用键盘在日历里选：方向键、翻月、选定后焦点回到输入框', async () => {
    const { input, onValue } = showPicker()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '承诺付款日，打开日历' }))
    const calendar = within(screen.getByRole('dialog', { name: '承诺付款日日历' }))
    expect(document.activeElement).toBe(calendar.getByRole('button', { name: '2026-05-20' }))
    await user.keyboard('{ArrowDown}{ArrowRight}{PageDown}')
    expect(document.activeElement).toBe(calendar.getByRole('button', { name: '2026-06-28' }))
    await user.keyboard(' ')
    expect(onValue).toHaveBeenLastCalledWith('2026-06-28')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(input)
  })

  test('回车也选定，虽然它在别的按钮上不起作用（SHELL-21）；选不了的日子按了也不选', async () => {
    const stop = suppressEnter()
    const { onValue } = showPicker({ disabledDate: (day) => day === '2026-05-21' })
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '承诺付款日，打开日历' }))
    await user.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('dialog', { name: '承诺付款日日历' })).toBeTruthy()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onValue.mock.calls).toEqual([['2026-05-22']])
    expect(screen.queryByRole('dialog')).toBeNull()
    stop()
  })
})

describe('SmsCodeInput', () => {
  test('系统时间跳了十分钟，倒计时不受影响；连点只发一次（C03、M05）', async () => {
    vi.useFakeTimers()
    const onSend = vi.fn(() => Promise.resolve(true))
    render(<SmsCodeInput purpose="C03" aria-label="短信验证码" onSend={onSend} />)
    const button = screen.getByRole('button', { name: '获取验证码' })
    for (let click = 0; click < 10; click += 1) fireEvent.click(button)
    await act(async () => {})
    expect(onSend).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 600_000)
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByRole('button', { name: '59秒' })).toBeTruthy()
    vi.setSystemTime(Date.now() - 1_200_000)
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByRole('button', { name: '58秒' })).toBeTruthy()
  })

  test('发出之后光标在验证码里，那一项不算离开；刷新之后接着数', async () => {
    const F = fieldOf<{ code: string }>()
    const Page = () => (
      <FormShell
        label="手机验证"
        form={useForm<{ code: string }>()}
        onSubmit={() => Promise.resolve(true)}
        submitting={false}
        error={undefined}
      >
        <F name="code" label="短信验证码" required>
          <SmsCodeInput purpose="戊" onSend={() => Promise.resolve(true)} />
        </F>
      </FormShell>
    )
    render(<Page />, { wrapper: MemoryRouter })
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '短信验证码' })),
    )
    expect(screen.queryByText('请输入短信验证码')).toBeNull()
    vi.resetModules()
    const { recentlySent } = await import('#hooks/useCooldown.ts')
    expect(recentlySent('戊')).toBeDefined()
    expect(recentlySent('己')).toBeUndefined()
  })

  test('没被接受的验证码选中，再打就换掉；边打边变红不选', async () => {
    const Page = ({ refusal, error }: { refusal?: object; error?: boolean }) => {
      const [code, setCode] = useState('')
      return (
        <SmsCodeInput
          purpose="丙"
          aria-label="短信验证码"
          onSend={() => Promise.resolve(true)}
          value={code}
          onChange={setCode}
          error={error}
          refusal={refusal}
        />
      )
    }
    const user = userEvent.setup()
    const { rerender } = render(<Page />)
    const input = screen.getByRole('textbox', { name: '短信验证码' })
    await user.type(input, '00')
    rerender(<Page error />)
    await user.type(input, '0000')
    rerender(<Page error refusal={{}} />)
    expect(document.activeElement).toBe(input)
    await user.keyboard('1')
    expect((input as HTMLInputElement).value).toBe('1')
    await user.keyboard('23456')
    input.blur()
    rerender(<Page error refusal={{}} />)
    expect(document.activeElement).toBe(input)
    await user.keyboard('6')
    expect((input as HTMLInputElement).value).toBe('6')
  })

  test('没有发出的不倒数，也不说重新发送；只收 6 位数字', async () => {
    const onChange = vi.fn<(code: string) => void>()
    render(
      <SmsCodeInput
        purpose="丁"
        aria-label="短信验证码"
        onSend={() => Promise.resolve(false)}
        value=""
        onChange={onChange}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: '获取验证码' })).toMatchObject({
      disabled: false,
    })
    fireEvent.change(screen.getByRole('textbox', { name: '短信验证码' }), { target: { value: '12a34 5678' } })
    expect(onChange).toHaveBeenLastCalledWith('123456')
  })
})

test.each([
  ['DRAFT', 'draft'],
  ['UNSTARTED', 'draft'],
  ['PENDING_REVIEW', 'waiting'],
  ['WAIT_CONTRACT', 'waiting'],
  ['FUNDER_AUDITING', 'progress'],
  ['PART_DONE', 'progress'],
  ['SIGNED', 'success'],
  ['ACTIVE', 'success'],
  ['FUNDER_REJECTED', 'failed'],
  ['LEND_FAILED', 'failed'],
  ['OVERDUE', 'failed'],
  ['WITHDRAWN', 'closed'],
  ['EXPIRED', 'closed'],
] as const)('状态 %s 的色调是 %s', (status, tone) => expect(toneOf(status)).toBe(tone))

test('ABS 付款的待付款还在办，不是办成了', () => {
  expect(toneOf('REGISTERED', 'ABS_PAYMENT_STATUS')).toBe('progress')
  expect(toneOf('REGISTERED')).toBe('success')
})
