import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { type ComponentType, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { encryptBody } from '#api/encryption.ts'
import { checkIdCard, checkPhone, unlessMasked } from '#domain/validation.ts'
import { EmailInput, IdCardInput, UsccInput } from '#ui/form/CodeInputs.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { PhoneInput } from '#ui/form/DigitsInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { CorpNameInput, PersonNameInput } from '#ui/form/NameInputs.tsx'
import { RateInput } from '#ui/form/RateInput.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { PasswordInput } from '#ui/form/secret/PasswordInput.tsx'
import { useForm } from '#ui/form/useForm.ts'

function show(Control: ComponentType<ControlProps<string>>, initial = '') {
  let last = initial
  function Holder() {
    const [value, setValue] = useState(initial)
    const change = (next: string) => {
      last = next
      setValue(next)
    }
    return <Control aria-label="项" value={value} onChange={change} />
  }
  render(<Holder />)
  return {
    input: screen.getByLabelText<HTMLInputElement>('项'),
    value: () => last,
    user: userEvent.setup(),
  }
}

describe('边打边清洗', () => {
  test.each([
    [PhoneInput, ' 138-0013-8000 转1', '13800138000'],
    [IdCardInput, '１１０１０５19491231002x', '11010519491231002X'],
    [UsccInput, ' 91350100m000100y43 ', '91350100M000100Y43'],
    [EmailInput, ' a.b＠c.com ', 'a.b@c.com'],
    [RateInput, '3.85%', '3.85'],
    [PersonNameInput, '阿卜杜•买买提', '阿卜杜·买买提'],
    [PersonNameInput, 'Anna  Maria', 'Anna Maria'],
    [PhoneInput, '+86 138 0013 8000', '13800138000'],
    [UsccInput, '\u202d91350100-M000100Y43\u202c', '91350100M000100Y43'],
    [CorpNameInput, '\u200b中建\u202c', '中建'],
  ] as const)('%o 收到 %s 得 %s', (Control, raw, clean) => {
    const { input, value } = show(Control)
    fireEvent.change(input, { target: { value: raw } })
    expect(value()).toBe(clean)
  })

  test('在中间打字，光标不跳', async () => {
    const { input, value, user } = show(PhoneInput, '13800138')
    input.focus()
    input.setSelectionRange(4, 4)
    await user.keyboard('9')
    expect(value()).toBe('138090138')
    expect(input.selectionStart).toBe(5)
  })

  test('企业名称与姓名有上限', () => {
    const { input, value } = show(CorpNameInput)
    fireEvent.change(input, { target: { value: '𠮷'.repeat(81) } })
    expect(value()).toBe('𠮷'.repeat(80))
  })

  test('任意文字清洗后只剩合用的字符，再清洗不变', () => {
    const { input, value } = show(PhoneInput)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
        fireEvent.change(input, { target: { value: raw } })
        expect(value()).toMatch(/^\d{0,11}$/)
      }),
      { numRuns: 200 },
    )
  })
})

describe('新密码（VALID-05）', () => {
  test('逐条标出是否满足，可显示明文', async () => {
    const { input, user } = show(PasswordInput)
    const unmet = () =>
      within(screen.getByRole('list', { name: '密码要求' }))
        .getAllByRole('listitem')
        .filter((item) => item.textContent.includes('未满足'))
        .map((item) => item.textContent.replace(/^○ (.*)，未满足$/, '$1'))
    expect(unmet()).toHaveLength(6)
    await user.type(input, 'Abc1')
    expect(unmet()).toEqual(['8至20个字符', '至少一个特殊字符'])
    await user.type(input, '!xyz')
    expect(unmet()).toEqual([])
    await user.type(input, ' ')
    expect(unmet()).toEqual(['不含空格'])
    expect(input.type).toBe('password')
    await user.click(screen.getByRole('button', { name: '显示项' }))
    expect(input.type).toBe('text')
  })
})

interface Values {
  mobilePhone: string
  idCard: string
}
const F = fieldOf<Values>()
const MASKED = { mobilePhone: '138****8000', idCard: '1101****123X' }

function showMasked() {
  const onSubmit = vi.fn<(values: Values) => Promise<boolean>>(() => Promise.resolve(true))
  function Page() {
    const form = useForm<Values>()
    return (
      <FormShell
        label="资料"
        form={form}
        initial={MASKED}
        onSubmit={onSubmit}
        submitting={false}
        error={undefined}
        guard={false}
      >
        <F name="mobilePhone" label="手机号" check={unlessMasked(MASKED.mobilePhone, checkPhone)}>
          <PhoneInput />
        </F>
        <F name="idCard" label="身份证号" check={unlessMasked(MASKED.idCard, checkIdCard('2026-05-20'))}>
          <IdCardInput />
        </F>
      </FormShell>
    )
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  return { onSubmit, user: userEvent.setup(), submit: () => screen.getByRole('button', { name: '提交' }) }
}

describe('脱敏值的往返（T32、VALID-08）', () => {
  test('没动：原样交出，发送时略去', async () => {
    const { onSubmit, user, submit } = showMasked()
    await user.click(submit())
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(encryptBody(onSubmit.mock.lastCall?.[0], (plain) => `密${plain}`)).toEqual({})
  })

  test('改了一半：星号还在，说 请完整输入，不提交', async () => {
    const { onSubmit, user, submit } = showMasked()
    await user.type(screen.getByRole('textbox', { name: '身份证号' }), '5678')
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '{Backspace}')
    await user.click(submit())
    expect(await screen.findAllByText('请完整输入')).toHaveLength(2)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('重填：清空后打新的，按新值加密', async () => {
    const { onSubmit, user, submit } = showMasked()
    await user.click(screen.getByRole('button', { name: '重填手机号' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '手机号' }))
    await user.keyboard('13900139000')
    await user.click(submit())
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(encryptBody(onSubmit.mock.lastCall?.[0], (plain) => `密${plain}`)).toEqual({
      mobilePhone: '密13900139000',
    })
  })
})
