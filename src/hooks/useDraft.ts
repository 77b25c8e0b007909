import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DRAFT_PREFIX } from './dropDrafts.ts'
import { isSensitiveName } from './sensitiveNames.ts'

/** 表单实例中草稿用到的部分（Arco FormInstance 满足它）。 */
export interface DraftForm {
  getFieldsValue: () => Record<string, unknown>
  setFieldsValue: (values: never) => void
}
export interface Draft {
  /** 上次自动保存的时刻（毫秒）；没有可恢复的草稿时为空 */
  savedAt: number | undefined
  /** 浏览器存不下，自动保存没有成功 */
  unsaved?: boolean
  restore: () => void
  discard: () => void
  /** 表单有改动时调用（FormShell 已接好） */
  touch: () => void
}

const EVERY = 60_000
const SETTLE = 1000
/** 去掉敏感字段、文件对象与空值，逐层处理。 */
export function withoutSensitive(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(withoutSensitive)
  if (values === null || typeof values !== 'object') return values
  if (Object.getPrototypeOf(values) !== Object.prototype) return undefined
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isSensitiveName(name))
      .map(([name, value]) => [name, withoutSensitive(value)]),
  )
}

const remove = (key: string) => {
  try {
    sessionStorage.removeItem(DRAFT_PREFIX + key)
  } catch {
    // 存储被禁用时本来就没有草稿（K01）
  }
}

function load(key: string): { savedAt: number; values: object } | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null')
    if (!stored || typeof stored !== 'object') return undefined
    const { savedAt, values } = stored as { savedAt?: unknown; values?: unknown }
    if (typeof savedAt === 'number' && values && typeof values === 'object') return { savedAt, values }
  } catch {
    // 别人写坏的内容等于没有草稿
  }
  return undefined
}

/**
 * 表单草稿：改动 1 秒后及每 60 秒写入 sessionStorage，敏感字段不存；下次打开可恢复。
 * @param key 草稿的名字，一个页面一个（含单据号时新建与修改互不相扰）
 */
export function useDraft(key: string, form: DraftForm): Draft {
  const [savedAt, setSavedAt] = useState(() => load(key)?.savedAt)
  const [unsaved, setUnsaved] = useState(false)
  // 改动时就取下值：卸载时表单项已注销，再取便是空的
  const changed = useRef<Record<string, unknown>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(() => {
    if (!changed.current) return
    const values = withoutSensitive(changed.current)
    changed.current = undefined
    try {
      sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify({ savedAt: Date.now(), values }))
      setUnsaved(false)
    } catch {
      // 存不下（配额、隐私模式）不妨碍填写，但要说一声（K02）
      setUnsaved(true)
    }
  }, [key])

  useEffect(() => {
    const interval = setInterval(save, EVERY)
    return () => {
      clearInterval(interval)
      clearTimeout(timer.current)
      save()
    }
  }, [save])

  return useMemo(() => {
    const forget = () => {
      changed.current = undefined
      clearTimeout(timer.current)
      remove(key)
      setSavedAt(undefined)
    }
    return {
      savedAt,
      unsaved,
      restore: () => {
        const stored = load(key)
        if (stored) form.setFieldsValue(stored.values as never)
        setSavedAt(undefined)
      },
      discard: forget,
      touch: () => {
        changed.current = { ...form.getFieldsValue() }
        clearTimeout(timer.current)
        timer.current = setTimeout(save, SETTLE)
      },
    }
  }, [savedAt, unsaved, form, key, save])
}
