import type { KeysOf } from '#ui/form/fieldNames.ts'
import type { ListResult } from '#ui/table/ListResult.ts'
import type { Offering } from './offering.ts'

/** 来处的列表里待办的几笔：办完一笔接着办下一笔。 */
export interface DecisionQueue {
  /** 正看的是第几笔；不在列表眼前这一页的没有 */
  position: number | undefined
  /** 待办共几笔 */
  count: number
  /** 正看的一笔办完了：打开下一笔待办的，得 true；没有了得 false */
  next: () => Promise<boolean>
}

interface ListPage<Row> {
  list: Row[]
  pageCond: { pageNo: number; pageSize: number; count: number }
}

/** 来处的列表；mutate 重新取一次，得到新的一页。 */
export type WaitingList<Row> = Omit<ListResult<Row>, 'data' | 'mutate'> & {
  data?: ListPage<Row>
  mutate: () => Promise<ListPage<Row> | undefined>
}

interface QueueOptions<Row> {
  rowKey: KeysOf<Row, string>
  /** 行上允许审批的操作代码，与复核页的一致 */
  action: string
  /** 正看的是哪一笔 */
  current: string
  open: (key: string) => void
}

/** 按 keys 的先后，在 current 之后的第一笔；后面没有了就从头找。 */
const following = (keys: readonly string[], waiting: readonly string[], current: string) => {
  const later = keys.slice(keys.indexOf(current) + 1)
  return later.find((key) => waiting.includes(key)) ?? waiting.find((key) => key !== current)
}

/**
 * 一笔接一笔地办：条件就是地址里的列表条件，所以从消息、待办进来的也接着办同一类的下一笔。
 * 办完重新取一次列表，别人刚办掉的不会再打开。
 */
export function useDecisionQueue<Row extends Offering>(
  { list }: { list: WaitingList<Row> },
  { rowKey, action, current, open }: QueueOptions<Row>,
): DecisionQueue {
  const keyOf = (row: Row) => String(row[rowKey])
  const waitingIn = (rows: readonly Row[]) =>
    rows.filter(({ actions }) => actions.some(({ code, enabled }) => code === action && enabled)).map(keyOf)

  const rows = list.data?.list ?? []
  const pageCond = list.data?.pageCond
  const waiting = waitingIn(rows)
  // 眼前这一页都是待办的，整个列表就是待办；混着别的，只数得清这一页
  const isAll = pageCond !== undefined && waiting.length === rows.length
  const before = isAll ? (pageCond.pageNo - 1) * pageCond.pageSize : 0
  const at = waiting.indexOf(current)
  return {
    position: at < 0 ? undefined : before + at + 1,
    count: isAll ? pageCond.count : waiting.length,
    next: async () => {
      const fresh = await list.mutate()
      const key = following(rows.map(keyOf), waitingIn(fresh?.list ?? []), current)
      if (key !== undefined) open(key)
      return key !== undefined
    },
  }
}
