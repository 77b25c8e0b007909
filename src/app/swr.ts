import type { SWRConfiguration } from 'swr'
import { ApiError } from '#api/ApiError.ts'

/**
 * 读的缓存规则：换条件时先留着旧数据；不因切换窗口重读；
 * 只有断网一类的失败才由 SWR 再试一次，401、403、超时与业务失败从不重试。
 */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  keepPreviousData: true,
  dedupingInterval: 2_000,
  errorRetryCount: 1,
  shouldRetryOnError: (error: unknown) =>
    error instanceof ApiError && error.kind === 'network' && error.status === 0,
}
