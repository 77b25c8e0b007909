import { contentArea, isSeen, ownText, type Span, seen, textNodes } from './dom.ts'
import { type Kind, kindOfColumn } from './kinds.ts'

export interface MeasuredColumn {
  readonly title: string
  readonly head: HTMLElement
  readonly cells: readonly HTMLElement[]
  readonly kind: Kind
  readonly isActions: boolean
  readonly pin: 'left' | 'right' | undefined
}

export interface MeasuredTable {
  readonly label: string
  readonly table: HTMLTableElement
  /** 横向滚动的那一层 */
  readonly scroller: HTMLElement
  readonly scrolls: boolean
  /** 不含选择框 */
  readonly columns: readonly MeasuredColumn[]
  readonly rows: readonly HTMLTableRowElement[]
  /** 没被固定列盖住的一段 */
  readonly open: Span
  /** 分页的列表，不是详情里的小表 */
  readonly isList: boolean
}

const scrollerOf = (table: HTMLElement): HTMLElement => {
  for (let node = table.parentElement; node && node.tagName !== 'MAIN'; node = node.parentElement)
    if (/auto|scroll/.test(getComputedStyle(node).overflowX)) return node
  return table.parentElement ?? table
}

const pinOf = (cell: HTMLElement | undefined): 'left' | 'right' | undefined => {
  if (!cell) return undefined
  const { position, left, right } = getComputedStyle(cell)
  if (position !== 'sticky') return undefined
  return right !== 'auto' ? 'right' : left !== 'auto' ? 'left' : undefined
}

// 日历的表头是星期，不是列
const isCalendar = (table: Element) => table.querySelector('th[abbr^="星期"]') !== null

const bodyRows = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')].filter(
    (row) => row.getAttribute('aria-hidden') !== 'true' && row.cells.length > 1 && isSeen(row),
  )

const isCheck = (head: Element) =>
  head.querySelector('input[type="checkbox"]') !== null || ownText(head) === ''

function measureTable(table: HTMLTableElement): MeasuredTable {
  const heads = [...(table.querySelector('thead tr')?.querySelectorAll<HTMLElement>('th') ?? [])]
  const rows = bodyRows(table)
  const scroller = scrollerOf(table)
  const columns = heads.flatMap((head, at): MeasuredColumn[] => {
    if (isCheck(head)) return []
    const cells = rows.flatMap((row) => row.cells[at] ?? [])
    const title = ownText(head)
      .replace(/[↕↑↓\u2060]/g, '')
      .trim()
    const texts = cells.map((cell) => textNodes(cell)[0]?.data ?? '')
    const hasTags = cells.some((cell) => cell.querySelector('.arco-tag') !== null)
    return [
      {
        title,
        head,
        cells,
        kind: kindOfColumn(texts, hasTags),
        isActions: title === '操作',
        pin: pinOf(cells[0] ?? head),
      },
    ]
  })
  const box = scroller.getBoundingClientRect()
  const edge = (pin: 'left' | 'right') =>
    heads.flatMap((head, at) => {
      const cell = rows[0]?.cells[at] ?? head
      return pinOf(cell) === pin ? [cell.getBoundingClientRect()] : []
    })
  const label = table.getAttribute('aria-label') ?? ''
  return {
    label,
    table,
    scroller,
    scrolls: scroller.scrollWidth > scroller.clientWidth + 1,
    columns,
    rows,
    open: {
      left: Math.max(box.left, ...edge('left').map(({ right }) => right)),
      right: Math.min(box.right, ...edge('right').map(({ left }) => left)),
    },
    isList: document.querySelector(`[aria-label="${CSS.escape(label)}分页"]`) !== null,
  }
}

/** 眼前的各张表，横向都回到开头。 */
export const tables = (): MeasuredTable[] =>
  seen('table', contentArea())
    .filter(
      (table) => table.querySelector('thead th') !== null && !isCalendar(table) && !table.closest('figure'),
    )
    .map((table) => {
      scrollerOf(table).scrollLeft = 0
      return measureTable(table as HTMLTableElement)
    })

/** 分页的列表。 */
export const lists = (): MeasuredTable[] => tables().filter(({ isList }) => isList)

/** 单据的状态那一列。 */
export const stateColumn = ({ columns }: MeasuredTable): MeasuredColumn | undefined =>
  columns.find(({ kind, title }) => kind === 'tag' && title.endsWith('状态'))

const DEADLINE = /期限|截止|到期|承诺付款|约定付款|应付日|付款日|开标|有效期至/

/** 要紧的日子那一列。 */
export const deadlineColumn = ({ columns }: MeasuredTable): MeasuredColumn | undefined =>
  columns.find(({ kind, title }) => kind === 'date' && DEADLINE.test(title))
