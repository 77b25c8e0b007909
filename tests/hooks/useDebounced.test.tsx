import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from '#hooks/useDebounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const typing = () => {
  const search = vi.fn<(text: string) => void>()
  const { result, unmount } = renderHook(() => useDebounced(search))
  return { search, unmount, type: (text: string) => act(() => result.current(text)) }
}

test('停顿200毫秒才做，只用最后一次的文字（SHELL-23）', () => {
  const { search, type } = typing()
  type('实')
  vi.advanceTimersByTime(199)
  type('实名')
  vi.advanceTimersByTime(199)
  expect(search).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(search.mock.calls).toEqual([['实名']])
})

test('离开页面就不做了', () => {
  const { search, type, unmount } = typing()
  type('实名')
  unmount()
  vi.runAllTimers()
  expect(search).not.toHaveBeenCalled()
})
