type Listener = (paths: readonly string[]) => void

const listeners = new Set<Listener>()

/** 订阅"这些读接口的数据已过期"；返回退订函数。app 据此让 SWR 重新请求。 */
export const onStale = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** 宣布读接口（路径）的数据过期；写操作成功后由 http.ts 按契约的 x-invalidates 调用。 */
export const markStale = (paths: readonly string[]): void => {
  for (const listener of listeners) listener(paths)
}
