import { usePagePaymentProgress } from '#api/generated/corp/cashes/cashes.ts'
import type { PaymentProgressPage, PaymentProgressQuery } from '#api/generated/corp/model/index.ts'

/** 付款处理中多久更新一次，毫秒（catalogue 14）。 */
export const PAYING_REFRESH_MS = 30_000

/** 这一页里有没有付款处理中的指令。 */
export const isPaying = (page: PaymentProgressPage | undefined): boolean =>
  page?.list.some((row) => row.cashStatus === 'PAYING') ?? false

/** 付款进度：有指令付款处理中时每 30 秒更新，付完就停。 */
export const usePaymentProgress = (query: PaymentProgressQuery) =>
  usePagePaymentProgress(query, {
    // 每次渲染都是新函数：SWR 只在它换了之后才重看数据，同一个函数在数据到来之前答 0 便再也不更新
    refreshInterval: (page) => (isPaying(page) ? PAYING_REFRESH_MS : 0),
  })
