import type { ReactNode } from 'react'
import { hint } from './hint.ts'
import { Notice } from './Notice.tsx'

/** 批量选择：由页面持有选中的键，翻页不丢；actions 是对选中行的动作。 */
export interface Selection<Row> {
  selected: readonly string[]
  onSelect: (keys: readonly string[]) => void
  /** 这一行为什么不能选；能选返回 undefined */
  blocked?: (row: Row) => string | undefined
  /** 最多选几行，批量审批为 50 */
  max?: number
  actions?: ReactNode
}

/** 已选 N 项的提示条；一项未选时不显示。 */
export function SelectionBar<Row>({ selection }: { selection: Selection<Row> }) {
  if (selection.selected.length === 0) return null
  return (
    <Notice
      action={
        <span>
          {selection.actions}
          <button type="button" className="text-button" onClick={() => selection.onSelect([])}>
            清空
          </button>
        </span>
      }
    >
      已选 {selection.selected.length} 项
    </Notice>
  )
}

/** 表格的选择框：每行一个，表头一个管本页；名称带行的键。 */
export function useRowSelection<Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  if (!selection) return undefined
  const { selected, onSelect, blocked, max = 50 } = selection
  const chosen = new Set(selected)
  const reasonFor = (row: Row) =>
    blocked?.(row) ?? (!chosen.has(keyOf(row)) && chosen.size >= max ? `一次最多选 ${max} 项` : undefined)
  const free = rows.filter((row) => blocked?.(row) === undefined).map(keyOf)
  const chosenHere = free.filter((key) => chosen.has(key)).length
  const all = free.length > 0 && chosenHere === free.length
  const toggleAll = () => {
    if (all) onSelect(selected.filter((key) => !free.includes(key)))
    else onSelect([...new Set([...selected, ...free])].slice(0, max))
  }
  return {
    all: (
      <input
        type="checkbox"
        aria-label="全选本页"
        checked={all}
        disabled={free.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = chosenHere > 0 && !all
        }}
        onChange={toggleAll}
      />
    ),
    box: (row: Row) => {
      const key = keyOf(row)
      const reason = reasonFor(row)
      return (
        <span {...hint(reason)}>
          <input
            type="checkbox"
            aria-label={`选择 ${key}`}
            {...hint(reason)}
            checked={chosen.has(key)}
            disabled={reason !== undefined}
            onChange={() =>
              onSelect(chosen.has(key) ? selected.filter((one) => one !== key) : [...selected, key])
            }
          />
        </span>
      )
    },
  }
}
