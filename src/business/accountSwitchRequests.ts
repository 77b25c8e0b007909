/** 可切换的：所属企业，或角色。 */
export type AccountSwitch = 'Corps' | 'Roles'

const listeners = new Set<(which: AccountSwitch) => void>()

/** 请求打开切换企业、切换角色的对话框：页面里的按钮用；外壳负责打开。 */
export const requestAccountSwitch = (which: AccountSwitch): void => {
  for (const listener of listeners) listener(which)
}

/** 登记由谁来打开；返回撤销。 */
export const onAccountSwitchRequest = (listener: (which: AccountSwitch) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
