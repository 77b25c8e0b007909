import type { Finding, Looking } from '../Finding.ts'
import { contentSpan, cutParts, lineBoxes, lineCount, ownText, px, quote, textNodes } from './dom.ts'
import { isExact, kindOfText } from './kinds.ts'
import { type MeasuredColumn, type MeasuredTable, tables } from './tables.ts'

/** 更窄的（缩放 150 %）横向滚动着看，不算盖住；文字一行也可以截。 */
const NARROWEST = 1200

/** 文字放了两行、悬停看得到全文，就可以截。 */
function isFairlyCut(part: HTMLElement, isNarrow: boolean): boolean {
  const line = Number.parseFloat(getComputedStyle(part).lineHeight) || 22
  const hasAll = part.closest('[title]') !== null || part.querySelector('[title]') !== null
  return (part.clientHeight >= line * 1.9 || isNarrow) && hasAll
}

/** 字的上下留白比行高高出多少（系统设了最小字号时）：露在外面的是留白，字本身是全的。 */
function leadingOf(part: HTMLElement): number {
  const [text] = textNodes(part)
  if (!text?.parentElement) return 0
  const line = Number.parseFloat(getComputedStyle(text.parentElement).lineHeight)
  const height = lineBoxes(text)[0]?.height ?? 0
  return height > line ? Math.ceil(height - line) : 0
}

const isClamped = (part: HTMLElement) =>
  part.scrollHeight > part.clientHeight + 2 + leadingOf(part) &&
  part.clientHeight > 0 &&
  getComputedStyle(part).overflowY !== 'visible' &&
  part.textContent.trim() !== ''

function cutIn(column: MeasuredColumn, cell: HTMLElement, isNarrow: boolean): string | undefined {
  const cut = cutParts(cell).filter((part) => ownText(part) !== '')
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')]
  const clamped = parts.filter((part) => isClamped(part) && !part.closest('.sr-only'))
  const bad = isExact(column.kind)
    ? [...cut, ...clamped]
    : [...cut, ...clamped].filter((part) => !isFairlyCut(part, isNarrow))
  const [first] = bad
  if (!first) return undefined
  const hidden = Math.max(first.scrollWidth - first.clientWidth, first.scrollHeight - first.clientHeight)
  return `${quote(ownText(cell))} 少 ${px(hidden)}`
}

const wrappedIn = (cell: HTMLElement): string | undefined => {
  const tags = [...cell.querySelectorAll('.arco-tag')]
  const values = textNodes(cell).filter((text) => isExact(kindOfText(text.data)))
  const bad = [...tags, ...values].find((one) => lineCount(one) > 1)
  return bad && `${quote(bad.textContent ?? '')} 折成 ${lineCount(bad)} 行`
}

function coveredIn({ open, columns }: MeasuredTable, cell: HTMLElement): string | undefined {
  const content = contentSpan(cell)
  if (!content || content.left >= open.right - 1 || content.right <= open.right + 1) return undefined
  const by = columns.some(({ pin }) => pin === 'right') ? '固定列' : '右边缘'
  return `${quote(ownText(cell))} 被${by}盖住 ${px(content.right - open.right)}`
}

/** 一列里同一种毛病说一次：几格，第一格怎样。 */
const summed = (
  what: string,
  cells: readonly HTMLElement[],
  look: (cell: HTMLElement) => string | undefined,
) => {
  const bad = cells.flatMap((cell) => look(cell) ?? [])
  return bad.length === 0 ? [] : [`${what}（${bad.length} 格）${bad[0]}`]
}

/** 1.1 内容定宽：金额、数、日期、标签、编号不被截、不折行、不在固定列下面；文字截得要有道理。 */
export function measureCells({ width }: Pick<Looking, 'width'>): Finding[] {
  const isNarrow = width < NARROWEST
  const found = tables().flatMap((table) => {
    const [key] = table.columns
    return table.columns.flatMap((column) => {
      const { title, head, cells, kind, isActions, pin } = column
      if (isActions) return []
      const isKept = isExact(kind) || column === key
      return [
        ...(head.scrollWidth > head.clientWidth + 1
          ? [`列标题被截 少 ${px(head.scrollWidth - head.clientWidth)}`]
          : []),
        ...summed('被截', cells, (cell) => cutIn(column, cell, isNarrow)),
        ...summed('折行', cells, wrappedIn),
        ...(isKept && pin === undefined && !isNarrow
          ? summed('盖住', cells, (cell) => coveredIn(table, cell))
          : []),
      ].map((what) => `${table.label}·${title}：${what}`)
    })
  })
  return found.map((what) => ({ rule: '1.1', what }))
}
