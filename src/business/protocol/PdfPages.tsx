import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { PdfPage } from './PdfPage.tsx'
import {
  currentPage,
  GAP,
  isEndInView,
  livePages,
  type PageSize,
  pageBoxes,
  visiblePages,
} from './pageLayout.ts'
import { ReadingFailure } from './pdfFailure.ts'
import styles from './Reader.module.css'
import type { PageVerdict } from './renderPage.ts'
import type { DocumentHandle, DocumentViewProps } from './types.ts'
import { scrollPane, usePane } from './usePane.ts'

interface PdfPagesProps extends DocumentViewProps {
  pdf: PDFDocumentProxy
  hasLostImage: (page: number) => Promise<boolean>
  /** 首页大小；其余各页未取到之前先按它占位 */
  first: PageSize
  ref: Ref<Pick<DocumentHandle, 'jump' | 'scroll'>>
}

const MARGIN = 16
/** 看得见的页前后各留几页占位。 */
const NEARBY = 3

/** PDF 的各页：占位撑住滚动条，只画看得见的与相邻的页（T16）；末页底边露出且有内容才算读完（PDF-01）。 */
export function PdfPages({
  pdf,
  hasLostImage,
  first,
  ref,
  name,
  zoom,
  find,
  startPage,
  onPage,
  onRead,
  onFailed,
}: PdfPagesProps) {
  const [pane, view, onScroll, scrollTo] = usePane()
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, PageVerdict>>(new Map())
  const count = pdf.numPages
  const sizes = Array.from({ length: count }, (_, at) => known.get(at + 1) ?? first)
  const width = Math.max(1, Math.round((view.width - 2 * MARGIN) * zoom))
  const boxes = pageBoxes(sizes, width)
  const range = visiblePages(boxes, view)
  const live = view.height > 0 ? new Set(livePages(range, count)) : new Set<number>()
  const page = currentPage(boxes, view) + 1
  // 总高撑住滚动条，远处的页连占位也不必有
  const near = boxes
    .map((box, at) => ({ box, at }))
    .slice(Math.max(0, range[0] - NEARBY), range[1] + 1 + NEARBY)
  const last = boxes.at(-1)

  const onSize = useCallback(
    (number: number, size: PageSize) =>
      setKnown((now) => {
        const old = now.get(number)
        return old?.width === size.width && old.height === size.height ? now : new Map(now).set(number, size)
      }),
    [],
  )
  const onVerdict = useCallback(
    (number: number, verdict: PageVerdict) => setVerdicts((now) => new Map(now).set(number, verdict)),
    [],
  )

  // 缩放与窗口变化时停在原来读到的地方
  const spot = useRef({ width: 0, page: startPage, part: 0 })
  useLayoutEffect(() => {
    if (view.height === 0) return
    const held = boxes[spot.current.page - 1]
    if (spot.current.width !== width && held) {
      scrollTo(held.top - GAP + spot.current.part * held.height)
      spot.current.width = width
      onScroll()
      return
    }
    const own = boxes[page - 1]
    if (own) spot.current = { width, page, part: (view.top - own.top + GAP) / own.height }
  })

  useEffect(() => onPage(page, count), [page, count, onPage])

  const isEnd = view.isShown && isEndInView(boxes, view)
  const verdict = verdicts.get(count)
  const hasContent = [...verdicts.values()].includes('ink')
  // 读完与空白的结论来自画布，画完才知道
  useEffect(() => {
    if (!isEnd || !verdict) return
    // 末页确是空白（双面打印的背面）时，前面有看过的内容就算数；整份空白不算
    if (hasContent) onRead()
    else onFailed(new ReadingFailure('文件内容为空白，无法阅读'))
  }, [isEnd, verdict, hasContent, onRead, onFailed])

  const jump = (number: number) => {
    const target = boxes[Math.min(count, Math.max(1, number)) - 1]
    if (target) scrollTo(target.top - GAP)
  }
  useImperativeHandle(ref, () => ({ jump, scroll: (to) => scrollPane(pane.current, to) }))

  const hitPage = find.hits[find.at]
  const hitInPage = find.hits.slice(0, find.at).filter((one) => one === hitPage).length
  const reveal = useRef((_page: number) => {})
  useEffect(() => {
    reveal.current = (number) => {
      if (!live.has(number - 1)) jump(number)
    }
  })
  // 换到另一处：它所在的页还没画就先翻过去，画好后由该页滚到位
  useEffect(() => {
    const target = find.hits[find.at]
    if (target !== undefined) reveal.current(target)
  }, [find])

  return (
    <div
      ref={pane}
      className={styles.pane}
      role="document"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 阅读区要能用键盘滚动
      tabIndex={0}
      onScroll={onScroll}
    >
      <div className={styles.pages} style={{ height: last ? last.top + last.height + GAP : 0 }}>
        {near.map(({ box, at }) => (
          <div
            key={at}
            role="group"
            className={styles.page}
            style={{
              width: box.width,
              height: box.height,
              transform: `translateY(${box.top}px)`,
              marginLeft: MARGIN,
            }}
            aria-label={`第 ${at + 1} 页，共 ${count} 页`}
          >
            {live.has(at) ? (
              <PdfPage
                pdf={pdf}
                page={at + 1}
                box={box}
                size={sizes[at]!}
                pane={pane}
                query={find.query}
                hasLostImage={hasLostImage}
                current={hitPage === at + 1 ? hitInPage : undefined}
                onSize={onSize}
                onVerdict={onVerdict}
                onFailed={onFailed}
              />
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}
