import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'

const row = (no: string, enabled = true) => ({ no, actions: [{ code: 'REVIEW', enabled }] })
const page = (list: ReturnType<typeof row>[], pageNo = 1, count = list.length) => ({
  list,
  pageCond: { pageNo, pageSize: 10, count },
})

const queueOf = (before: ReturnType<typeof page>, after: ReturnType<typeof page>, current: string) => {
  const open = vi.fn<(key: string) => void>()
  const list = { data: before, isLoading: false, isValidating: false, mutate: async () => after }
  const { result } = renderHook(() =>
    useDecisionQueue({ list }, { rowKey: 'no', action: 'REVIEW', current, open }),
  )
  return { queue: result.current, open }
}

describe('一笔接一笔地办', () => {
  it('第几笔、共几笔：整页都待办的按整个列表数，混着别的只数这一页', () => {
    const all = queueOf(page([row('A'), row('B')], 2, 12), page([]), 'B').queue
    expect([all.position, all.count]).toEqual([12, 12])
    const mixed = queueOf(page([row('A', false), row('B')], 2, 12), page([]), 'B').queue
    expect([mixed.position, mixed.count]).toEqual([1, 1])
    const elsewhere = queueOf(page([row('A')]), page([]), 'Z').queue
    expect([elsewhere.position, elsewhere.count]).toEqual([undefined, 1])
  })

  it('打开后面的第一笔还待办的；别人刚办掉的跳过', async () => {
    const before = page([row('A'), row('B'), row('C'), row('D')])
    const { queue, open } = queueOf(before, page([row('A'), row('C', false), row('D')]), 'B')
    expect(await queue.next()).toBe(true)
    expect(open).toHaveBeenCalledWith('D')
  })

  it('后面没有了从头找；都没有了就不打开', async () => {
    const first = queueOf(page([row('A'), row('B')]), page([row('A')]), 'B')
    expect(await first.queue.next()).toBe(true)
    expect(first.open).toHaveBeenCalledWith('A')
    const none = queueOf(page([row('B')]), page([row('B')]), 'B')
    expect(await none.queue.next()).toBe(false)
    expect(none.open).not.toHaveBeenCalled()
  })
})
