import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { installFeedback } from '#hooks/feedback.ts'
import type { WriteOptions } from '#hooks/intent.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'

const feedback = { success: vi.fn(), failure: vi.fn(), confirm: vi.fn(() => Promise.resolve(true)) }
beforeEach(() => installFeedback(feedback))
afterEach(() => vi.clearAllMocks())

type Send = (values: object, options: WriteOptions) => Promise<string>
const business = () => new ApiError('business', '1001', '可用额度不足', 200)
const keysOf = (send: ReturnType<typeof vi.fn<Send>>) =>
  send.mock.calls.map(([, options]) => options.headers['Idempotency-Key'])

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
    await act(() => result.current.run({ amount: '1.00' }))
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('幂等键是 128 位随机数', async () => {
    const send = vi.fn<Send>(() => Promise.resolve('ok'))
    const { result } = renderHook(() => useSubmit(send))
    await act(() => result.current.run({}))
    expect(keysOf(send)[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each(['timeout', 'network'] as const)('结果不明（%s）后重试沿用原键，成功后换新键', async (kind) => {
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(new ApiError(kind, kind, '网络异常', 0))
      .mockResolvedValue('ok')
    const { result } = renderHook(() => useSubmit(send))
    for (let time = 0; time < 3; time += 1) await act(() => result.current.run({ amount: '1.00' }))
    const [first, second, third] = keysOf(send)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test.each(['business', 'forbidden', 'unauthorized'] as const)('有确定结果（%s）即换新键', async (kind) => {
    const send = vi.fn<Send>().mockRejectedValue(new ApiError(kind, 'X', '不行', 200))
    const { result } = renderHook(() => useSubmit(send))
    await act(() => result.current.run({ amount: '1.00' }))
    await act(() => result.current.run({ amount: '1.00' }))
    const [first, second] = keysOf(send)
    expect(second).not.toBe(first)
  })

  test('内容变了是新的意图，换键；改回来仍用原来的键', async () => {
    const send = vi.fn<Send>().mockRejectedValue(new ApiError('timeout', '504', '超时', 504))
    const { result } = renderHook(() => useSubmit(send))
    await act(() => result.current.run({ amount: '1.00' }))
    await act(() => result.current.run({ amount: '2.00' }))
    await act(() => result.current.run({ amount: '1.00' }))
    const [first, second, third] = keysOf(send)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
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
