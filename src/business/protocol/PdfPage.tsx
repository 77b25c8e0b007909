import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { rangesIn } from './findText.ts'
import { highlightRanges, scrollToRange } from './highlightRanges.ts'
import type { PageBox, PageSize } from './pageLayout.ts'
import { ReadingFailure } from './pdfFailure.ts'
import { loadPdfjs } from './pdfWorker.ts'
import styles from './Reader.module.css'
import { type PageVerdict, renderPage } from './renderPage.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  /** 从 1 起 */
  page: number
  box: PageBox
  size: PageSize
  pane: RefObject<HTMLDivElement | null>
  query: string
  /** 当前那一处在本页是第几处；不在本页为空 */
  current?: number
  /** 有没有图像没有画出来（pdfEngine） */
  hasLostImage: (page: number) => Promise<boolean>
  onSize: (page: number, size: PageSize) => void
  onVerdict: (page: number, verdict: PageVerdict) => void
  onFailed: (cause: unknown) => void
}

/** 一页：画布给人看，文字层给选取、查找与读屏；卸载即释放画布。 */
export function PdfPage({
  pdf,
  page,
  box,
  size,
  pane,
  query,
  current,
  hasLostImage,
  onSize,
  onVerdict,
  onFailed,
}: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [textState, setTextState] = useState<'none' | 'ready' | 'image' | 'empty'>('none')

  // 画布与文字层由 pdf.js 写入，只随文档与页码重来；缩放只改 CSS
  useEffect(() => {
    const cancel = new AbortController()
    const surface = canvas.current
    const layer = text.current
    if (!surface || !layer) return undefined
    let held: PDFPageProxy | undefined
    const draw = async () => {
      const source = await pdf.getPage(page)
      if (cancel.signal.aborted) return
      held = source
      const viewport = source.getViewport({ scale: 1 })
      onSize(page, { width: viewport.width, height: viewport.height })
      const verdict = await renderPage(source, surface, cancel.signal)
      if (cancel.signal.aborted) return
      const { TextLayer } = await loadPdfjs()
      const content = await source.getTextContent()
      if (cancel.signal.aborted) return
      layer.replaceChildren()
      // pdf.js 按文档的语言量字宽，同一个通用字体名在不同语言下是不同的字体
      layer.lang = content.lang ?? ''
      await new TextLayer({ textContentSource: content, container: layer, viewport }).render()
      // 略去了图像的一页不算画出来了，更不是空白
      if (await hasLostImage(page)) throw new ReadingFailure('页面图像无法显示')
      if (cancel.signal.aborted) return
      setTextState(layer.textContent.trim() ? 'ready' : verdict === 'empty' ? 'empty' : 'image')
      onVerdict(page, verdict)
    }
    draw().catch((cause: unknown) => {
      if (!cancel.signal.aborted) onFailed(cause)
    })
    return () => {
      cancel.abort()
      layer.replaceChildren()
      // 不等垃圾回收，立即还内存
      surface.width = 0
      surface.height = 0
      // 画这一页时解开的图像也是：不还则一份扫描件翻到哪页占到哪页
      held?.cleanup()
    }
  }, [pdf, page, hasLostImage, onSize, onVerdict, onFailed])

  // 标亮画在文字层上，不属于 React 的 DOM
  useEffect(() => {
    const layer = text.current
    if (!layer || textState !== 'ready' || !query) return undefined
    const owner = {}
    const ranges = rangesIn(layer, query)
    const active = current === undefined ? undefined : ranges[current]
    highlightRanges(owner, ranges, active)
    if (active && pane.current) scrollToRange(active, pane.current)
    return () => highlightRanges(owner, [])
  }, [textState, query, current, pane])

  return (
    <>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      {textState === 'image' ? <p className="sr-only">本页是图像，没有可朗读的文字</p> : null}
      {textState === 'empty' ? <p className="sr-only">本页空白</p> : null}
      <div
        ref={text}
        className={styles.text}
        style={{ ['--total-scale-factor' as string]: box.width / size.width }}
      />
    </>
  )
}
