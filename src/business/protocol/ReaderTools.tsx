import { type RefObject, useState } from 'react'
import styles from './Reader.module.css'
import type { FindState } from './types.ts'

interface ReaderToolsProps {
  searchBox: RefObject<HTMLInputElement | null>
  page: number
  /** HTML 没有页，给 1 */
  count: number
  zoom: number
  find: FindState
  working: string
  onJump: (page: number) => void
  onZoom: (by: 1 | -1) => void
  onFit: () => void
  onFind: (query: string) => void
  onStep: (by: 1 | -1) => void
  onPrint?: () => void
  onDownload?: () => void
}

const plain = 'text-button'

/** 阅读框的工具条：查找、翻页、缩放、打印、下载。 */
export function ReaderTools(props: ReaderToolsProps) {
  const { searchBox, page, count, zoom, find, working, onJump, onZoom, onFit, onFind, onStep } = props
  const [query, setQuery] = useState('')
  const [typed, setTyped] = useState<string>()
  const jump = () => {
    if (typed && /^\d+$/.test(typed)) onJump(Math.min(count, Math.max(1, Number(typed))))
    setTyped(undefined)
  }
  const enter = (backwards: boolean) => {
    if (query !== find.query) onFind(query)
    else onStep(backwards ? -1 : 1)
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label="阅读工具">
      <search className={styles.group}>
        <input
          ref={searchBox}
          className={styles.input}
          type="search"
          aria-label="查找"
          placeholder="查找"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') enter(event.shiftKey)
            else if (event.key === 'Escape' && query) {
              event.stopPropagation()
              setQuery('')
              onFind('')
            }
          }}
        />
        <button type="button" className={plain} disabled={find.hits.length === 0} onClick={() => onStep(-1)}>
          上一处
        </button>
        <button type="button" className={plain} disabled={query === ''} onClick={() => enter(false)}>
          {query === find.query && query ? '下一处' : '查找'}
        </button>
        <span className={styles.found} role="status" aria-label="查找结果">
          {find.query ? (find.hits.length ? `${find.at + 1}/${find.hits.length}` : '未找到') : ''}
        </span>
      </search>
      {count > 1 ? (
        <div className={styles.group}>
          <button type="button" className={plain} disabled={page <= 1} onClick={() => onJump(page - 1)}>
            上一页
          </button>
          <input
            className={`${styles.input} ${styles.pageInput}`}
            aria-label="页码"
            inputMode="numeric"
            value={typed ?? String(page)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={jump}
            onKeyDown={(event) => {
              if (event.key === 'Enter') jump()
            }}
          />
          <span>/ {count} 页</span>
          <button type="button" className={plain} disabled={page >= count} onClick={() => onJump(page + 1)}>
            下一页
          </button>
        </div>
      ) : null}
      <div className={styles.group}>
        <button type="button" className={plain} onClick={() => onZoom(-1)}>
          缩小
        </button>
        <span role="status" aria-label="缩放">
          {Math.round(zoom * 100)}%
        </span>
        <button type="button" className={plain} onClick={() => onZoom(1)}>
          放大
        </button>
        <button type="button" className={plain} onClick={onFit}>
          适合宽度
        </button>
      </div>
      <span className={styles.grow} role="status">
        {working}
      </span>
      {props.onPrint ? (
        <button type="button" className={plain} aria-disabled={working !== ''} onClick={props.onPrint}>
          打印
        </button>
      ) : null}
      {props.onDownload ? (
        <button type="button" className={plain} onClick={props.onDownload}>
          下载
        </button>
      ) : null}
    </div>
  )
}
