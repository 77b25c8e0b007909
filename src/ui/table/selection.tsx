import { type ReactNode, useState } from 'react'
import { formatMoney, totalOf } from '#domain/money.ts'
import { RowCheckbox } from '#ui/form/Checkbox.tsx'

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

/** 不另说的，一次最多选几行 */
const MOST = 50

/** 已选 N 项，站在工具栏的地方，表不往下挪；选满了说一次最多几项；金额都见过时带合计；name 是合计的那一列（interface 1.9）。一项未选时不显示。 */
export function SelectionBar<Row>({
  selection,
  total,
  name,
}: {
  selection: Selection<Row>
  name: string
  total: string | undefined
}) {
  if (selection.selected.length === 0) return null
  return (
    <>
      <span role="status">
        已选 {selection.selected.length} 项
        {selection.selected.length >= (selection.max ?? MOST)
          ? `（一次最多 ${selection.max ?? MOST} 项）`
          : null}
        {total === undefined ? null : (
          <>
            ，{name}合计 <strong>¥{formatMoney(total)}</strong>
          </>
        )}
      </span>
      {selection.actions}
      <button type="button" className="text-button" onClick={() => selection.onSelect([])}>
        清空
      </button>
    </>
  )
}

/** 表格的选择框：每行一个，表头一个管本页；名称带行的键。total 是所选各行（含别的页）的金额合计。 */
export function useRowSelection<Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  amountOf: ((row: Row) => string | undefined) | undefined,
) {
  // 翻页后行就不在了：选的时候记下金额
  const [amounts, setAmounts] = useState<Readonly<Record<string, string | undefined>>>({})
  if (!selection) return undefined
  const { selected, onSelect, blocked, max = MOST } = selection
  const chosen = new Set(selected)
  const here = () => Object.fromEntries(rows.map((row) => [keyOf(row), amountOf?.(row)]))
  const select = (keys: readonly string[]) => {
    setAmounts({ ...amounts, ...here() })
    onSelect(keys)
  }
  const reasonFor = (row: Row) =>
    blocked?.(row) ?? (!chosen.has(keyOf(row)) && chosen.size >= max ? `一次最多选 ${max} 项` : undefined)
  const free = rows.filter((row) => blocked?.(row) === undefined).map(keyOf)
  const chosenHere = free.filter((key) => chosen.has(key)).length
  const all = free.length > 0 && chosenHere === free.length
  const toggleAll = () => {
    if (all) select(selected.filter((key) => !free.includes(key)))
    else select([...new Set([...selected, ...free])].slice(0, max))
  }
  const total = () => {
    const now = { ...amounts, ...here() }
    return totalOf(selected.map((key) => now[key]))
  }
  return {
    total: amountOf && selected.length ? total() : undefined,
    all: (
      <RowCheckbox
        label="全选本页"
        checked={all}
        partial={chosenHere > 0 && !all}
        disabled={free.length === 0}
        onChange={toggleAll}
      />
    ),
    box: (row: Row) => {
      const key = keyOf(row)
      const reason = reasonFor(row)
      return (
        <RowCheckbox
          label={`选择 ${key}`}
          reason={reason}
          checked={chosen.has(key)}
          disabled={reason !== undefined}
          onChange={() =>
            select(chosen.has(key) ? selected.filter((one) => one !== key) : [...selected, key])
          }
        />
      )
    },
  }
}
