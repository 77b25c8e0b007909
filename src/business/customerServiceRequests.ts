const listeners = new Set<() => void>()
let waiting = false

/** 请求打开在线客服：页面里的 在线客服 按钮用；外壳的浮动按钮负责打开。 */
export const requestCustomerService = (): void => {
  // 浮动按钮的代码还没取来：记着，来了再打开
  waiting = listeners.size === 0
  for (const listener of listeners) listener()
}

/** 登记由谁来打开；返回撤销。 */
export const onCustomerServiceRequest = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (waiting) requestCustomerService()
  return () => void listeners.delete(listener)
}
