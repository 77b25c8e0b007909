import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { renewEpoch } from '#api/epoch.ts'
import { installFeedback } from '#hooks/feedback.ts'
import { type Transfer, transferOptions, useDownload } from '#hooks/useDownload.ts'

const says = {
  success: vi.fn<(text: string) => void>(),
  failure: vi.fn<(text: string, title?: string) => void>(),
  notice: vi.fn<(text: string) => void>(),
}
beforeEach(() => {
  vi.resetAllMocks()
  installFeedback({ ...says, confirm: () => Promise.resolve(true) })
})
const never = () => new Promise<Blob>(() => {})

describe('useDownload', () => {
  test('进行中报告进度，双击只发一次（U10）', async () => {
    const { result } = renderHook(() => useDownload())
    const load = vi.fn(({ onDownloadProgress }: Transfer) => {
      onDownloadProgress?.({ progress: 0.4 } as never)
      return never()
    })
    act(() => {
      void result.current.run({ fileName: 'a.xlsx', load })
      void result.current.run({ fileName: 'a.xlsx', load })
    })
    expect(load).toHaveBeenCalledTimes(1)
    expect(result.current).toMatchObject({ running: true, progress: 0.4 })
  })

  test('取消：立即空闲并提示 当前请求已被取消，即使 load 不理会 signal（N20）', async () => {
    const { result } = renderHook(() => useDownload())
    let signal: AbortSignal | undefined
    act(
      () =>
        void result.current.run({
          fileName: 'a.xlsx',
          load: (given) => ((signal = given.signal as AbortSignal), never()),
        }),
    )
    await act(async () => result.current.cancel())
    expect(signal?.aborted).toBe(true)
    expect(result.current.running).toBe(false)
    expect(says.notice.mock.calls).toEqual([['当前请求已被取消']])
    expect(says.failure).not.toHaveBeenCalled()
  })

  test('存成后端给的名字，没有给的用页面的', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { result } = renderHook(() => useDownload())
    const save = (name: string) =>
      act(async () => {
        await result.current.run({ fileName: 'a.xlsx', load: async () => new File(['x'], name) })
      })
    await save('凭证信息_20261118_0930.xlsx')
    await save('')
    expect(saved).toEqual(['凭证信息_20261118_0930.xlsx', 'a.xlsx'])
  })

  test('离开页面：中止，不作声（N21）', async () => {
    const { result, unmount } = renderHook(() => useDownload())
    let signal: AbortSignal | undefined
    act(
      () =>
        void result.current.run({
          fileName: 'a.xlsx',
          load: (given) => ((signal = given.signal as AbortSignal), never()),
        }),
    )
    unmount()
    await act(async () => {})
    expect(signal?.aborted).toBe(true)
    expect(says.notice).not.toHaveBeenCalled()
  })

  test('导出着离开页面：转到后台接着生成；换了企业的不转（51.4）', async () => {
    const handed: string[] = []
    const load = vi.fn(async ({ handOver }: Transfer) => {
      if (!handOver) return never()
      handed.push('转')
      return new Blob()
    })
    const leave = async (before: () => void = () => {}) => {
      const { result, unmount } = renderHook(() => useDownload())
      act(() => void result.current.run({ fileName: 'a.xlsx', load, runsOn: true }))
      before()
      unmount()
      await act(async () => {})
    }
    await leave()
    expect(handed).toEqual(['转'])
    expect(says.success.mock.calls).toEqual([['已转到后台生成，完成后在下载中心下载']])
    await leave(() => renewEpoch())
    expect(handed).toEqual(['转'])
    expect(says.notice).not.toHaveBeenCalled()
  })

  test('转到后台：手快点两下只转一次，前台的中止、不说取消；没有转成的接着导出', async () => {
    const { result, unmount } = renderHook(() => useDownload())
    let [handed, isRefused] = [0, true]
    let signal: AbortSignal | undefined
    const load = async (transfer: Transfer) => {
      if (!transfer.handOver) return (signal = transfer.signal as AbortSignal), never()
      handed += 1
      if (isRefused) throw new ApiError('business', 'E1', '没有可导出的数据', 200)
      return new Blob()
    }
    act(() => void result.current.run({ fileName: 'a.xlsx', load, runsOn: true }))
    await act(async () => result.current.handOver())
    expect(says.failure.mock.calls).toEqual([['没有可导出的数据', '文件导出失败']])
    expect(signal?.aborted).toBe(false)
    isRefused = false
    await act(async () => void (await Promise.all([result.current.handOver(), result.current.handOver()])))
    unmount()
    expect([handed, signal?.aborted]).toEqual([2, true])
    expect(says.notice).not.toHaveBeenCalled()
  })

  test('业务失败以 文件导出失败 为题显示服务端信息，别的只有这一句，通道失败不作声（U08）', async () => {
    const { result } = renderHook(() => useDownload())
    const fail = async (cause: Error) => {
      await act(
        async () => void (await result.current.run({ fileName: 'a', load: () => Promise.reject(cause) })),
      )
    }
    await fail(new ApiError('business', 'E1', '没有可导出的数据', 200))
    await fail(new TypeError('x'))
    await fail(new ApiError('timeout', '504', '超时', 504))
    expect(says.failure.mock.calls).toEqual([['没有可导出的数据', '文件导出失败'], ['文件导出失败']])
  })

  test('transferOptions：总长未知时不报进度', () => {
    const onProgress = vi.fn<(part: number) => void>()
    const { onDownloadProgress, signal } = transferOptions(onProgress, AbortSignal.abort())
    onDownloadProgress({})
    onDownloadProgress({ progress: 0.5 })
    expect(onProgress.mock.calls).toEqual([[0.5]])
    expect(signal.aborted).toBe(true)
  })
})
