import type { Finding, Looking } from '../Finding.ts'
import { contentSpan, ownText, px, quote, seen } from './dom.ts'
import { deadlineColumn, lists, type MeasuredTable, stateColumn, tables } from './tables.ts'

/** 操作列比最宽的内容最多宽这么多。 */
const SLACK = 32

const order = (table: MeasuredTable): string[] => {
  const state = stateColumn(table)
  const at = state ? table.columns.indexOf(state) + 1 : 0
  return [
    ...(at > 3 ? [`状态「${state?.title}」在第 ${at} 列`] : []),
    ...(table.scrolls && table.columns[0]?.pin !== 'left' ? ['横向滚动而编号列没有固定在左边'] : []),
  ]
}

/** 1.2 列序：状态在前三列；表要横向滚动时编号列固定在左。 */
export const measureOrder = (): Finding[] =>
  lists().flatMap((table) =>
    table.rows.length === 0
      ? []
      : order(table).map((what): Finding => ({ rule: '1.2', what: `${table.label}：${what}` })),
  )

const buttonsIn = (cell: Element) => seen('button, a', cell)

function actionFaults({ columns, rows }: MeasuredTable): string[] {
  const column = columns.find(({ isActions }) => isActions)
  if (!column || rows.length === 0) return []
  const { cells, head } = column
  if (!cells.some((cell) => buttonsIn(cell).length > 0)) return ['没有人能办的操作列']
  const widths = [...cells, head].map((cell) => {
    const content = contentSpan(cell)
    return content ? content.right - content.left : 0
  })
  const [width, widest] = [head.getBoundingClientRect().width, Math.max(...widths)]
  const crowded = cells.find((cell) => buttonsIn(cell).filter((one) => ownText(one) !== '更多').length > 3)
  return [
    ...(width > widest + SLACK + 1 ? [`操作列宽 ${px(width)}，最宽的内容 ${px(widest)}`] : []),
    ...(crowded ? [`一格里 ${buttonsIn(crowded).length} 个按钮 ${quote(ownText(crowded))}`] : []),
  ]
}

/** 1.3 操作列：谁也办不了就没有这一列；与最宽的一样宽；多于三个收进 更多。 */
export const measureActions = (): Finding[] =>
  tables().flatMap((table) =>
    actionFaults(table).map((what): Finding => ({ rule: '1.3', what: `${table.label}：${what}` })),
  )

function sideways(table: MeasuredTable, { width }: Looking): string[] {
  const { columns, scroller, open } = table
  const plain = columns.filter(({ isActions }) => !isActions)
  if (width >= 1480 && table.scrolls && plain.length <= 10)
    return [`${plain.length} 列而横向滚动，多出 ${px(scroller.scrollWidth - scroller.clientWidth)}`]
  if (width > 1200) return []
  const wanted = [
    plain[0],
    stateColumn(table),
    plain.find(({ kind }) => kind === 'amount'),
    deadlineColumn(table),
  ]
  const hidden = [...new Set(wanted)].flatMap((column) => {
    if (!column) return []
    const spans = column.cells.flatMap((cell) => contentSpan(cell) ?? [])
    const right = Math.max(0, ...spans.map((span) => span.right))
    const past = column.pin === undefined ? right - open.right : 0
    return past > 1 ? [`「${column.title}」不滚动看不全，差 ${px(past)}`] : []
  })
  return hidden
}

/** 整页比窗口宽：横向滚动的只该是表自己。 */
function widePage(): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const past = scrollWidth - clientWidth
  return past > 1 ? [{ rule: '1.4', what: `整页横向滚动，多出 ${px(past)}` }] : []
}

/** 1.4 横向：1480 起十列以内不滚动；1200 时编号、状态、金额、期限不滚动就看得到；整页从不横向滚动。 */
export const measureSideways = (looking: Looking): Finding[] => [
  ...widePage(),
  ...lists().flatMap((table) =>
    table.rows.length === 0
      ? []
      : sideways(table, looking).map((what): Finding => ({ rule: '1.4', what: `${table.label}：${what}` })),
  ),
]
