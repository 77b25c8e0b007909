import { atom } from 'jotai/vanilla'
import { listDictData } from '#api/generated/corp/dictionaries/dictionaries.ts'
import type { DictEntry } from '#api/generated/corp/model/dictEntry.ts'
import type { RequestConfig } from '#api/requestConfig.ts'
import { asList, asRecord, asText } from './shapes.ts'
import { store } from './store.ts'

/** 字典类型 → 条目，顺序即显示顺序。 */
export type Dictionaries = Readonly<Record<string, readonly DictEntry[]>>

/** 进门时就要的字典；其余用到时再取。 */
export const entryTypes = [
  'YES_NO',
  'PRODUCT_TYPE',
  'PRODUCT_OPEN_STATUS',
  'CORP_STATE',
  'AUDIT_RESULT',
] as const

const NONE: readonly DictEntry[] = []
const empty = (): Record<string, readonly DictEntry[]> => Object.create(null)

/**
 * 字典的应答（形状不可信）→ 类型与条目：没有类型或取值的略去，没有文字的显示取值，同值只留第一个（S15）。
 */
export const readDictGroups = (data: unknown): [type: string, entries: DictEntry[]][] =>
  asList(data).flatMap((item): [string, DictEntry[]][] => {
    const group = asRecord(item)
    const type = asText(group.dictType)
    if (!type) return []
    const entries = new Map<string, DictEntry>()
    for (const one of asList(group.entries)) {
      const { dictValue, dictLabel } = asRecord(one)
      const value = asText(dictValue)
      if (value && !entries.has(value))
        entries.set(value, { dictValue: value, dictLabel: asText(dictLabel) || value })
    }
    return [[type, [...entries.values()]]]
  })

/** 字典的原子：组件用 useDictionaries。 */
export const dictionariesAtom = atom<Dictionaries>(empty())

const asked = new Set<string>()
let wanted: string[] = []

/** 取不到的类型，与可以再取的时刻（毫秒）：这之前按没有条目算，显示原值（S15）。 */
const failed = new Map<string, number>()
const RETRY_AFTER = 15_000

/** 取一批字典并放入缓存；失败抛 ApiError，之后用到会再取。quiet：哪些失败由调用方说。 */
export const loadDictionaries = async (
  types: readonly string[],
  { quiet }: Pick<RequestConfig, 'quiet'> = { quiet: true },
): Promise<void> => {
  for (const type of types) asked.add(type)
  try {
    const groups = await listDictData({ dictTypes: [...types] }, { quiet })
    const merged = Object.assign(empty(), store.get(dictionariesAtom))
    // 服务端没有的类型也记下，免得一再去问
    for (const type of types) merged[type] ??= []
    for (const [type, entries] of readDictGroups(groups)) merged[type] = entries
    for (const type of types) failed.delete(type)
    store.set(dictionariesAtom, merged)
  } catch (cause) {
    for (const type of types) {
      asked.delete(type)
      failed.set(type, Date.now() + RETRY_AFTER)
    }
    // 正等着文字的地方不再等：显示原值
    store.set(dictionariesAtom, Object.assign(empty(), store.get(dictionariesAtom)))
    throw cause
  }
}

/** 记下要用的类型，同一轮渲染里的合成一次请求；取不到时界面显示原值（S15）。 */
const want = (type: string) => {
  if (asked.has(type) || Date.now() < (failed.get(type) ?? 0)) return
  asked.add(type)
  wanted.push(type)
  if (wanted.length > 1) return
  queueMicrotask(() => {
    const types = wanted
    wanted = []
    loadDictionaries(types).catch(() => undefined)
  })
}

/** 马上要用的类型：还没取的去取。 */
export const wantDictionaries = (types: readonly string[]): void => types.forEach(want)

/** 换了世代：字典与记账都清空。 */
export const clearDictionaries = (): void => {
  asked.clear()
  failed.clear()
  wanted = []
  store.set(dictionariesAtom, empty())
}

/** 读到还没取的类型时自动去取；还在取的是 undefined，取不到的没有条目。 */
export const askingFor = (loaded: Dictionaries): Dictionaries =>
  new Proxy(loaded, {
    get: (target, type) => {
      if (typeof type !== 'string' || !/^[A-Z][A-Z0-9_]*$/.test(type)) return undefined
      if (!(type in target)) want(type)
      return target[type] ?? (failed.has(type) ? NONE : undefined)
    },
  })
