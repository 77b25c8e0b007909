/** React 自己的排程；没有随包的类型，测试只用到这两样。 */
declare module 'scheduler' {
  export const unstable_IdlePriority: number
  export function unstable_scheduleCallback(priority: number, work: () => void): unknown
}
