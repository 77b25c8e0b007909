import type { ConsoleMessage, Page, Request } from '@playwright/test'

/** 浏览器说过、发过的一切：异常、控制台、请求。 */
export class Sightings {
  readonly errors: string[] = []
  readonly console: string[] = []
  readonly requests: Request[] = []
  readonly nativeDialogs: string[] = []
  /** 发出而还没有答复的请求 */
  readonly pending = new Set<Request>()

  /** 看住一个页面。 */
  watch(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(`未捕获：${error.message}`))
    page.on('console', (message) => this.#hear(message))
    const own = new Set<Request>()
    const settle = (request: Request) => own.delete(request) && this.pending.delete(request)
    page.on('request', (request) => {
      this.requests.push(request)
      own.add(request)
      this.pending.add(request)
    })
    page.on('requestfinished', settle)
    page.on('requestfailed', settle)
    // 关掉的页面还在等什么，不会再有人来说
    page.on('close', () => own.forEach(settle))
    page.on('dialog', (dialog) => {
      // 用例留下的表单触发的 beforeunload 不算门户的阻塞对话框
      if (dialog.type() !== 'beforeunload') this.nativeDialogs.push(dialog.message())
      dialog.accept().catch(() => undefined)
    })
  }

  #hear(message: ConsoleMessage): void {
    this.console.push(message.text())
    // 调用失败时浏览器自己报的一行，不是门户的错误
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      this.errors.push(`控制台：${message.text().slice(0, 300)}`)
  }

  /** 到某个接口的请求，按路径末尾。 */
  calls(path: string): Request[] {
    return this.requests.filter((request) => new URL(request.url()).pathname.endsWith(path))
  }

  /** 后端调用与打开页面，不含静态文件。 */
  get traffic(): Request[] {
    return this.requests.filter((request) => {
      const { pathname } = new URL(request.url())
      return /^\/(api|uaa)\//.test(pathname) || request.isNavigationRequest()
    })
  }
}
