import type { Unsaved } from '#state/session.ts'

/** 一张填到一半的表单：离开它先问。 */
export interface Guard {
  released: boolean
  /** 上锁时浏览历史的位置（路由写在 history.state 里） */
  at: number | undefined
  /** 内容已自动存为草稿 */
  kept: boolean
}
/** 登记着的。 */
export const guards = new Set<Guard>()
/** 还没有放行的。 */
export const locked = () => [...guards].filter((guard) => !guard.released)

/** 登记一个守卫；返回撤销。 */
export function addGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** 放行当前所有离开守卫（提交成功后由 useWrite 调用）。 */
export function releaseLeaveGuards() {
  for (const guard of guards) guard.released = true
}

/** 现在离开是否会丢失未保存的内容。 */
export const hasUnsavedChanges = () => locked().length > 0

/** 没有提交的内容此刻怎样：有草稿、没有草稿，或没有没提交的。 */
export const unsavedChanges = (): Unsaved | undefined => {
  if (!hasUnsavedChanges()) return undefined
  return locked().some(({ kept }) => kept) ? 'kept' : 'lost'
}
