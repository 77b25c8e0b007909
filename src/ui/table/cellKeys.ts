import type { KeyboardEvent } from 'react'
import { copyText } from '#ui/display/copyText.ts'

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const cellsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('td[tabindex]') ?? []),
]

/** 单元格里给人看的文字：不含 复制 之类的按钮。 */
function cellText(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const extra of copy.querySelectorAll('.no-print, .sr-only')) extra.remove()
  return copy.textContent.trim()
}

/** 打开一份的链接与文字按钮（is.link、is.open）；办理的按钮不在其中。 */
const OPENER = 'a[href], button[data-opens]'
/** 打开等这个人作的决定（RowActions）；别的办理不在其中。 */
const DECIDER = 'button[data-decides]'

/**
 * 回车打开什么：走到一格的链接上是那个链接；其余是这一行：等我决定的打开决定（interface 7.3），
 * 不然是首列的编号。
 */
const openerOf = (cell: HTMLElement) => {
  const row = cell.closest('tr')
  const first = cellsOf(row)[0]
  const own = cell === first ? null : cell.querySelector<HTMLElement>(OPENER)
  return own ?? row?.querySelector<HTMLElement>(DECIDER) ?? first?.querySelector<HTMLElement>(OPENER)
}

/**
 * 表格滚动区的键盘：聚焦后方向键进入单元格并移动，回车打开所在的一行（FIND-02），
 * Ctrl+C（⌘C）复制所在的单元格，Esc 回到滚动区。
 * 焦点在单元格里的按钮、输入框上时不理会。
 */
export function onCellKey(event: KeyboardEvent<HTMLElement>) {
  const scroller = event.currentTarget
  const target = event.target as HTMLElement
  const inCell = target.matches('td[tabindex]')
  if (target !== scroller && !inCell) return
  if (inCell && event.key === 'Escape') return scroller.focus()
  if (inCell && event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey)) {
    // 已选中一段文字：让浏览器复制那一段
    if (globalThis.getSelection()?.toString()) return
    event.preventDefault()
    void copyText(cellText(target))
    return
  }
  if (inCell && event.key === 'Enter' && !event.repeat) {
    event.preventDefault()
    openerOf(target)?.click()
    return
  }
  const step = STEPS[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  if (!inCell) {
    const first = scroller.querySelector<HTMLElement>('td[tabindex]')
    if (!first || event.key !== 'ArrowDown') return
    event.preventDefault()
    first.focus()
    return
  }
  event.preventDefault()
  const row = target.closest('tr')
  const at = cellsOf(row).indexOf(target)
  const next =
    step[0] === 0
      ? cellsOf(row)[at + step[1]]
      : cellsOf(step[0] < 0 ? row?.previousElementSibling : row?.nextElementSibling)[at]
  next?.focus()
}
