const listeners = new Set<() => void>()

/** 请求打开在线客服：页面里的 在线客服 按钮用；外壳的浮动按钮负责打开。 */
export const requestCustomerService = (): void => {
  for (const listener of listeners) listener()
}

/** 登记由谁来打开；返回撤销。 */
export const onCustomerServiceRequest = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
