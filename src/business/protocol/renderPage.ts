import type { PDFPageProxy } from 'pdfjs-dist'
import { hasInk } from './pageInk.ts'
import { renderScale } from './pageLayout.ts'
import { ReadingFailure } from './pdfFailure.ts'
import { loadPdfjs } from './pdfWorker.ts'

/** 一页画出来的结论：有内容，或确是空白页。 */
export type PageVerdict = 'ink' | 'empty'

const RENDER_TIMEOUT = 60_000

const wasLost = (objects: unknown) =>
  [...(objects as Iterable<[string, unknown]>)].some(([id, data]) => id.includes('img_') && data === null)
// pdf.js 把用不了的字体都换成这一个，用到它的字一个也画不出来
const lostFont = (objects: { has: (id: string) => boolean }) => objects.has('g_font_error')

/** 画完之后：图像没有解开、字体用不了的抛错（P16、T17）。 */
export function assertDrawn(page: PDFPageProxy) {
  if (wasLost(page.objs) || wasLost(page.commonObjs)) throw new ReadingFailure('页面图像无法显示')
  if (lostFont(page.commonObjs)) throw new ReadingFailure('页面文字无法显示')
}

/** 空白的一页该不该空：有图或有字却什么也没画出来，就是失败（P16、T17）。 */
async function verdictOfBlank(page: PDFPageProxy): Promise<PageVerdict> {
  const { OPS } = await loadPdfjs()
  const images = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintInlineImageXObjectGroup,
  ])
  const { fnArray } = await page.getOperatorList()
  if (fnArray.some((code) => images.has(code))) throw new ReadingFailure('页面图像无法显示')
  const { items } = await page.getTextContent()
  if (items.some((item) => 'str' in item && item.str.trim() !== ''))
    throw new ReadingFailure('页面文字无法显示')
  return 'empty'
}

/**
 * 把一页画到画布上（PDF-04）：2.5 倍，受画布上限约束。
 * @returns 有内容或空白；图像解不开、该有内容却空白、超时都抛错，这样的页不算已读（T16）
 */
export async function renderPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  cancel: AbortSignal,
): Promise<PageVerdict> {
  const scale = renderScale(page.getViewport({ scale: 1 }))
  const viewport = page.getViewport({ scale })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  cancel.addEventListener('abort', () => task.cancel())
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ReadingFailure('页面显示超时，请稍后重试'))
      task.cancel()
    }, RENDER_TIMEOUT)
  })
  try {
    await Promise.race([task.promise, late])
  } finally {
    clearTimeout(timer)
  }
  assertDrawn(page)
  return hasInk(canvas) ? 'ink' : verdictOfBlank(page)
}
