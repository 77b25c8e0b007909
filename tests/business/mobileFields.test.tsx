import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import * as codes from '#api/generated/uaa/verify-codes/verify-codes.ts'
import { MobileFields, type MobileValues } from '#business/account/MobileFields.tsx'
import { codeRefusal } from '#business/signing/SmsCodeField.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'

vi.mock('#api/generated/uaa/verify-codes/verify-codes.ts', () => ({ sendSmsCode: vi.fn() }))
const send = vi.mocked(codes.sendSmsCode)
const onSubmit = vi.fn<(values: MobileValues) => Promise<boolean>>(() => Promise.resolve(true))

function Page({ refusal }: { refusal?: ApiError }) {
  const form = useForm<MobileValues>()
  return (
    <MemoryRouter>
      <FormShell label="验证" form={form} onSubmit={onSubmit} submitting={false} error={undefined}>
        <MobileFields form={form} scene="REGISTER" refusal={refusal} />
      </FormShell>
    </MemoryRouter>
  )
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const type = async (name: string, value: string) => {
  fireEvent.change(box(name), { target: { value } })
  await settle()
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue(undefined)
})

describe('手机号与验证码', () => {
  test('手机号不对不发送，按钮仍是获取验证码', async () => {
    render(<Page />)
    await type('手机号', '12012345678')
    await press('获取验证码')
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByText('请输入正确的11位手机号')).toBeTruthy()
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy()
  })

  test('每个号码各数各的；换了号码，验证码清空；换回来接着数', async () => {
    const { unmount } = render(<Page />)
    await type('手机号', '13512345678')
    await press('获取验证码')
    expect(send).toHaveBeenCalledWith({ mobilePhone: '13512345678', scene: 'REGISTER' })
    await type('短信验证码', '123456')
    await type('手机号', '13512345679')
    expect(box('短信验证码').value).toBe('')
    await press('获取验证码')
    expect(send).toHaveBeenCalledTimes(2)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    render(<Page />)
    await type('手机号', '13512345678')
    expect(screen.getByRole('button', { name: '50秒' })).toBeTruthy()
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('没被接受的就地说明并选中；别的失败不算', async () => {
    const { rerender } = render(<Page />)
    await type('短信验证码', '000000')
    const wrong = new ApiError('business', 'SMS_WRONG', '验证码不正确', 200)
    rerender(<Page refusal={codeRefusal(wrong)} />)
    await settle()
    expect(screen.getByText('验证码不正确')).toBeTruthy()
    expect(document.activeElement).toBe(box('短信验证码'))
    expect([box('短信验证码').selectionStart, box('短信验证码').selectionEnd]).toEqual([0, 6])
    await type('短信验证码', '123456')
    expect(screen.queryByText('验证码不正确')).toBeNull()
    expect(codeRefusal(new ApiError('business', 'MOBILE_TAKEN', '已被使用', 200))).toBeUndefined()
    expect(codeRefusal(new ApiError('network', 'SMS_', '网络', 0))).toBeUndefined()
    expect(codeRefusal(wrong, 'OLD_SMS_')).toBeUndefined()
  })
})
