import type { APIRequestContext, Page } from '@playwright/test'

/** 控制台的一次答复。 */
interface ControlAnswer {
  ok: boolean
  status: number
  type: string
  text: string
}

/** 问被测部署的模拟后端：控制台的地址（/__mock/…），与浏览器说的是同一个世界。 */
export type Ask = (method: string, path: string, data?: unknown) => Promise<ControlAnswer>

/** 后端在服务器上：走浏览器会话之外的连接，cookie 是同一份。 */
export const throughRequest =
  (request: APIRequestContext, origin: string): Ask =>
  async (method, path, data) => {
    // 服务器会关掉空闲的连接：请求碰上关到一半的，再发一次
    const response = await request.fetch(origin + path, { method, data, maxRetries: 2 })
    const type = response.headers()['content-type'] ?? ''
    return { ok: response.ok(), status: response.status(), type, text: await response.text() }
  }

/** 后端在浏览器的 Service Worker 里（npm run demo）：只有它管着的页面问得到。 */
export const throughPage =
  (page: Page): Ask =>
  (method, path, data) =>
    page.evaluate(
      async ([verb, address, body]) => {
        const response = await fetch(address, {
          method: verb,
          ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
        })
        const type = response.headers.get('content-type') ?? ''
        return { ok: response.ok, status: response.status, type, text: await response.text() }
      },
      [method, path, data === undefined ? undefined : JSON.stringify(data)] as const,
    )
