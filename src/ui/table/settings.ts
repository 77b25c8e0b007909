import { useState } from 'react'
import { recall, remember } from '#ui/remembered.ts'
import type { Column } from './columns.tsx'

export type Density = 'default' | 'compact' | 'loose'
/** 固定在哪一侧 */
export type Pin = 'left' | 'right' | 'none'
interface Settings {
  hidden: readonly string[]
  order: readonly string[]
  widths: Readonly<Record<string, number>>
  pins: Readonly<Record<string, Pin>>
}

/** 列宽的上下限，像素。 */
export const NARROWEST = 60
export const WIDEST = 800

const DEFAULTS: Settings = { hidden: [], order: [], widths: {}, pins: {} }

const DENSITIES: readonly unknown[] = ['default', 'compact', 'loose'] satisfies Density[]
/** 行的密度各表一样，按人的习惯记在本机。 */
const recallDensity = (): Density => {
  const saved = recall('density')
  return DENSITIES.includes(saved) ? (saved as Density) : 'default'
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** 对象里合格的项；别人写坏的丢掉。 */
function entries<Value>(value: unknown, accept: (one: unknown) => one is Value): Record<string, Value> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, Value] => accept(pair[1])))
}
const isWidth = (one: unknown): one is number => typeof one === 'number' && one >= NARROWEST && one <= WIDEST
const isPin = (one: unknown): one is Pin => one === 'left' || one === 'right' || one === 'none'

function restore(name: string): Settings {
  const saved = recall(name) as Partial<Record<keyof Settings, unknown>> | null
  return {
    hidden: strings(saved?.hidden),
    order: strings(saved?.order),
    widths: entries(saved?.widths, isWidth),
    pins: entries(saved?.pins, isPin),
  }
}

/** 一张表的列显隐、顺序、宽度与固定，按表名记在本机；密度各表共用。 */
export function useTableSettings<Row>(label: string, columns: readonly Column<Row>[]) {
  const name = `table:${label}`
  const [settings, setSettings] = useState(() => restore(name))
  const [density, setDensity] = useState(recallDensity)
  const change = (part: Partial<Settings>, keep = true) => {
    const next = { ...settings, ...part }
    setSettings(next)
    if (keep) remember(name, next)
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
  const shown = ordered.filter((column) => !settings.hidden.includes(column.key))
  // 没有设过的：首列固定在左
  const pinOf = (key: string): Pin => settings.pins[key] ?? (key === shown[0]?.key ? 'left' : 'none')
  const pinned = (pin: Pin) => shown.filter((column) => pinOf(column.key) === pin)
  return {
    density,
    ordered,
    isHidden: (key: string) => settings.hidden.includes(key),
    pinOf,
    /** 人自己定的宽度，像素；没有定过得 undefined */
    ownWidth: (key: string) => settings.widths[key],
    /** 从左到右：固定在左的、不固定的、固定在右的、动作 */
    visible: [
      ...pinned('left'),
      ...pinned('none'),
      ...pinned('right'),
      ...columns.filter((column) => column.actions),
    ],
    setDensity: (next: Density) => {
      setDensity(next)
      remember('density', next)
    },
    setPin: (key: string, pin: Pin) => change({ pins: { ...settings.pins, [key]: pin } }),
    /** @param done 拖动中为 false，只看不记；空的宽度回到原来的 */
    resize: (key: string, width: number | undefined, done = true) => {
      const { [key]: _, ...others } = settings.widths
      const kept =
        width === undefined
          ? others
          : { ...others, [key]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) }
      change({ widths: kept }, done)
    },
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
    reset: () => change(DEFAULTS),
  }
}
export type TableSettings<Row> = ReturnType<typeof useTableSettings<Row>>
