import { likeness } from '../plugin/closest.ts'

/** 表里叫这个名字的那一条；没有的说出有哪些，最像的在前。kind 是表里放的是什么，例如 复核的业务。 */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string, kind: string): Entry {
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found !== undefined) return found
  const known = Object.keys(table).toSorted((one, other) => likeness(name, other) - likeness(name, one))
  throw new Error(`${kind}没有“${name}”；有：${known.join('、')}`)
}
