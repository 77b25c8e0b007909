import type { InternalAxiosRequestConfig } from 'axios'
import { AxiosError, AxiosHeaders } from 'axios'
import { afterEach, beforeEach, vi } from 'vitest'
import type { ApiError } from '#api/ApiError.ts'
import { request } from '#api/http.ts'
import { forgetAccepted } from '#api/intents.ts'
import type { RequestConfig } from '#api/requestConfig.ts'
import { clearSession, setSessionValue } from '#api/session.ts'

export interface Reply {
  status?: number
  data?: unknown
  headers?: Record<string, string>
}
type Answer = Reply | ((config: InternalAxiosRequestConfig) => Promise<never>)

/** 已发出的请求，按次序。 */
export const sent: InternalAxiosRequestConfig[] = []

/** 假后端：依次作答，答完后重复最后一个；函数用来抛网络错误。 */
export const backend =
  (...replies: Answer[]): RequestConfig['adapter'] =>
  async (config) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)] ?? {}
    sent.push(config)
    if (typeof reply === 'function') return reply(config)
    const { status = 200, data = { code: '0', message: '', data: 'ok' }, headers = {} } = reply
    return { status, statusText: '', data, headers: new AxiosHeaders(headers), config }
  }

/** 经真正的 request 发一次，由假后端作答。 */
export const post = (config: Partial<RequestConfig>, ...replies: Answer[]) =>
  request<{ code: string; message: string; data: unknown }>(
    { url: '/api/web/corp/v1/things/page', method: 'POST', ...config },
    { adapter: backend(...replies) },
  )

/** 第 index 个请求的头。 */
export const header = (name: string, index = 0) => String(sent[index]?.headers.get(name) ?? '')

/** 应当失败：得到错误。 */
export const failure = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('应当失败')
    },
    (cause: unknown) => cause as ApiError,
  )

/** axios 报出的通道错误。 */
export const axiosFailure = (code: string) => () => Promise.reject(new AxiosError('x', code))

/** 每个用例之前：一个已登录的标签页，没有发出过请求。 */
export const signedIn = () => {
  beforeEach(() => {
    sent.length = 0
    forgetAccepted()
    vi.stubGlobal('location', { origin: 'http://portal.test', pathname: '/cv3/', search: '' })
    setSessionValue('authToken', 'AT-1')
    setSessionValue('wsToken', 'WS-1')
    setSessionValue('XSRF-TOKEN', 'csrf-1')
    setSessionValue('XSRF-TOKEN-NAME', 'X-XSRF-TOKEN')
  })
  afterEach(() => {
    clearSession()
    vi.unstubAllGlobals()
  })
}
