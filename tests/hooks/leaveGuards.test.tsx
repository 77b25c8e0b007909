import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFeedback } from '#hooks/feedback.ts'
import { confirmLeave, installLeaveGuards } from '#hooks/leaveGuards.ts'
import { hasUnsavedChanges, releaseLeaveGuards, unsavedChanges } from '#hooks/unsaved.ts'
import { useLeaveGuard } from '#hooks/useLeaveGuard.ts'

const confirm = vi.fn(() => Promise.resolve(false))
installLeaveGuards()
beforeEach(() => installFeedback({ success: vi.fn(), failure: vi.fn(), confirm }))
afterEach(() => vi.clearAllMocks())

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/a']}>{children}</MemoryRouter>
)
const start = () =>
  renderHook(
    ({ dirty }) => {
      const again = useLeaveGuard(dirty)
      return { again, go: useNavigate(), path: useLocation().pathname }
    },
    { wrapper, initialProps: { dirty: false } },
  )
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event.defaultPrevented
}

describe('离开守卫', () => {
  test('没有改动：不问', async () => {
    const { result } = start()
    await act(async () => void result.current.go('/b'))
    expect(result.current.path).toBe('/b')
    expect(confirm).not.toHaveBeenCalled()
    expect(closing()).toBe(false)
  })

  test('有改动：先问，不同意就留下，同意才走', async () => {
    const { result, rerender } = start()
    rerender({ dirty: true })
    expect(closing()).toBe(true)
    await act(async () => void result.current.go('/b'))
    expect(result.current.path).toBe('/a')
    confirm.mockResolvedValueOnce(true)
    await act(async () => void result.current.go('/b'))
    expect(result.current.path).toBe('/b')
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  test('提交成功放行；之后又改了重新上锁', async () => {
    const { result, rerender } = start()
    rerender({ dirty: true })
    releaseLeaveGuards()
    expect(hasUnsavedChanges()).toBe(false)
    expect(await confirmLeave()).toBe(true)
    result.current.again()
    expect(hasUnsavedChanges()).toBe(true)
    expect(await confirmLeave()).toBe(false)
  })

  test('有草稿的说得出它的下落；没有草稿的是要重填', async () => {
    const { rerender } = renderHook(({ kept }) => useLeaveGuard(true, kept), {
      wrapper,
      initialProps: { kept: true },
    })
    expect(unsavedChanges()).toBe('kept')
    await confirmLeave('存成了草稿')
    expect(confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({ content: '内容尚未提交，确定离开吗？存成了草稿。' }),
    )
    rerender({ kept: false })
    expect(unsavedChanges()).toBe('lost')
    releaseLeaveGuards()
    expect(unsavedChanges()).toBeUndefined()
  })

  test('两个守卫先后撤销，不互相拆台', async () => {
    const { result, rerender } = renderHook(
      ({ form, upload }) => {
        useLeaveGuard(form)
        useLeaveGuard(upload)
        return { go: useNavigate(), path: useLocation().pathname }
      },
      { wrapper, initialProps: { form: true, upload: true } },
    )
    rerender({ form: false, upload: true })
    await act(async () => void result.current.go('/b'))
    expect(result.current.path).toBe('/a')
    rerender({ form: false, upload: false })
    await act(async () => void result.current.go('/b'))
    expect(result.current.path).toBe('/b')
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  test('卸载后不留痕迹', () => {
    const { rerender, unmount } = start()
    rerender({ dirty: true })
    unmount()
    expect(hasUnsavedChanges()).toBe(false)
    expect(closing()).toBe(false)
  })
})
