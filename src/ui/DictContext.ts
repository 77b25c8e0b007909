import { createContext, use, useMemo } from 'react'

interface DictEntry {
  dictValue: string
  dictLabel: string
}
/** 字典类型 → 条目，顺序即显示顺序；由 app 提供。 */
type Dictionaries = Readonly<Record<string, readonly DictEntry[]>>

export interface Option {
  value: string
  label: string
}

const NONE: readonly DictEntry[] = []
/** 没有人提供字典（单独画一个部件）：哪一类都没有条目，也没有在取 */
const NOBODY: Dictionaries = new Proxy({}, { get: () => NONE })

export const DictContext = createContext<Dictionaries>(NOBODY)

/** 文字还在取：不让人先看见代码 */
export const COMING = '…'

/** 先说好要用哪几类：与同一次渲染里别处要的合成一次请求（没有的不算）。取到新的就是新的一份。 */
export function useDictTypes(types: readonly (string | undefined)[]): Dictionaries {
  const dictionaries = use(DictContext)
  // 读到即去取，见 state/dictionaries.ts
  for (const type of types) void (type && dictionaries[type])
  return dictionaries
}

/**
 * 一类字典的选项与取名。字典里没有的值原样显示，不隐藏未知状态；字典还在取时是省略号。
 * @param type 字典类型，如 ISSUE_STATUS；可不给（得空字典）
 */
export function useDict(type: string | undefined) {
  const known = use(DictContext)[type ?? '']
  return useMemo(() => {
    const entries = known ?? NONE
    const labels = new Map(entries.map((entry) => [entry.dictValue, entry.dictLabel]))
    return {
      options: entries.map((entry): Option => ({ value: entry.dictValue, label: entry.dictLabel })),
      label: (value: string | undefined | null) =>
        value ? (labels.get(value) ?? (type && !known ? COMING : value)) : '',
    }
  }, [known, type])
}
