import type { Finding, Looking } from '../Finding.ts'
import { px, seen } from './dom.ts'
import { lists, type MeasuredTable } from './tables.ts'

const FIRST_ROW = 330
const ROWS = 5

/** 一共几条：分页写着 共 N 条。 */
export const totalOf = ({ label, rows }: MeasuredTable): number => {
  const paging = document.querySelector(`[aria-label="${CSS.escape(label)}分页"]`)
  const said = /共\s*([\d,]+)\s*条/.exec(paging?.textContent ?? '')?.[1]
  return said ? Number(said.replaceAll(',', '')) : rows.length
}

const isWhole = (row: Element, scroller: Element): boolean => {
  const { top, bottom, left } = row.getBoundingClientRect()
  const floor = Math.min(innerHeight, scroller.getBoundingClientRect().bottom + 1)
  if (top < 0 || bottom > floor) return false
  const there = document.elementFromPoint(Math.max(left, 0) + 60, (top + bottom) / 2)
  return there !== null && row.contains(there)
}

/** 表以下到页脚（没有就到窗底）之间空着多少。 */
function blankBelow({ label, table }: MeasuredTable): number {
  const paging = document.querySelector(`[aria-label="${CSS.escape(label)}分页"]`)
  const end = Math.max(table.getBoundingClientRect().bottom, paging?.getBoundingClientRect().bottom ?? 0)
  const others = seen('main section, main table, main figure, main form').map((one) =>
    one.getBoundingClientRect(),
  )
  const after = others.filter(({ top }) => top >= end).map(({ top }) => top)
  const footer = seen('footer')[0]?.getBoundingClientRect().top ?? innerHeight
  return Math.min(innerHeight, footer, ...after) - end
}

/** 1.5 高度：1200×600 第一行在 330 以内、看得到五行；1920×1080 列表占满窗口。 */
export function measureHeight({ width }: Looking): Finding[] {
  const [table] = lists()
  const first = table?.rows[0]
  if (!table || !first) return []
  // 统计图之下的明细：先看图
  const from = table.table.getBoundingClientRect().top
  if (seen('main figure').some((figure) => figure.getBoundingClientRect().top < from)) return []
  const say = (what: string): Finding => ({ rule: '1.5', what: `${table.label}：${what}` })
  if (width <= 1200) {
    const { top } = first.getBoundingClientRect()
    const whole = table.rows.filter((row) => isWhole(row, table.scroller)).length
    const enough = Math.min(ROWS, table.rows.length)
    return [
      ...(top >= FIRST_ROW ? [say(`第一行在 y=${Math.round(top)}`)] : []),
      ...(whole < enough ? [say(`只看得到 ${whole} 行`)] : []),
    ]
  }
  if (width < 1920 || totalOf(table) <= table.rows.length) return []
  const blank = blankBelow(table)
  const { height } = first.getBoundingClientRect()
  return blank > height * 2
    ? [say(`共 ${totalOf(table)} 条只列 ${table.rows.length} 条，下面空着 ${px(blank)}`)]
    : []
}
