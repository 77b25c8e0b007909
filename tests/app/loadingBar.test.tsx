import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileInFlight } from '#api/inFlight.ts'
import { LoadingBar } from '../../src/app/shell/LoadingBar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bar = () => screen.queryByRole('progressbar', { name: '正在加载' })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A request that is answered when the returned function is called. */
const request = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  act(() => void whileInFlight(promise))
  return resolve
}

test('全部到齐500毫秒后才收走，其间又有请求就留着（SHELL-23）', async () => {
  render(<LoadingBar />)
  expect(bar()).toBeNull()
  const answer = request()
  expect(bar()).not.toBeNull()
  expect(bar()?.getAttribute('aria-valuenow')).toBeNull()
  await act(async () => answer())
  await wait(499)
  expect(bar()?.getAttribute('aria-valuenow')).toBe('100')
  const again = request()
  await wait(600)
  expect(bar()).not.toBeNull()
  await act(async () => again())
  await wait(500)
  expect(bar()).toBeNull()
})
