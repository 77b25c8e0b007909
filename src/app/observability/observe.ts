import { runtime } from '#api/runtime.ts'

/** 看到的一件事：脚本错误、没有接住的拒绝、违反安全策略、错误边界接住的（detail 是那个错误）。 */
export type Seen = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent | CustomEvent

const CAUGHT = 'scf-caught'
const names = ['error', 'unhandledrejection', 'securitypolicyviolation', CAUGHT]

let early: Seen[] = []
let see: (event: Seen) => void = (event) => early.push(event)

/** 错误边界接住了一个错误：也让监控看见。 */
export const noteCaught = (error: unknown): void => {
  dispatchEvent(new CustomEvent(CAUGHT, { detail: error }))
}

/** 取走至今记下的，此后的都交给 next。 */
export const earlyEvents = (next: (event: Seen) => void): Seen[] => {
  const taken = early
  early = []
  see = next
  return taken
}

/** 从启动的第一刻记着发生的事；整理与发送的代码等首屏好了再取。没有配置收集地址就什么也不做。 */
export const observe = (): void => {
  if (!runtime().reports) return
  for (const name of names) addEventListener(name, (event) => see(event as Seen))
  const load = () => void import('./collect.ts').then(({ collect }) => collect()).catch(() => undefined)
  // 首屏之后再取
  const later = () => setTimeout(load, 1_000)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
