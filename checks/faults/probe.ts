import type { Page } from '@playwright/test'

/** 页面里装的探头：同时出现的提示框（不算装着表单、协议的对话框）最多几个、违反内容安全策略几次、各请求声明的超时。 */
interface Probe {
  dialogs: number
  violations: string[]
  timeouts: Record<string, number>
  /** 路径含此文字的请求：声明的超时照记，真的只等 shrunk 毫秒 */
  hang?: string
}

export type ProbedWindow = Window & { faultProbe?: Probe }

const STILL = `*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;transition-delay:0s!important}`
const SHRUNK_MS = 800

/** 在每个文档最早处装上探头；动画关掉，对话框立刻开合。 */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(
    ({ css, shrunk }) => {
      const probe: Probe = { dialogs: 0, violations: [], timeouts: {} }
      ;(globalThis as unknown as ProbedWindow).faultProbe = probe
      const count = () => {
        const open = document.querySelectorAll('[role="alertdialog"]')
        const blocking = [...open].filter((node) => node.getClientRects().length > 0)
        probe.dialogs = Math.max(probe.dialogs, blocking.length)
      }
      new MutationObserver(count).observe(document, { childList: true, subtree: true })
      addEventListener('securitypolicyviolation', (event) => {
        probe.violations.push(`${event.violatedDirective} ${event.blockedURI}`)
      })
      // 不用 style 元素：真实部署的安全策略不允许
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      // XHR 的超时由浏览器计，页面的时钟够不着
      const proto = XMLHttpRequest.prototype
      const urls = new WeakMap<XMLHttpRequest, string>()
      const open: unknown = Object.getOwnPropertyDescriptor(proto, 'open')?.value
      Object.defineProperty(proto, 'open', {
        configurable: true,
        writable: true,
        value(this: XMLHttpRequest, ...args: string[]) {
          urls.set(this, args[1] ?? '')
          if (typeof open === 'function') open.apply(this, args)
        },
      })
      const timeout = Object.getOwnPropertyDescriptor(proto, 'timeout')
      Object.defineProperty(proto, 'timeout', {
        ...timeout,
        set(this: XMLHttpRequest, ms: number) {
          const path = new URL(urls.get(this) ?? '', location.origin).pathname
          probe.timeouts[path] = ms
          const hangs = probe.hang !== undefined && path.includes(probe.hang)
          timeout?.set?.call(this, hangs ? shrunk : ms)
        },
      })
    },
    { css: STILL, shrunk: SHRUNK_MS },
  )
}
