// axios 里用到的零件（docs/decisions/0010）：门户只经 XMLHttpRequest 发，正文自己序列化；整个 axios 还带着 fetch、
// 拦截器与表单的种种转换，打包的人看不出它们没有用。测试与构建都从这里取，用的是同一份。
import type { AxiosAdapter, AxiosRequestConfig } from 'axios'
import xhr from 'axios/unsafe/adapters/xhr.js'
import CanceledError from 'axios/unsafe/cancel/CanceledError.js'
import isCancel from 'axios/unsafe/cancel/isCancel.js'
import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js'
import mergeConfig from 'axios/unsafe/core/mergeConfig.js'
import type { Answer } from './outcome.ts'

export { isCancel, mergeConfig }

const DEFAULTS: AxiosRequestConfig = {
  headers: { Accept: 'application/json, text/plain, */*' },
  validateStatus: () => true,
  withXSRFToken: false,
}

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string' || data === '') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

/** 超时：由浏览器报出，或连接中途断了。 */
export const isTimeout = (cause: unknown): boolean => {
  const { code } = (cause ?? {}) as { code?: unknown }
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT'
}

// 已取消的，应答到了也不读：太大的正文解析起来会卡住页面
const stopIfCancelled = ({ signal }: AxiosRequestConfig) => {
  if (signal?.aborted) throw new CanceledError()
}

/**
 * 发出一个请求，等到应答：status 可以是任何一种，JSON 正文读成值，读不成的是原来的文字。
 * @param config 正文须已成形（文字、FormData、Blob 或没有）；adapter 供测试替下网络
 * @throws 断网、超时（isTimeout）、取消（isCancel）
 */
export const transport = async (config: AxiosRequestConfig): Promise<Answer> => {
  const merged = mergeConfig(DEFAULTS, config)
  const headers = AxiosHeaders.from(merged.headers as AxiosHeaders)
  const adapter = (config.adapter as AxiosAdapter | undefined) ?? xhr
  const response = await adapter({ ...merged, headers }).catch((cause: unknown) => {
    stopIfCancelled(config)
    throw cause
  })
  stopIfCancelled(config)
  const received = AxiosHeaders.from(response.headers as AxiosHeaders)
  return {
    status: response.status,
    data: config.responseType ? response.data : parsed(response.data),
    header: (name) => String(received.get(name) ?? ''),
  }
}
