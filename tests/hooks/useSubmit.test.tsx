import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { installFeedback } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'

const feedback = {
  success: vi.fn(),
  failure: vi.fn(),
  confirm: vi.fn((_question: unknown) => Promise.resolve(true)),
}
beforeEach(() => installFeedback(feedback))
afterEach(() => vi.clearAllMocks())

type Send = (values: object) => Promise<string>
const business = () => new ApiError('business', '1001', '可用额度不足', 200)

function deferred() {
  let settle: ((result: string) => void) | undefined
  const pending = new Promise<string>((resolve) => {
    settle = resolve
  })
  return { pending, finish: (result: string) => settle?.(result) }
}

describe('useSubmit', () => {
  test('一千次点击只发一次；结束后可以再发', async () => {
    const { finish, pending } = deferred()
    const send = vi.fn<Send>(() => pending)
    const { result } = renderHook(() => useSubmit(send))
    const answers: Promise<boolean>[] = []
    act(() => {
      for (let click = 0; click < 1000; click += 1) answers.push(result.current.run({ amount: '1.00' }))
    })
    expect(send).toHaveBeenCalledTimes(1)
    expect(result.current.running).toBe(true)
    await act(async () => finish('ok'))
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1)
    expect(result.current.running).toBe(false)
    await act(() => result.current.run({ amount: '2.00' }))
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('办成之后的一秒里，同样内容的再一次是连点：不发、不提示、不再跳转', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const send = vi.fn<Send>(() => Promise.resolve('ok'))
    const onDone = vi.fn<(result: string) => void>()
    const { result } = renderHook(() => useSubmit(send, { success: '已提交', onDone }))
    const run = (amount: string) => act(() => result.current.run({ amount }))
    expect(await run('1.00')).toBe(true)
    expect(await run('1.00')).toBe(false)
    vi.advanceTimersByTime(990)
    expect(await run('1.00')).toBe(false)
    expect(await run('2.00')).toBe(true)
    vi.advanceTimersByTime(1_010)
    expect(await run('2.00')).toBe(true)
    expect([send, onDone, feedback.success].map((spy) => spy.mock.calls.length)).toEqual([3, 3, 3])
    vi.useRealTimers()
  })

  test('失败之后马上可以再办', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(business()).mockResolvedValueOnce('ok')
    const { result } = renderHook(() => useSubmit(send))
    expect(await act(() => result.current.run({ amount: '1.00' }))).toBe(false)
    expect(await act(() => result.current.run({ amount: '1.00' }))).toBe(true)
  })

  test('业务失败留给表单显示，不弹窗；再提交时先清掉', async () => {
    const onDone = vi.fn<(result: string) => void>()
    const send = vi.fn<Send>().mockRejectedValueOnce(business()).mockResolvedValueOnce('ok')
    const { result } = renderHook(() => useSubmit(send, { success: '提交成功', onDone }))
    let answer: boolean | undefined
    await act(async () => {
      answer = await result.current.run({})
    })
    expect(answer).toBe(false)
    expect(result.current.error?.message).toBe('可用额度不足')
    expect(feedback.failure).not.toHaveBeenCalled()
    expect(onDone).not.toHaveBeenCalled()
    await act(() => result.current.run({}))
    expect(result.current.error).toBeUndefined()
    expect(feedback.success).toHaveBeenCalledWith('提交成功')
    expect(onDone).toHaveBeenCalledWith('ok')
  })

  test('组件卸载后成功：不再跳转', async () => {
    const onDone = vi.fn<(result: string) => void>()
    const { finish, pending } = deferred()
    const { result, unmount } = renderHook(() => useSubmit(() => pending, { onDone }))
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = result.current.run({})
    })
    unmount()
    finish('ok')
    expect(await answer).toBe(true)
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('useAction', () => {
  test('先问再办：问着也锁着；没有答应就什么也不发生，答应才发，不必问的直接发', async () => {
    const { finish, pending } = deferred()
    feedback.confirm.mockReturnValueOnce(pending.then((answer) => answer === '确认'))
    const send = vi.fn<Send>(() => Promise.resolve('ok'))
    const ask = ({ no }: { no?: string }) =>
      no ? { title: '撤回', content: `撤回 ${no}？`, ok: '撤回' } : undefined
    const { result } = renderHook(() => useAction(send, { ask, success: '已撤回' }))
    const run = (row: object) => act(() => result.current.run(row))
    let first: Promise<boolean> | undefined
    act(() => {
      first = result.current.run({ no: 'IS1' })
    })
    expect(await run({ no: 'IS1' })).toBe(false)
    expect(await run({ no: 'IS2' })).toBe(false)
    expect(feedback.confirm.mock.calls).toEqual([[{ title: '撤回', content: '撤回 IS1？', ok: '撤回' }]])
    expect(result.current.running).toBe(false)
    await act(async () => finish('取消'))
    expect(await first).toBe(false)
    expect(send).not.toHaveBeenCalled()
    expect(await run({ no: 'IS1' })).toBe(true)
    expect(await run({})).toBe(true)
    expect([feedback.confirm, send, feedback.success].map((spy) => spy.mock.calls.length)).toEqual([2, 2, 2])
  })

  test('业务失败原样显示；通道失败静默，由 app 统一提示', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(business())
    const { result } = renderHook(() => useAction(send))
    await act(() => result.current.run({}))
    expect(feedback.failure).toHaveBeenCalledWith('可用额度不足')
    for (const kind of ['timeout', 'network', 'unauthorized', 'forbidden', 'cancelled'] as const) {
      send.mockRejectedValueOnce(new ApiError(kind, kind, '通道', 0))
      await act(() => result.current.run({}))
      expect(result.current.error?.kind).toBe(kind)
    }
    expect(feedback.failure).toHaveBeenCalledTimes(1)
  })
})
