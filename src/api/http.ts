import { asApiError, attempt } from './attempt.ts'
import { noteFailedCall } from './failedCalls.ts'
import { reportFailure } from './failures.ts'
import { whileInFlight } from './inFlight.ts'
import { markStale } from './invalidation.ts'
import type { RequestConfig } from './requestConfig.ts'
import { announceSuperseded } from './tabEpoch.ts'
import { mergeConfig } from './transport.ts'

/** 信封里的内容；没有 data 的应答为 void；文件与其他原样。 */
export type Data<T> = T extends { code: string; message: string }
  ? 'data' extends keyof T
    ? T['data']
    : void
  : T

/** 生成代码用的正文类型。 */
export type BodyType<B> = B

type Run = (config: RequestConfig) => Promise<unknown>

let runIntent: Run = () => Promise.reject(new Error('api/intents 还没有来'))

/** 办业务的那一半（api/intents.ts）与界面一同来，来了就由它办：进门只问，用不着它。 */
export const onIntent = (run: Run): void => {
  runIntent = run
}

/**
 * 唯一的请求出口（orval 的 mutator）：签名、加密、拆信封、失败归一、按契约宣布过期。
 * @returns 信封里的 data；文件为带名字的 File
 * @throws ApiError（规范第 8 节各行）；通道失败同时报告给 app（quiet 的只报告登录失效与没有权限）
 */
export const request = async <T>(config: RequestConfig, options?: RequestConfig): Promise<Data<T>> => {
  // 顺序不能反：url、method、data 只取第二个参数
  const merged: RequestConfig = mergeConfig(options ?? {}, config)
  if (merged.handOver) return merged.handOver(merged.url ?? '', merged.data ?? {}) as Promise<Data<T>>
  const startedOn = location.pathname
  const begun = performance.now()
  try {
    const sent = merged.idempotent ? runIntent(merged) : attempt(merged)
    const data = await (merged.quiet ? sent : whileInFlight(sent))
    if (merged.invalidates) markStale(merged.invalidates)
    return data as Data<T>
  } catch (cause) {
    const error = asApiError(cause)
    noteFailedCall(merged.url ?? '', error, begun)
    // 别处（另一台电脑、没收到消息的标签页）切换了企业：服务端的核对是最后一道（T24）
    if (error.code === 'CORP_SWITCHED') announceSuperseded()
    // 页面已经离开，它的查询迟到的失败不再打扰人（N21）；登录失效除外
    const left = merged.query && location.pathname !== startedOn && error.kind !== 'unauthorized'
    if (!left) reportFailure(error, merged)
    throw error
  }
}
