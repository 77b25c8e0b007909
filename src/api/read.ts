import useSwr, { type Cache, type SWRConfiguration, unstable_serialize as serialize, useSWRConfig } from 'swr'
import type { ApiError } from './ApiError.ts'
import { earlyData } from './earlyRead.ts'
import { type RequestConfig, request } from './http.ts'

/** 契约里的一个读（x-query）：请求里除正文之外的。 */
export type Read = Pick<RequestConfig, 'method' | 'query' | 'shape' | 'headers'> & { readonly url: string }

/** 读的键：路径，与正文（没有正文的读只有路径）。 */
export const readKey = (read: Read, body?: object) => (body ? [read.url, body] : [read.url])

/** 进门时已经问到的第一屏的读：第一次画之前放进缓存，不先画一遍骨架；有过内容的不动。 */
function putEarlyAnswer(cache: Cache, read: Read, key: readonly unknown[]): void {
  const data = earlyData(read.url, key[1], read.shape)
  if (data === undefined) return
  const text = serialize(key)
  if (!cache.get(text)) cache.set(text, { data, isLoading: false, isValidating: false })
}

/** 没有正文的读。 */
export const NO_BODY = Symbol('no body')

/**
 * 生成的查询 hook 都是它：按 [路径, 正文] 缓存的一次读。
 * @param body 请求体；null、undefined 不读；没有正文的读给 NO_BODY
 * @returns SWR 的结果；错误是 ApiError
 */
export function useRead<Result>(
  read: Read,
  body: object | null | undefined | typeof NO_BODY,
  options?: SWRConfiguration<Result, ApiError>,
) {
  const data = body === NO_BODY ? undefined : body
  const key = body === NO_BODY ? readKey(read) : data ? readKey(read, data) : null
  const { cache } = useSWRConfig()
  if (key) putEarlyAnswer(cache, read, key)
  return useSwr<Result, ApiError>(
    key,
    () => request<Result>(data ? { ...read, data } : read) as Promise<Result>,
    options,
  )
}
