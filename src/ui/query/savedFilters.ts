import { useState } from 'react'
import { cutTo } from '#domain/plainText.ts'
import { isEmptyValue } from '#hooks/listQuery.ts'
import { isSensitiveName } from '#hooks/sensitiveNames.ts'
import { recall, remember } from '#ui/remembered.ts'

type Values = Readonly<Record<string, unknown>>

/** 一份常用条件。 */
export interface SavedFilter {
  readonly name: string
  readonly values: Values
}

const MOST_SAVED = 20
export const LONGEST_NAME = 20

/** 可以存的条件：敏感字段与空值不存。 */
export const storable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSensitiveName(name) && !isEmptyValue(value)),
  )

// 本机存储里的东西别人也写得到：形状不对的一律不要
function restore(key: string, names: readonly string[]): SavedFilter[] {
  const saved = recall(key)
  if (!Array.isArray(saved)) return []
  return saved.slice(0, MOST_SAVED).flatMap((one: unknown) => {
    const { name, values } = (one ?? {}) as { name?: unknown; values?: unknown }
    if (typeof name !== 'string' || name === '' || typeof values !== 'object' || values === null) return []
    const known = Object.entries(values).filter(([field]) => names.includes(field))
    return [{ name: cutTo(name, LONGEST_NAME), values: storable(Object.fromEntries(known)) }]
  })
}

/**
 * 一张查询表单的常用条件，按地址与表单名存在本机（退出登录时随本机存储一起清空）。
 * @param label 表单名，如 开立申请
 * @param names 表单里的字段名；不在其中的不取
 */
export function useSavedFilters(label: string, names: readonly string[]) {
  const key = `filters:${location.pathname}:${label}`
  const [list, setList] = useState(() => restore(key, names))
  const put = (next: SavedFilter[]) => {
    setList(next)
    remember(key, next)
  }
  return {
    list,
    /** 同名的换成新的；满了返回原因 */
    save: (name: string, values: Values): string | undefined => {
      const kept = list.filter((one) => one.name !== name)
      if (kept.length >= MOST_SAVED) return `最多保存 ${MOST_SAVED} 份常用条件`
      put([...kept, { name, values: storable(values) }])
      return undefined
    },
    rename: (name: string, next: string): string | undefined => {
      if (name === next) return undefined
      if (list.some((one) => one.name === next)) return '已有同名的常用条件'
      put(list.map((one) => (one.name === name ? { ...one, name: next } : one)))
      return undefined
    },
    drop: (name: string) => put(list.filter((one) => one.name !== name)),
  }
}
export type SavedFilters = ReturnType<typeof useSavedFilters>
