import ArcoDescriptions from '@arco-design/web-react/es/Descriptions'
import { useLayoutEffect, useRef, useState } from 'react'
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
const NARROWEST = 300
/** 名称一列至少几个字宽：几组信息上下摆着，名称多半对得齐。 */
const SHORTEST = 8

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

const LAYOUT = ['table', 'table > tbody', 'row', 'item-label', 'item-value']
  .map((part) => `.arco-descriptions-${part}`)
  .join()

/** 详情里的名称与值；写法与表格的列相同。Arco 用表格排版，读屏听到的仍是名称与内容。 */
export function Descriptions<Row>({ label, of, items, columns = 3 }: DescriptionsProps<Row>) {
  const [box, column] = useColumns(columns)
  useLayoutEffect(() => {
    for (const node of box.current?.querySelectorAll(LAYOUT) ?? []) node.setAttribute('role', 'none')
  })
  const longest = Math.max(SHORTEST, ...items.map(({ title }) => title.length))
  // 第一行不满时 Arco 让最后一项占满，列就与上下的不齐
  const blanks = Array.from({ length: Math.max(0, column - items.length) }, (_, at) => ({
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
        labelStyle={{ width: `calc(${longest}em + 12px)` }}
        data={[
          ...items.map(({ key, title, render }) => ({
            key,
            label: <span role="term">{title}</span>,
            value: <div role="definition">{render(of)}</div>,
          })),
          ...blanks,
        ]}
      />
    </div>
  )
}
