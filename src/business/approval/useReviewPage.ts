import type { ListResult } from '#ui/table/ListResult.ts'
import {
  type BatchReview,
  type BatchReviewOptions,
  type Reviewable,
  useBatchReview,
} from './useBatchReview.tsx'
import { type DecisionQueue, useDecisionQueue, type WaitingList } from './useDecisionQueue.ts'

interface ReviewPageOptions<Row> extends BatchReviewOptions<Row> {
  /** 正看的是哪一笔 */
  current: string
  /** 打开子视图（useView）；接着办的下一笔取代眼前这一笔 */
  open: (view: 'review', params: Readonly<Record<string, string>>, replace: boolean) => void
}

/** 复核的列表页：一笔接一笔地办，或者勾选几笔一并办；两样问的是同一个编号、同一个操作。 */
export function useReviewPage<Row extends Reviewable>(
  page: { list: ListResult<Row> & WaitingList<Row> },
  { current, open, ...options }: ReviewPageOptions<Row>,
): { queue: DecisionQueue; batch: BatchReview<Row> } {
  const { rowKey, action } = options
  const queue = useDecisionQueue(page, {
    rowKey,
    action,
    current,
    open: (next) => open('review', { [rowKey]: next }, true),
  })
  return { queue, batch: useBatchReview(page, options) }
}
