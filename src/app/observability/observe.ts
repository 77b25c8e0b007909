import { runtime } from '#api/runtime.ts'
import { type Seen, see } from './early.ts'

const CAUGHT = 'scf-caught'
const names = ['error', 'unhandledrejection', 'securitypolicyviolation', CAUGHT]

/** 错误边界接住了一个错误：也让监控看见。 */
export const noteCaught = (error: unknown): void => {
  dispatchEvent(new CustomEvent(CAUGHT, { detail: error }))
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
