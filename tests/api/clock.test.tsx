import { act, cleanup, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { learnClock, learnToday, onToday, serverNow, serverToday } from '#api/clock.ts'

function Shown() {
  return <p>{useSyncExternalStore(onToday, serverToday)}</p>
}
const shown = () => screen.getByRole('paragraph').textContent
/** 过去这么多毫秒。 */
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** 应答带来的服务端时刻。 */
const hear = (instant: string) =>
  act(() => learnClock(new Date(instant).toUTCString(), Date.now(), Date.now()))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T23:59:50+08:00') })
  hear('2026-12-31T23:59:50+08:00')
  learnToday('2026-12-31')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('今天跟着服务端的时钟走', () => {
  it('零点一到就是下一天、下一年，再到零点又是一天', () => {
    render(<Shown />)
    expect(shown()).toBe('2026-12-31')
    pass(9_000)
    expect(shown()).toBe('2026-12-31')
    pass(2_000)
    expect(shown()).toBe('2027-01-01')
    pass(86_400_000)
    expect(shown()).toBe('2027-01-02')
  })

  it.each(['focus', 'pageshow', 'visibilitychange'])('电脑睡过了零点，%s 时就对', (event) => {
    render(<Shown />)
    vi.setSystemTime(Date.parse('2027-01-03T08:00:00+08:00'))
    act(() => void dispatchEvent(new Event(event)))
    expect(shown()).toBe('2027-01-03')
    // 之后的零点也按新的时刻等
    pass(16 * 3_600_000)
    expect(shown()).toBe('2027-01-04')
  })

  it('本机的日子不对：学到偏差就改，零点也按服务端的算', () => {
    vi.setSystemTime(Date.parse('2020-01-01T12:00:00+08:00'))
    render(<Shown />)
    hear('2027-03-01T23:00:00+08:00')
    expect(shown()).toBe('2027-03-01')
    pass(3_601_000)
    expect(shown()).toBe('2027-03-02')
  })

  it('卸下之后不留计时器', () => {
    const { unmount } = render(<Shown />)
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('说不通的时刻不学', () => {
    const before = serverNow()
    for (const date of [undefined, 'x', '', 'Sat, 01 Jan 20000 00:00:00 GMT'])
      learnClock(date, Date.now(), Date.now())
    expect(serverNow()).toBe(before)
  })
})

describe('平台的营业日', () => {
  it('与日历差几天的，零点之后仍差这几天', () => {
    render(<Shown />)
    act(() => learnToday('2026-12-29'))
    expect(shown()).toBe('2026-12-29')
    pass(11_000)
    expect(shown()).toBe('2026-12-30')
  })

  it('答复在路上过了零点：不算差一天', () => {
    vi.setSystemTime(Date.parse('2027-01-01T00:00:01+08:00'))
    learnToday('2026-12-31')
    expect(serverToday()).toBe('2027-01-01')
  })

  it('不是日期的不理', () => {
    learnToday('2026-13-40')
    expect(serverToday()).toBe('2026-12-31')
  })
})
