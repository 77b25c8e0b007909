import useSwr, {
  type Cache,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize as serialize,
  useSWRConfig,
} from 'swr'
import type { ApiError } from './ApiError.ts'
import { answersTo } from './answers.ts'
import { earlyData } from './earlyRead.ts'
import { request } from './http.ts'
import type { RequestConfig } from './requestConfig.ts'

/** 契约里的一个读（x-query）：请求里除正文之外的。 */
export type Read = Pick<RequestConfig, 'method' | 'query' | 'shape' | 'echo' | 'headers'> & {
  readonly url: string
}

/** 查询 hook 的选项：SWR 的，除了会把别的问题的答复当作这一个的（决定 0049）。 */
export type ReadOptions<Result> = Omit<
  SWRConfiguration<Result, ApiError>,
  'keepPreviousData' | 'fallbackData' | 'fetcher'
>

/** 读到的；asked 认得出问的是哪一个问题：问题换了，页面上随答复而来的都重来（QueryState）。 */
type Reading<Result> = SWRResponse<Result, ApiError> & { readonly asked: string }

type Key = readonly [url: string, body?: object]

/** 读的键：路径，与正文（没有正文的读只有路径）。 */
export const readKey = (read: Read, body?: object): Key => (body ? [read.url, body] : [read.url])

/** 进门时已经问到的第一屏的读：第一次画之前放进缓存，不先画一遍骨架；有过内容的不动。 */
function putEarlyAnswer(cache: Cache, read: Read, key: Key): void {
  const data = earlyData(read.url, key[1])
  if (!answersTo(read, key[1], data)) return
  const text = serialize(key)
  if (!cache.get(text)) cache.set(text, { data, isLoading: false, isValidating: false })
}

/** 没有正文的读。 */
export const NO_BODY = Symbol('no body')

/**
 * 生成的查询 hook 都是它：按 [路径, 正文] 缓存的一次读。问题一换，之前的内容就不再给出。
 * @param body 请求体；null、undefined 不读；没有正文的读给 NO_BODY
 * @returns SWR 的结果与问的是哪一个；错误是 ApiError
 */
export function useRead<Result>(
  read: Read,
  body: object | null | undefined | typeof NO_BODY,
  options?: ReadOptions<Result>,
): Reading<Result> {
  const data = body === NO_BODY ? undefined : body
  const key = body === NO_BODY ? readKey(read) : data ? readKey(read, data) : null
  const { cache } = useSWRConfig()
  if (key) putEarlyAnswer(cache, read, key)
  const result = useSwr<Result, ApiError>(
    key,
    // 正文取自键：答复存在哪个键下，问的就是哪一个
    ([, asked]: Key) => request<Result>(asked ? { ...read, data: asked } : read) as Promise<Result>,
    options,
  )
  return Object.assign(result, { asked: serialize(key) })
}
