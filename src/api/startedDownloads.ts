// 单独成文件：页眉要知道有没有，办的代码导出时才用到
let started = 0
const listeners = new Set<() => void>()

/** 本页签转到后台的有几个；0 是还没有过，不必去问生成好了没有。 */
export const startedDownloads = (): number => started

/** 又转了一个时告诉一声；返回退订函数。 */
export const onDownloadStarted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** 又转了一个。 */
export const noteDownloadStarted = (): void => {
  started += 1
  for (const listener of listeners) listener()
}
