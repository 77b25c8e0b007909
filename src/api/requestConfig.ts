import type { AxiosRequestConfig } from 'axios'
import type { Shape } from './shape.ts'

/** 生成代码与调用方可用的请求配置：axios 的，加上契约里的扩展。 */
export interface RequestConfig extends AxiosRequestConfig {
  /** 幂等的读（x-query） */
  query?: true
  /** 读到的内容的骨架：哪些是列表、哪些是结构 */
  shape?: Shape
  /** 答复里须与请求相同的几项：说的是所问的那一份 */
  echo?: readonly string[]
  /** 成功后过期的读接口路径（x-invalidates） */
  invalidates?: readonly string[]
  /** 推动资金或单据状态（x-idempotent）：在会话锁内发，带幂等键，超时更长 */
  idempotent?: true
  /** 契约里的名称；结果未知时告诉用户是哪一笔 */
  operation?: string
  /** 除 mobilePhone、idCard、bankCard 外，本请求还要加密的字段名（x-sensitive） */
  sensitive?: readonly string[]
  /** 取新令牌的就是它：被拒了不再换令牌 */
  renews?: true
  /**
   * true：失败由调用方说（角标、就地的提示），只有登录失效与没有权限仍由 app 处理，与别的调用一样（第 8 节）；
   * 'wholly'：这两样也由调用方处理：进门、退出，与不是本平台的地址
   */
  quiet?: true | 'wholly'
  /** 不发出，交给它：导出转到后台时，同样的地址与内容由下载中心办 */
  handOver?: (url: string, body: Record<string, unknown>) => Promise<unknown>
}
