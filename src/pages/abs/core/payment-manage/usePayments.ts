import { usePageAbsPayments } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentQueryLabels } from '#api/generated/corp/labels/absPaymentQuery.ts'
import type { AbsPayment, AbsPaymentPage, AbsPaymentQuery } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'

const filter = filters(absPaymentQueryLabels)
const conditions = [
  filter.text('paymentNo'),
  filter.text('planName'),
  filter.text('creditorName'),
  filter.dates('payableDueDate'),
  filter.dict('paymentStatus', 'ABS_PAYMENT_STATUS'),
]

const REFRESH_MS = 30_000

/** 银行正在办、会自己变的：付款处理中，或到账正在核对。 */
const isMoving = ({ paymentStatus, absCheckStatus, receivedAmount }: AbsPayment): boolean =>
  paymentStatus === 'PAYING' ||
  absCheckStatus === 'CHECKING' ||
  (absCheckStatus === 'UNCHECKED' && receivedAmount !== '0.00')

/** 这一页里有没有会自己变的付款。 */
export const hasMoving = (page: AbsPaymentPage | undefined): boolean => page?.list.some(isMoving) ?? false

/** ABS 付款列表：有付款在银行办理时每 30 秒更新，办完就停（T-APM-05 至 08、T-ACK-01 至 03）。 */
export const usePayments = (query: AbsPaymentQuery) =>
  usePageAbsPayments(query, {
    // 每次渲染都是新函数：SWR 只在它换了之后才重看数据
    refreshInterval: (page) => (hasMoving(page) ? REFRESH_MS : 0),
  })

/** 付款管理的列表：条件在地址里；复核的人由它一笔接一笔地办。 */
export const usePaymentList = () => useListPage(usePayments, { conditions })
