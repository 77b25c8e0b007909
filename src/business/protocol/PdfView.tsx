import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { PdfPages } from './PdfPages.tsx'
import type { PageSize } from './pageLayout.ts'
import { type OpenedPdf, openPdf, type PdfSource } from './pdfEngine.ts'
import { ReadingFailure } from './pdfFailure.ts'
import { findInPdf, printPdf } from './pdfText.ts'
import styles from './Reader.module.css'
import type { DocumentHandle, DocumentViewProps } from './types.ts'

interface PdfViewProps extends DocumentViewProps {
  source: PdfSource
  ref: Ref<DocumentHandle>
}

interface Opened extends OpenedPdf {
  first: PageSize
}

/** 一份 PDF：打开、显示页面；失败交给上层（PDF-03）。 */
export function PdfView({ source, ref, onFailed, ...view }: PdfViewProps) {
  const [opened, setOpened] = useState<Opened>()
  const [part, setPart] = useState<number>()
  const pages = useRef<Pick<DocumentHandle, 'jump' | 'scroll'>>(null)
  const fail = useRef(onFailed)
  useEffect(() => {
    fail.current = onFailed
  })

  // 打开与关闭文件是外部资源；worker 中途崩溃时重开（P11）
  useEffect(() => {
    const cancel = new AbortController()
    let held: OpenedPdf | undefined
    const open = async () => {
      while (!cancel.signal.aborted) {
        const pdf = await openPdf(source, cancel.signal, setPart)
        if (cancel.signal.aborted) return pdf.close()
        held = pdf
        const viewport = (await pdf.document.getPage(1)).getViewport({ scale: 1 })
        if (cancel.signal.aborted) return
        setOpened({ ...pdf, first: { width: viewport.width, height: viewport.height } })
        await pdf.crashed
        setOpened(undefined)
        pdf.close()
      }
    }
    open().catch((cause: unknown) => {
      if (!cancel.signal.aborted) fail.current(cause)
    })
    return () => {
      cancel.abort()
      setOpened(undefined)
      held?.close()
    }
  }, [source])

  const onPageFailed = useCallback((cause: unknown) => fail.current(cause), [])

  useImperativeHandle(
    ref,
    () => ({
      jump: (page) => pages.current?.jump(page),
      scroll: (to) => pages.current?.scroll(to),
      find: async (query, signal) => (opened ? findInPdf(opened.document, query, signal) : []),
      print: async (onProgress) => {
        if (opened) await printPdf(opened, onProgress)
      },
      download: async () => {
        if (!opened) throw new ReadingFailure('文件尚未打开')
        const bytes = await opened.document.getData()
        return new Blob([bytes.slice().buffer], { type: 'application/pdf' })
      },
    }),
    [opened],
  )

  if (!opened)
    return (
      <div className={styles.loading}>
        <p role="status">{part === undefined ? '正在打开文件' : `正在打开文件 ${Math.floor(part * 100)}%`}</p>
        <SkeletonRows rows={5} />
      </div>
    )
  const { document, hasLostImage, first } = opened
  return (
    <PdfPages
      {...view}
      ref={pages}
      pdf={document}
      hasLostImage={hasLostImage}
      first={first}
      onFailed={onPageFailed}
    />
  )
}
