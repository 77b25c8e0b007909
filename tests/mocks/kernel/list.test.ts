import { describe, expect, it } from 'vitest'
import { answerPage } from '../../../mocks/kernel/list.ts'

const ROWS: readonly { no: string; deadline?: string }[] = [
  { no: 'A', deadline: '2026-11-20' },
  { no: 'B' },
  { no: 'C', deadline: '2026-11-18' },
  { no: 'D', deadline: '' },
]
const ordered = (order: 'ASC' | 'DESC') =>
  answerPage(
    ROWS,
    { pageCond: { pageNo: 1, pageSize: 10 }, sort: { field: 'deadline', order } },
    { view: (row) => row },
  ).list.map((row) => row.no)

describe('列表排序', () => {
  it('没有值的总在最后，升序降序都一样', () => {
    expect(ordered('ASC')).toEqual(['C', 'A', 'D', 'B'])
    expect(ordered('DESC')).toEqual(['A', 'C', 'D', 'B'])
  })
})
