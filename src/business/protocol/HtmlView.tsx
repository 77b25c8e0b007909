import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Alert } from '#ui/display/Alert.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { rangesIn } from './findText.ts'
import { highlightRanges, scrollToRange } from './highlightRanges.ts'
import { printNodes } from './printDocument.ts'
import styles from './Reader.module.css'
import { sanitizeHtml } from './sanitizeHtml.ts'
import type { DocumentHandle, DocumentViewProps } from './types.ts'
import { scrollPane, usePane } from './usePane.ts'

interface HtmlViewProps extends DocumentViewProps {
  html: string
  ref: Ref<DocumentHandle>
}

/** 一份 HTML 协议：净化后显示，滚到底才算读完；净化后什么也不剩的不算（P14）。 */
export function HtmlView({ html, ref, name, zoom, find, onPage, onRead, onFailed }: HtmlViewProps) {
  const [pane, view, onScroll] = usePane()
  const body = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ html: string; state: 'ready' | 'empty' }>()
  // 换了正文，放好之前的还是上一份
  const state = shown?.html === html ? shown.state : 'loading'
  const fail = useRef(onFailed)
  useEffect(() => {
    fail.current = onFailed
  })

  // 净化后的片段由 replaceChildren 放入，不经 dangerouslySetInnerHTML（T10）
  useEffect(() => {
    let isCurrent = true
    sanitizeHtml(html)
      .then((fragment) => {
        if (!isCurrent) return
        const hasText = (fragment.textContent ?? '').trim() !== ''
        body.current?.replaceChildren(fragment)
        setShown({ html, state: hasText ? 'ready' : 'empty' })
      })
      .catch((cause: unknown) => {
        if (isCurrent) fail.current(cause)
      })
    return () => {
      isCurrent = false
    }
  }, [html])

  useEffect(() => onPage(1, 1), [onPage])

  // 到底与否要看排版后的高度；量到的变了就再看一次，否则正文到来前就按到底的人永远读不完
  useEffect(() => {
    const box = pane.current
    const isEnd = view.isShown && view.height > 0 && view.top + view.height >= view.content - 2
    if (state !== 'ready' || view.content === 0 || !isEnd || !box) return
    // 状态可能还是正文放进来之前量的：以此刻的为准
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2) onRead()
  }, [state, view, pane, onRead])

  useEffect(() => {
    const root = body.current
    if (state !== 'ready' || !root || !find.query) return undefined
    const owner = {}
    const ranges = rangesIn(root, find.query)
    const active = ranges[find.at]
    highlightRanges(owner, ranges, active)
    if (active && pane.current) scrollToRange(active, pane.current)
    return () => highlightRanges(owner, [])
  }, [state, find.query, find.at, pane])

  useImperativeHandle(
    ref,
    () => ({
      jump: () => {},
      scroll: (to) => scrollPane(pane.current, to),
      find: (query) => Promise.resolve(body.current ? rangesIn(body.current, query).map(() => 1) : []),
      print: () => {
        if (body.current) printNodes(body.current.cloneNode(true))
        return Promise.resolve()
      },
    }),
    [pane],
  )

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
      {state === 'loading' ? <SkeletonRows rows={6} /> : null}
      {state === 'empty' ? <Alert tone="warn">协议内容为空，请联系客服</Alert> : null}
      <div className={styles.paper} hidden={state !== 'ready'}>
        <div ref={body} className={styles.html} style={{ zoom }} />
      </div>
    </div>
  )
}
