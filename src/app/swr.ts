import type { Middleware, SWRConfiguration } from 'swr'
import { ApiError } from '#api/ApiError.ts'

/**
 * SWR 只为读过的字段重新渲染；把结果交给后来才出现的子组件去读，答复先到的就漏掉了，骨架再也不收。
 * 内容与错误因此一律算读过。
 */
const readAll: Middleware = (useNext) => (key, fetcher, options) => {
  const result = useNext(key, fetcher, options)
  void [result.data, result.error]
  return result
}

/**
 * 读的缓存规则：别的问题的答复不作数（换了条件、换了单据就没有内容，决定 0049）；不因切换窗口重读；
 * 其余照 SWR 的缺省（两秒内相同的只问一次）；
 * 只有断网一类的失败才由 SWR 再试一次，401、403、超时与业务失败从不重试。
 */
export const swrOptions: SWRConfiguration = {
  use: [readAll],
  revalidateOnFocus: false,
  errorRetryCount: 1,
  shouldRetryOnError: (error: unknown) =>
    error instanceof ApiError && error.kind === 'network' && error.status === 0,
}
