/** 窄得像手机：样式里的是同一个数。放得大的电脑也是。 */
export const PHONE = '(max-width: 599px)'

/** 眼下的窗口窄得像手机；没有窗口的（测试、构建）不是。 */
export const isPhone = (): boolean => globalThis.matchMedia?.(PHONE).matches ?? false
