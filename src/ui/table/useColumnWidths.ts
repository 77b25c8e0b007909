import { type RefObject, useLayoutEffect } from 'react'
import { allotWidths, type Measured } from './allotWidths.ts'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'
import type { Pin } from './settings.ts'

export const CHECK_WIDTH = 44
const PADDING = 16
/** 折到底还放不下时，一列的内边距少这么多（[data-tight]）。 */
const SAVED = 4
/** 中文在字间断开：两行之中较长的一行比一半至多多一个字。 */
const GLYPH = 16
/** 文字再长也不比这更宽才折行；两行放不下的截断，停在上面看全文。 */
const WIDEST_TEXT = 360

interface Extent {
  /** 一行放下 */
  natural: number
  /** 只折表头 */
  folded: number
  /** 能折的都折：表头，或最长的不能断开的一段（编号） */
  least: number
}

/** 量过的表：各列的宽度。 */
const known = new WeakMap<HTMLTableElement, readonly Extent[]>()

function extents(table: HTMLTableElement): Extent[] {
  for (const col of table.querySelectorAll('col')) col.style.width = ''
  const cells = [...table.querySelectorAll<HTMLElement>('thead th')]
  // 已收窄的照样量，把收掉的加回来：放宽再收窄，每一格的样式要重算两遍
  const saved = 'tight' in table.dataset ? SAVED : 0
  const widths = (...ways: (string | undefined)[]) => {
    const names = ways.map((way) => way ?? '')
    table.classList.add(...names)
    const found = cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width) + saved)
    table.classList.remove(...names)
    return found
  }
  const natural = widths(styles.loosened)
  const folded = widths(styles.loosened, styles.headless)
  return widths(styles.tightened).map((least, at) => ({
    natural: natural[at] ?? 0,
    folded: folded[at] ?? 0,
    least,
  }))
}

interface WidthsOf<Row> {
  columns: readonly Column<Row>[]
  pinOf: (key: string) => Pin
  /** 人自己拖定的宽度 */
  ownWidth: (key: string) => number | undefined
  withCheck: boolean
}

function measuredColumn<Row>(
  column: Column<Row>,
  { natural, folded, least }: Extent,
  { pinOf, ownWidth }: WidthsOf<Row>,
): Measured {
  const pin = column.actions ? 'right' : pinOf(column.key)
  const own = ownWidth(column.key)
  if (own !== undefined) return { natural: own, folded: own, least: own, grows: false, pin }
  const grows = (column.wraps ?? false) && natural > least
  if (!grows) return { natural, folded, least: folded, grows, pin }
  const twoLines = Math.ceil((folded - PADDING) / 2) + PADDING + GLYPH
  const widest = Math.max(least, Math.min(natural, WIDEST_TEXT))
  return { natural: widest, folded, least: Math.min(widest, Math.max(least, twoLines)), grows, pin }
}

/** 内边距收窄之后（[data-tight]）。 */
const narrower = (column: Measured): Measured => ({
  ...column,
  natural: column.natural - SAVED,
  folded: column.folded - SAVED,
  least: column.least - SAVED,
})

function place<Row>(scroller: HTMLElement, table: HTMLTableElement, parts: WidthsOf<Row>): void {
  const { columns, withCheck } = parts
  const start = withCheck ? CHECK_WIDTH : 0
  const found = known.get(table)?.slice(withCheck ? 1 : 0)
  const measured = columns.map((column, at) => {
    const extent = found?.[at]
    // 没有排版的地方（单元测试）按预计的宽度
    const guess = { natural: column.width, folded: column.width, least: column.width }
    return measuredColumn(column, extent?.natural ? extent : guess, parts)
  })
  const available = scroller.clientWidth - start
  // 没有排版的地方量得 0
  const isTight = available > 0 && measured.reduce((total, { least }) => total + least, 0) > available
  table.toggleAttribute('data-tight', isTight)
  const fitting = measured.map((one, at) => {
    const isOwn = parts.ownWidth(columns[at]?.key ?? '') !== undefined
    return isTight && !isOwn ? narrower(one) : one
  })
  const widths = allotWidths(fitting, available)
  const cols = [...table.querySelectorAll('col')].slice(withCheck ? 1 : 0)
  const span = (from: number, to: number) => widths.slice(from, to).reduce((total, width) => total + width, 0)
  widths.forEach((width, at) => {
    const col = cols[at]
    if (col) col.style.width = `${width}px`
    const side = measured[at]?.pin
    if (side === 'left') table.style.setProperty(`--pin-${at}`, `${start + span(0, at)}px`)
    if (side === 'right') table.style.setProperty(`--pin-${at}`, `${span(at + 1, widths.length)}px`)
  })
  table.style.width = `${start + span(0, widths.length)}px`
  const covered = (side: Pin) =>
    widths.reduce((total, width, at) => (measured[at]?.pin === side ? total + width : total), 0)
  scroller.style.scrollPaddingInline = `${start + covered('left')}px ${covered('right')}px`
}

/**
 * 列宽来自内容：数据到了量一次（表头与这一页最长的值），窗口变宽变窄时重新分配（interface 1.1）。
 * 直接写到表上，不为宽度重画各行。
 * @param content 内容变了就重新量：这一页的行、字典
 */
export function useColumnWidths<Row>(
  scroller: RefObject<HTMLElement | null>,
  parts: WidthsOf<Row>,
  content: readonly unknown[],
): void {
  const { columns, pinOf, ownWidth, withCheck } = parts
  const layout = columns
    .map(({ key, title }) => `${key}:${title}:${pinOf(key)}:${ownWidth(key) ?? ''}`)
    .join()
  useLayoutEffect(() => {
    const box = scroller.current
    const table = box?.querySelector('table')
    if (!box || !table) return undefined
    known.set(table, extents(table))
    place(box, table, parts)
    if (typeof ResizeObserver === 'undefined') return undefined
    let width = box.clientWidth
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      place(box, table, parts)
    })
    observer.observe(box)
    return () => observer.disconnect()
    // parts 每次都是新的，变没变看 layout
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, layout, withCheck, ...content])
}
