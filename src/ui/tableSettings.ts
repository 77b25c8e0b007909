import { useState } from 'react'
import type { Column } from './columns.tsx'
import { recall, remember } from './remembered.ts'

export type Density = 'default' | 'compact' | 'loose'
interface Settings {
  hidden: readonly string[]
  order: readonly string[]
  density: Density
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

function restore(name: string): Settings {
  const saved = recall(name) as Partial<Record<keyof Settings, unknown>> | null
  const density = saved?.density === 'compact' || saved?.density === 'loose' ? saved.density : 'default'
  return { hidden: strings(saved?.hidden), order: strings(saved?.order), density }
}

/** 一张表的列显隐、顺序与密度，按表名记在本机。 */
export function useTableSettings<Row>(label: string, columns: readonly Column<Row>[]) {
  const name = `table:${label}`
  const [settings, setSettings] = useState(() => restore(name))
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    remember(name, next)
  }
  const place = (column: Column<Row>) => {
    const at = settings.order.indexOf(column.key)
    return at < 0 ? columns.indexOf(column) : at
  }
  const ordered = columns
    .filter((column) => !column.actions)
    .map((column) => [place(column), column] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, column]) => column)
  const visible = ordered.filter((column) => !settings.hidden.includes(column.key))
  return {
    density: settings.density,
    ordered,
    isHidden: (key: string) => settings.hidden.includes(key),
    visible: [...visible, ...columns.filter((column) => column.actions)],
    setDensity: (density: Density) => change({ density }),
    toggle: (key: string) =>
      change({
        hidden: settings.hidden.includes(key)
          ? settings.hidden.filter((one) => one !== key)
          : [...settings.hidden, key],
      }),
    move: (key: string, step: -1 | 1) => {
      const order = ordered.map((column) => column.key)
      const from = order.indexOf(key)
      const other = order[from + step]
      if (other === undefined) return
      order[from + step] = key
      order[from] = other
      change({ order })
    },
    reset: () => change({ hidden: [], order: [], density: 'default' }),
  }
}
export type TableSettings<Row> = ReturnType<typeof useTableSettings<Row>>
