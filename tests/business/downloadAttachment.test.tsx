import { renderHook, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { onChannelFailure } from '#api/failures.ts'
import * as files from '#api/generated/file/files/files.ts'
import * as http from '#api/http.ts'
import { downloadAttachment } from '#business/attachments/download.ts'
import { useSnapshot } from '#business/attachments/useSnapshot.ts'
import { formatFileSize } from '#domain/fileSize.ts'

vi.mock('#api/generated/file/files/files.ts', () => ({
  presignUrl: vi.fn(),
  downloadFile: vi.fn(),
  snapshotFile: vi.fn(),
}))
vi.mock('#api/http.ts', () => ({ request: vi.fn() }))
const presign = vi.mocked(files.presignUrl)
const request = vi.mocked(http.request)
const FILE = { fileId: 'a/b', fileName: '../合同.pdf' }

beforeEach(() => vi.resetAllMocks())

describe('downloadAttachment', () => {
  it('用对象存储时从给的地址取，失败不由 app 提示', async () => {
    presign.mockResolvedValue({ useOss: true, url: 'https://oss.example/x', method: 'GET' })
    const blob = new Blob(['x'])
    request.mockResolvedValue(blob)
    expect(await downloadAttachment(FILE)).toBe(blob)
    expect(presign.mock.calls[0]?.[0]).toMatchObject({
      pkFile: 'a/b',
      isAttachment: true,
      localFileName: '_合同.pdf',
    })
    expect(request.mock.calls[0]?.[0]).toEqual({
      url: 'https://oss.example/x',
      method: 'GET',
      responseType: 'blob',
    })
    expect(request.mock.calls[0]?.[1]).toMatchObject({ quiet: 'wholly' })
    expect(files.downloadFile).not.toHaveBeenCalled()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://['])('不取 %s', async (url) => {
    presign.mockResolvedValue({ useOss: true, url, method: 'GET' })
    await expect(downloadAttachment(FILE)).rejects.toThrow('文件导出失败')
    expect(request).not.toHaveBeenCalled()
  })

  it('对象存储取不到是 文件导出失败（N22），超时仍是超时（H15）', async () => {
    presign.mockResolvedValue({ useOss: true, url: 'https://oss.example/x', method: 'GET' })
    request.mockRejectedValueOnce(new ApiError('network', 'NETWORK', '网络', 0))
    const failure = await downloadAttachment(FILE).catch((cause: unknown) => cause)
    expect(failure).not.toBeInstanceOf(ApiError)
    expect(failure).toHaveProperty('message', '文件导出失败')

    const seen: string[] = []
    const off = onChannelFailure((error) => seen.push(error.kind))
    request.mockRejectedValueOnce(new ApiError('timeout', '504', '超时', 504))
    await expect(downloadAttachment(FILE)).rejects.toHaveProperty('kind', 'timeout')
    off()
    expect(seen).toEqual(['timeout'])
  })

  it('应答带了 base64 就用它', async () => {
    presign.mockResolvedValue({ useOss: false, url: '', method: 'GET', data: btoa('%PDF') })
    expect(await (await downloadAttachment(FILE)).text()).toBe('%PDF')
    expect(files.downloadFile).not.toHaveBeenCalled()
  })

  it('否则走下载接口，编号按路径编码', async () => {
    presign.mockResolvedValue({ useOss: false, url: '', method: 'GET' })
    const blob = new Blob(['x'])
    vi.mocked(files.downloadFile).mockResolvedValue(blob)
    expect(await downloadAttachment(FILE)).toBe(blob)
    expect(vi.mocked(files.downloadFile).mock.calls[0]?.[0]).toBe('a%2Fb')
  })
})

describe('useSnapshot', () => {
  const IMAGE = { fileId: 'a/b', fileName: '执照.jpg' }
  const snapshot = (size: Parameters<typeof useSnapshot>[1]) =>
    renderHook(() => useSnapshot(IMAGE, size), {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    }).result

  it.each([
    ['SMALL', 'image/resize,w_96'],
    ['MEDIUM', 'image/resize,w_480'],
    ['BIG', 'image/resize,w_1280'],
    ['ORIGINAL', undefined],
  ] as const)('%s 说明规格与处理参数 %s，到对象存储以给的方法去取', async (size, xOssProcess) => {
    presign.mockResolvedValue({ useOss: true, url: 'https://oss.example/x', method: 'POST' })
    const blob = new Blob(['x'])
    request.mockResolvedValue(blob)
    const result = snapshot(size)
    await waitFor(() => expect(result.current.data).toBe(blob))
    const [asked] = presign.mock.calls[0]!
    expect(asked).toMatchObject({ pkFile: 'a/b', thumbnailType: size, isAttachment: false })
    expect(asked.xOssProcess).toBe(xOssProcess)
    expect(request.mock.calls[0]?.[0]).toMatchObject({ url: 'https://oss.example/x', method: 'POST' })
    expect(files.snapshotFile).not.toHaveBeenCalled()
  })

  it('不用对象存储时走快照接口，同样的规格', async () => {
    presign.mockResolvedValue({ useOss: false, url: '', method: 'GET' })
    const blob = new Blob(['x'])
    vi.mocked(files.snapshotFile).mockResolvedValue(blob)
    const result = snapshot('BIG')
    await waitFor(() => expect(result.current.data).toBe(blob))
    expect(vi.mocked(files.snapshotFile).mock.calls[0]?.slice(0, 2)).toEqual(['a%2Fb', 'BIG'])
  })

  it('取不到由调用处说，超时也不统一提示', async () => {
    presign.mockResolvedValue({ useOss: true, url: 'https://oss.example/x', method: 'GET' })
    const seen: string[] = []
    const off = onChannelFailure((error) => seen.push(error.kind))
    request.mockRejectedValue(new ApiError('timeout', '504', '超时', 504))
    const result = snapshot('SMALL')
    await waitFor(() => expect(result.current.error).toHaveProperty('kind', 'timeout'))
    off()
    expect(seen).toEqual([])
    expect(presign.mock.calls[0]?.[1]).toMatchObject({ quiet: true })
  })
})

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024, '1 MB'],
    [20 * 1024 * 1024, '20 MB'],
    [1024 * 1024 - 1, '1 MB'],
  ])('%i 字节为 %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})
