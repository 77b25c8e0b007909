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

describe('没有指定次序', () => {
  const TODAY = '2026-11-18'
  const page = { pageCond: { pageNo: 1, pageSize: 20 } }
  type Row = { no: string; createTime: string; deadline?: string; mine?: true; done?: true }
  const at = (no: string, day: string, rest: Partial<Row> = {}): Row => ({
    no,
    createTime: `${day}T09:00:00+08:00`,
    ...rest,
  })
  const listed = (rows: readonly Row[], works = true) =>
    answerPage(rows, page, {
      view: (row) => row,
      waits: works
        ? { today: TODAY, isMine: (row) => row.mine === true, isOpen: (row) => row.done !== true }
        : undefined,
    })
      .list.map((row) => row.no)
      .join('')

  it('新建的在前，不管是怎样放进来的；同时建的，后放的在前', () => {
    const rows = [at('A', '2026-10-01'), at('B', '2026-10-05'), at('C', '2026-09-01'), at('D', '2026-10-05')]
    expect(listed(rows, false)).toBe('DBAC')
  })

  it('等我办的在前，按期限由早到晚，没有期限的其后；再是别人那里已到期的；其余新建的在前', () => {
    const mine = { mine: true } as const
    expect(
      listed([
        at('h', '2026-11-17', { deadline: '2026-11-25' }),
        at('g', '2026-11-18'),
        at('f', '2026-11-01', { deadline: '2026-11-18T16:00:00+08:00' }),
        at('e', '2026-11-02', { deadline: '2026-11-10' }),
        at('i', '2026-11-16', { deadline: '2026-01-01', done: true }),
        at('d', '2026-11-18', mine),
        at('c', '2026-11-18', { deadline: '2026-11-19', ...mine }),
        at('b', '2026-11-18', { deadline: '2026-11-18', ...mine }),
        at('a', '2026-11-18', { deadline: '2026-11-11', ...mine }),
      ]),
    ).toBe('abcdefghi')
  })

  it('人指定了次序的照他的', () => {
    const rows = [at('A', '2026-10-01', { mine: true }), at('B', '2026-10-05')]
    const { list } = answerPage(
      rows,
      { ...page, sort: { field: 'createTime', order: 'DESC' } },
      { view: (row) => row, waits: { today: TODAY, isMine: (row) => row.mine === true, isOpen: () => true } },
    )
    expect(list.map((row) => row.no)).toEqual(['B', 'A'])
  })
})

describe('列表排序', () => {
  it('没有值的总在最后，升序降序都一样', () => {
    expect(ordered('ASC')).toEqual(['C', 'A', 'D', 'B'])
    expect(ordered('DESC')).toEqual(['A', 'C', 'D', 'B'])
  })
})

it('排次序要看的、列出的，一行只算一次', () => {
  const asked: string[] = []
  answerPage(
    ROWS,
    { pageCond: { pageNo: 1, pageSize: 10 } },
    {
      view: (row) => {
        asked.push(row.no)
        return row
      },
      waits: { today: '2026-11-18', isMine: () => true, isOpen: () => true },
    },
  )
  expect(asked.toSorted()).toEqual(['A', 'B', 'C', 'D'])
})
