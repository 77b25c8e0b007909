let count = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  count += by
  for (const listener of listeners) listener()
}

/** 正在等后端的请求有多少（不含 quiet 的）。 */
export const inFlight = (): number => count

/** 订阅请求数的变化，返回退订函数。 */
export const onInFlight = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** 做这件事时算作有请求在等；结果与错误原样交回。 */
export const whileInFlight = async <T>(work: Promise<T>): Promise<T> => {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}
