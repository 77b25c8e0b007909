import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { getSession } from '#state/session.ts'
import type { StoredDraft } from './draftStore.ts'
import { isSensitiveName } from './sensitiveNames.ts'

/** 表单实例中草稿用到的部分（Arco FormInstance 满足它）。 */
interface DraftForm {
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

type Store = typeof import('./draftStore.ts')
let store: Store | undefined

/** 读写草稿的代码：表单先画出来，再取它；取不到的就没有草稿（K10）。 */
const loadStore = async (): Promise<Store | undefined> => {
  store ??= await import('./draftStore.ts').catch(() => undefined)
  return store
}

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

/** 草稿只还给同一个人在同一企业、同一角色下；没有登录的不存（不知道是谁的）。 */
const draftIdOf = (key: string): string => {
  const { user } = getSession()
  return user ? [user.userId, user.corpId, user.currentRoleCode, key].join(' ') : ''
}

/**
 * 表单草稿：每次改动都写入 IndexedDB，敏感字段不存；401、崩溃、关掉页签、切换企业、退出登录、
 * 换别人登录之后，同一个人在同一企业、同一角色下再打开可恢复（G10、I06），24 小时为限；别人看不到（T26）。
 * 写一份要不了一毫秒，不必攒着：攒着的，页签被杀时就丢了。
 * @param key 草稿的名字，一个页面一个（含单据号时新建与修改互不相扰）
 */
export function useDraft(key: string, form: DraftForm): Draft {
  // 打开表单时是谁的就一直是谁的：离开时会话已经清空
  const id = useMemo(() => draftIdOf(key), [key])
  const [offered, setOffered] = useState<StoredDraft>()
  const [unsaved, setUnsaved] = useState(false)
  // 改动时就取下值：卸载时表单项已注销，再取便是空的
  const changed = useRef<Record<string, unknown>>(undefined)
  const writing = useRef(false)
  const answered = useRef(false)

  const save = useCallback(async () => {
    if (!changed.current) return
    const values = withoutSensitive(changed.current)
    changed.current = undefined
    // 已经取来的，当场就写：页面正在离开也来得及
    const { writeDraft } = store ?? (await loadStore()) ?? {}
    setUnsaved(!(await writeDraft?.(id, values as object)))
  }, [id])

  useEffect(() => {
    if (!id) return undefined
    let current = true
    answered.current = false
    const forget = () => {
      answered.current = true
      changed.current = undefined
      setOffered(undefined)
    }
    let stop = () => {}
    const look = async () => {
      const loaded = await loadStore()
      if (!loaded || !current) return
      stop = loaded.watchDraft(id, forget)
      const found = await loaded.readDraft(id)
      if (current && !answered.current) setOffered(found)
    }
    void look()
    // 上一次写还没有回音时又改了的：趁页面还在，立刻写下
    const flush = () => void save()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      current = false
      stop()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [id, save])

  return useMemo(() => {
    const answer = () => {
      answered.current = true
      setOffered(undefined)
    }
    // 打字比写快时，只写最后的样子
    const keep = async () => {
      if (writing.current) return
      writing.current = true
      while (changed.current) await save()
      writing.current = false
    }
    return {
      savedAt: offered?.savedAt,
      unsaved,
      restore: () => {
        if (offered) form.setFieldsValue(offered.values as never)
        answer()
      },
      discard: () => {
        changed.current = undefined
        // 没有取来过，也就没有存过
        if (id) store?.removeDraft(id)
        answer()
      },
      touch: () => {
        if (!id) return
        changed.current = { ...form.getFieldsValue() }
        void keep()
      },
    }
  }, [offered, unsaved, form, id, save])
}
