import { render, waitFor } from '@testing-library/react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { expect, it, vi } from 'vitest'
import { PdfPage } from '#business/protocol/PdfPage.tsx'
import type { PageVerdict } from '#business/protocol/renderPage.ts'

vi.mock('#business/protocol/renderPage.ts', () => ({ renderPage: () => Promise.resolve('ink') }))
vi.mock('#business/protocol/pdfWorker.ts', () => ({
  loadPdfjs: () =>
    Promise.resolve({
      TextLayer: class {
        render = () => Promise.resolve()
      },
    }),
}))

const openPage = (hasLostImage: boolean) => {
  const cleanup = vi.fn<() => boolean>()
  const page = {
    getViewport: () => ({ width: 595, height: 842 }),
    getTextContent: () => Promise.resolve({ items: [], lang: null }),
    cleanup,
  }
  const pdf = { getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy
  const onVerdict = vi.fn<(page: number, verdict: PageVerdict) => void>()
  const onFailed = vi.fn<(cause: unknown) => void>()
  const { container, unmount } = render(
    <PdfPage
      pdf={pdf}
      page={7}
      box={{ top: 0, width: 595, height: 842 }}
      size={{ width: 595, height: 842 }}
      pane={{ current: null }}
      query=""
      hasLostImage={() => Promise.resolve(hasLostImage)}
      onSize={() => {}}
      onVerdict={onVerdict}
      onFailed={onFailed}
    />,
  )
  return { container, unmount, cleanup, onVerdict, onFailed }
}

it('离开一页就归还画布与解开的图像：大文件翻到底也不涨（T16）', async () => {
  const { container, unmount, cleanup, onVerdict } = openPage(false)
  await waitFor(() => expect(onVerdict).toHaveBeenCalledWith(7, 'ink'))
  expect(cleanup).not.toHaveBeenCalled()
  const canvas = container.querySelector('canvas')!
  unmount()
  expect(cleanup).toHaveBeenCalledOnce()
  expect([canvas.width, canvas.height]).toEqual([0, 0])
})

it('略去了图像的一页：画出了别的也不算，说图像无法显示（T16）', async () => {
  const { onVerdict, onFailed } = openPage(true)
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(onFailed.mock.lastCall?.[0]).toMatchObject({ message: '页面图像无法显示' })
  expect(onVerdict).not.toHaveBeenCalled()
})
