import type { PDFDocumentProxy } from 'pdfjs-dist'
import { fold, occurrences } from './findText.ts'
import type { OpenedPdf } from './pdfEngine.ts'
import { ReadingFailure } from './pdfFailure.ts'
import { printImages } from './printDocument.ts'
import { assertDrawn } from './renderPage.ts'

const texts = new WeakMap<PDFDocumentProxy, Map<number, string>>()

async function pageText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const known = texts.get(pdf) ?? new Map<number, string>()
  texts.set(pdf, known)
  const cached = known.get(number)
  if (cached !== undefined) return cached
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const folded = fold(items.map((item) => ('str' in item ? item.str : '')).join('')).text
  known.set(number, folded)
  return folded
}

/** 在整份 PDF 里查找：每一处所在的页码，按先后；各页文字只抽一次。 */
export async function findInPdf(
  pdf: PDFDocumentProxy,
  query: string,
  signal: AbortSignal,
): Promise<number[]> {
  const hits: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (signal.aborted) return []
    const found = occurrences(await pageText(pdf, number), query)
    hits.push(...found.map(() => number))
  }
  return hits
}

const PRINT_SCALE = 150 / 72

/** 打印整份 PDF：逐页画成图片后交给浏览器，不经过 iframe（T14）；有图像画不出的不打，免得少了一块没有人知道。 */
export async function printPdf(
  { document: pdf, hasLostImage }: Pick<OpenedPdf, 'document' | 'hasLostImage'>,
  onProgress: (text: string) => void,
): Promise<void> {
  const urls: string[] = []
  const canvas = document.createElement('canvas')
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      onProgress(`正在准备打印 ${number}/${pdf.numPages}`)
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: PRINT_SCALE })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await page.render({ canvas, viewport, intent: 'print' }).promise
      assertDrawn(page)
      if (await hasLostImage(number)) throw new ReadingFailure(`第 ${number} 页的图像无法显示，没有打印`)
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve)
      })
      if (blob) urls.push(URL.createObjectURL(blob))
    }
    await printImages(urls)
  } finally {
    onProgress('')
    canvas.width = 0
    for (const url of urls) URL.revokeObjectURL(url)
  }
}
