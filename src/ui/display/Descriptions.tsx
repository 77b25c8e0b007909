import ArcoDescriptions from '@arco-design/web-react/es/Descriptions'
import { isValidElement, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { NO_VALUE } from '#domain/noValue.ts'
import { FoldContext } from '#ui/FoldContext.ts'
import type { Column } from '#ui/table/columns.tsx'
import styles from './Descriptions.module.css'

export interface DescriptionsProps<Row> {
  /** 这组信息的名字，如 基本信息 */
  label: string
  of: Row
  /** 与表格同一套词汇：column<Row>() 的 is.text、is.money、is.dict… */
  items: readonly Column<Row>[]
  columns?: 1 | 2 | 3
}

/** 名称连内容，比一个单据编号窄就放不下。 */
const NARROWEST = 340

/** 放得下几列：Arco 只看窗口的宽度，而抽屉与对话框比窗口窄。 */
function useColumns(most: number) {
  const box = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(most)
  useLayoutEffect(() => {
    const node = box.current
    if (!node) return undefined
    const measure = () => setFitting(Math.max(1, Math.floor(node.clientWidth / NARROWEST)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return [box, Math.min(most, fitting)] as const
}

/** 画出来是不是没有值：各种单元格没有值时是 --，或值为空的一个元素。 */
const isBlank = (shown: ReactNode): boolean => {
  if (shown === NO_VALUE || shown === null || shown === undefined || shown === '') return true
  if (!isValidElement<{ value?: unknown }>(shown) || !('value' in shown.props)) return false
  const { value } = shown.props
  return value === undefined || value === null || value === ''
}

const LAYOUT = ['table', 'table > tbody', 'row', 'item-label', 'item-value']
  .map((part) => `.arco-descriptions-${part}`)
  .join()

/** 详情里的名称与值；写法与表格的列相同。FoldContext 为真时没填的收起来。Arco 用表格排版，读屏听到的仍是名称与内容。 */
export function Descriptions<Row>({ label, of, items, columns = 3 }: DescriptionsProps<Row>) {
  const [box, column] = useColumns(columns)
  const folds = use(FoldContext)
  const [isOpen, setOpen] = useState(false)
  const cells = items.map(({ key, title, render }) => ({ key, title, shown: render(of) }))
  const empty = folds ? cells.filter(({ shown }) => isBlank(shown)).length : 0
  const kept = empty > 0 && !isOpen ? cells.filter(({ shown }) => !isBlank(shown)) : cells
  useLayoutEffect(() => {
    for (const node of box.current?.querySelectorAll(LAYOUT) ?? []) node.setAttribute('role', 'none')
  })
  // 第一行不满时 Arco 让最后一项占满，列就与上下的不齐
  const blanks = Array.from({ length: Math.max(0, column - kept.length) }, (_, at) => ({
    key: `blank${at}`,
    label: null,
    value: null,
  }))
  return (
    <div ref={box} role="group" aria-label={label} className={styles.facts}>
      <ArcoDescriptions
        column={column}
        size="medium"
        tableLayout="fixed"
        data={[
          ...kept.map(({ key, title, shown }) => ({
            key,
            label: <span role="term">{title}</span>,
            value: <div role="definition">{shown}</div>,
          })),
          ...blanks,
        ]}
      />
      {empty > 0 ? (
        <button
          type="button"
          className={`text-button ${styles.fold}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起未填的' : `另有 ${empty} 项未填`}
        </button>
      ) : null}
    </div>
  )
}
