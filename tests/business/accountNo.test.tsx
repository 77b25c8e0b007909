import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import * as accountNumbers from '#api/generated/corp/account-numbers/account-numbers.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { feedback, installFeedback } from '#hooks/feedback.ts'

vi.mock('#api/generated/corp/account-numbers/account-numbers.ts', () => ({ revealAccountNo: vi.fn() }))
const reveal = vi.mocked(accountNumbers.revealAccountNo)

const FULL = '6225888800001234567'
const GROUPED = '6225 8888 0000 1234 567'
const allowed = [{ code: 'REVEAL', enabled: true }]
const failure = vi.fn<(text: string) => void>()

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const ask = async () => {
  fireEvent.click(screen.getByRole('button', { name: '查看完整账号' }))
  await settle()
}
const account = (part: Partial<Parameters<typeof AccountNo>[0]> = {}) => (
  <AccountNo subject="BANK_ACCOUNT" documentNo="A1" actions={allowed} accountNo="6225****4567" {...part} />
)

const original = { ...feedback }
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  installFeedback({ ...original, failure })
  reveal.mockResolvedValue({ accountNo: FULL })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('查看完整账号', () => {
  it('按了才取，四位一组；隐藏后又是掩码，再看再取一次', async () => {
    render(account())
    expect(screen.getByText('6225****4567')).toBeTruthy()
    expect(reveal).not.toHaveBeenCalled()
    await ask()
    expect(screen.getByRole('status', { name: '完整账号' }).textContent).toBe(GROUPED)
    expect(reveal.mock.calls).toEqual([[{ subject: 'BANK_ACCOUNT', documentNo: 'A1' }]])
    fireEvent.click(screen.getByRole('button', { name: '隐藏' }))
    expect(document.body.textContent).not.toContain(GROUPED)
    await ask()
    expect(reveal).toHaveBeenCalledTimes(2)
  })

  it('两分钟后自动隐藏；离开后不再显示，地址与存储里没有', async () => {
    const { unmount } = render(account())
    await ask()
    await settle(119_000)
    expect(screen.getByText(GROUPED)).toBeTruthy()
    await settle(2_000)
    expect(screen.queryByText(GROUPED)).toBeNull()
    await ask()
    unmount()
    render(account())
    expect(screen.queryByText(GROUPED)).toBeNull()
    const kept = [location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join()
    expect(kept).not.toContain(FULL)
  })

  it('看着的时候账号变了：旧的收起，不会把旧号当新号', async () => {
    const { rerender } = render(account())
    await ask()
    rerender(account({ accountNo: '6225****9999' }))
    expect(screen.queryByText(GROUPED)).toBeNull()
    expect(screen.getByText('6225****9999')).toBeTruthy()
  })

  it('有变更的新旧对照', async () => {
    reveal.mockResolvedValue({ accountNo: FULL, formerAccountNo: '6222000011112222' })
    render(account({ formerAccountNo: '6222****2222' }))
    await ask()
    expect(screen.getByText('6222 0000 1111 2222').tagName).toBe('DEL')
    expect(screen.getByText(GROUPED)).toBeTruthy()
  })

  it('没有 REVEAL 的没有按钮；不能看的说明原因、按了也不取', async () => {
    const { rerender } = render(account({ actions: [] }))
    expect(screen.queryByRole('button')).toBeNull()
    const reason = '不可复核本人经办业务'
    rerender(account({ actions: [{ code: 'REVEAL', enabled: false, reason }] }))
    const button = screen.getByRole('button', { name: '查看完整账号' })
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-description')]).toEqual([
      'true',
      reason,
    ])
    await ask()
    expect(reveal).not.toHaveBeenCalled()
  })

  it('60 毫秒内点两下只取一次', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<{ accountNo: string }>()
    reveal.mockReturnValue(promise)
    render(account())
    await ask()
    await settle(60)
    await ask()
    expect(reveal).toHaveBeenCalledTimes(1)
    answer({ accountNo: FULL })
    await settle()
    expect(screen.getByText(GROUPED)).toBeTruthy()
  })

  it('业务失败显示原因，仍是掩码，可以再试', async () => {
    reveal.mockRejectedValueOnce(
      new ApiError('business', 'REVEAL', '只有此刻要核对这个账号的人可以查看', 200),
    )
    render(account())
    await ask()
    expect(failure.mock.calls).toEqual([['只有此刻要核对这个账号的人可以查看']])
    expect(screen.getByText('6225****4567')).toBeTruthy()
    await ask()
    expect(screen.getByText(GROUPED)).toBeTruthy()
  })

  it('应答到来之前已经离开：什么也不显示，不报错', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<{ accountNo: string }>()
    reveal.mockReturnValue(promise)
    const { unmount } = render(account())
    await ask()
    unmount()
    answer({ accountNo: FULL })
    await settle()
    expect(document.body.textContent).not.toContain(GROUPED)
  })
})
