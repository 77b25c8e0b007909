import { type RefObject, useEffect } from 'react'
import { isCovered, isTaken, isTyping } from '#ui/typing.ts'

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }
const FIRST_CELL = 'td[tabindex]'

/** 页面上的各张列表的滚动区。 */
const tables = new Set<HTMLElement>()

const isShown = (table: HTMLElement) => table.checkVisibility?.() ?? true

/** 焦点所在的列表；焦点在别处时，是页面上的第一张。 */
const mainTable = (): HTMLElement | undefined => {
  const shown = [...tables].filter(isShown)
  const isBefore = (a: HTMLElement, b: HTMLElement) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  return shown.find((table) => table.contains(document.activeElement)) ?? shown.toSorted(isBefore)[0]
}

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(FIRST_CELL)]

function onRowKey(event: KeyboardEvent) {
  const step = STEPS[event.key.toLowerCase()]
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
  if (!step || !isPlain || isTaken(event) || isTyping(event.target) || isCovered()) return
  const table = mainTable()
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].filter((row) => row.querySelector(FIRST_CELL))
  const here = document.activeElement
  const at = rows.findIndex((row) => row.contains(here))
  const row = at < 0 ? rows[0] : rows[at + step]
  if (!row) return
  event.preventDefault()
  // 原来在哪一列，还在哪一列；从行里的按钮来的，停在它那一格的上下
  const column = at < 0 ? 0 : cellsOf(rows[at]!).findIndex((cell) => cell.contains(here))
  cellsOf(row)[Math.max(0, column)]?.focus()
}

/** J、K 在列表的行之间走（FIND-02）：焦点在哪里都行，先到第一行；正在打字、开着对话框时不理。 */
export function useRowKeys(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const table = scroller.current
    if (!table) return undefined
    if (tables.size === 0) document.addEventListener('keydown', onRowKey)
    tables.add(table)
    return () => {
      tables.delete(table)
      if (tables.size === 0) document.removeEventListener('keydown', onRowKey)
    }
  }, [scroller])
}
