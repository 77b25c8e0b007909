import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import useSWR, { SWRConfig } from 'swr'
import { describe, expect, test, vi } from 'vitest'
import { feedback } from '#hooks/feedback.ts'
import { FIRST_PAGE } from '#hooks/firstPage.ts'
import { useListQuery } from '#hooks/useListQuery.ts'
import { useView } from '#hooks/useView.ts'
import { filters } from '#ui/query/filters.ts'
import { type IssueQuery, issueQueryLabels } from '../ui/issue.ts'

const filter = filters(issueQueryLabels)
const STATUSES = [
  { value: 'DRAFT', label: '草稿' },
  { value: 'ACTIVE', label: '生效' },
]
const conditions = [
  filter.text('issueNo'),
  filter.choice('issueStatus', STATUSES),
  filter.choices('issueStatuses', STATUSES),
  filter.money('faceAmount'),
  filter.dates('promisePayDate'),
  filter.days('termDays'),
]
const defaults: Partial<IssueQuery> = { issueStatus: 'DRAFT' }
const FIRST = { pageCond: FIRST_PAGE, issueStatus: 'DRAFT' }

const wrapperAt = (search: string) =>
  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter initialEntries={[`/list${search}`]}>{children}</MemoryRouter>
      </SWRConfig>
    )
  }

function start(search = '') {
  return renderHook(
    () => {
      const [query, setQuery] = useListQuery(defaults, conditions)
      const [view, params, open, close] = useView('edit', 'detail')
      return { query, setQuery, view, params, open, close, search: useLocation().search }
    },
    { wrapper: wrapperAt(search) },
  )
}

describe('useListQuery', () => {
  test('没有参数：默认条件，地址栏不动', () => {
    const { result } = start()
    expect(result.current.query).toEqual(FIRST)
    expect(result.current.search).toBe('')
  })

  test('写进地址栏的只有与默认不同的值，再读出来一样', () => {
    const { result } = start()
    const values: Partial<IssueQuery> = {
      issueNo: 'KL & 2026?',
      issueStatus: 'DRAFT',
      issueStatuses: ['DRAFT', 'ACTIVE'],
      faceAmountFrom: '1.00',
      promisePayDateTo: '2026-02-28',
      termDaysFrom: 30,
    }
    act(() => result.current.setQuery(values))
    expect(result.current.search).not.toContain('issueStatus=')
    const again = start(result.current.search)
    expect(again.result.current.query).toEqual({ ...FIRST, ...values })
  })

  test('除翻页外任何改变都回到第 1 页；翻页保留条件', () => {
    const { result } = start('?pageNo=4&issueNo=A')
    act(() => result.current.setQuery({ pageCond: { pageNo: 5, pageSize: 10 } }))
    expect(result.current.query).toMatchObject({ issueNo: 'A', pageCond: { pageNo: 5, pageSize: 10 } })
    act(() => result.current.setQuery({ sort: { field: 'createTime', order: 'ASC' } }))
    expect(result.current.query).toMatchObject({
      sort: { field: 'createTime', order: 'ASC' },
      pageCond: { pageNo: 1, pageSize: 10 },
    })
    act(() => result.current.setQuery({ sort: undefined }))
    expect(result.current.query.sort).toBeUndefined()
  })

  test('清空有默认值的条件：不发，但记得是人清空的', () => {
    const { result } = start()
    act(() => result.current.setQuery({ issueStatus: undefined }))
    expect(result.current.query).toEqual({ pageCond: FIRST.pageCond })
    expect(start(result.current.search).result.current.query).toEqual({ pageCond: FIRST.pageCond })
    act(() => void result.current.setQuery.reset())
    expect(result.current.query).toEqual(FIRST)
    expect(result.current.search).toBe('')
  })

  test.each([
    '?pageNo=0',
    '?pageNo=-1',
    '?pageNo=1e9',
    '?pageNo=99999999999',
    '?pageSize=11',
    '?pageSize=100000',
    '?sort=createTime;DROP.ASC',
    '?sort=createTime.SIDEWAYS',
    '?sort=__proto__',
    '?issueStatus=%3Cscript%3E',
    '?issueStatus=UNKNOWN',
    '?issueStatuses=UNKNOWN',
    '?faceAmountFrom=1e5',
    '?faceAmountFrom=-3',
    '?promisePayDateFrom=2026-02-30',
    '?termDaysFrom=1.5',
    '?issueNo=%00%E2%80%AC',
    `?issueNo=${'长'.repeat(201)}`,
    '?__proto__=1&constructor=2&corpId=999',
    '?%E0%A4%A',
  ])('坏参数 %s 按默认处理', (search) => {
    expect(start(search).result.current.query).toEqual(FIRST)
  })

  test.each([
    ['issueNo=%E2%80%ADIS%E2%80%8B1%E2%80%AC', { issueNo: 'IS1' }],
    ['issueNo=%00IS1%0d%0a', { issueNo: 'IS1' }],
    ['faceAmountFrom=1,000.00%20元', { faceAmountFrom: '1000.00' }],
    ['promisePayDateFrom=２０２６/6/1', { promisePayDateFrom: '2026-06-01' }],
    ['termDaysFrom=%E2%80%8B３０', { termDaysFrom: 30 }],
  ])('链接里的 %s 与录入框同一种读法', (search, read) => {
    expect(start(`?${search}`).result.current.query).toEqual({ ...FIRST, ...read })
  })

  test('链接里读不懂的条件不悄悄丢掉：说出是哪几个', () => {
    const notice = vi.spyOn(feedback, 'notice').mockReturnValue()
    start('?promisePayDateFrom=2026-12&faceAmountFrom=1,5&issueStatuses=ACTIVE&issueStatuses=X&issueNo=IS1')
    expect(notice.mock.lastCall).toEqual(['链接里的条件没有读懂，没有用上：多个状态、凭证金额、承诺付款日'])
  })

  test('地址栏里别的参数变了，query 还是同一个对象', () => {
    const { result, rerender } = start('?tab=a')
    const before = result.current.query
    rerender()
    expect(result.current.query).toBe(before)
    act(() => result.current.open('detail', { issueNo: 'X' }))
    expect(result.current.query).toBe(before)
  })

  test('别的参数原样保留', () => {
    const { result } = start('?tab=a')
    act(() => result.current.setQuery({ issueNo: 'B' }))
    expect(new URLSearchParams(result.current.search).get('tab')).toBe('a')
  })

  test('一次事件里连续设置，不互相覆盖', () => {
    const { result } = start()
    act(() => {
      result.current.setQuery({ issueNo: 'A' })
      result.current.setQuery({ faceAmountFrom: '1.00' })
    })
    expect(result.current.query).toMatchObject({ issueNo: 'A', faceAmountFrom: '1.00' })
  })

  test('条件没变再查一次：重新取数', async () => {
    const fetcher = vi.fn(() => Promise.resolve('数据'))
    const { result } = renderHook(
      () => {
        const [query, setQuery] = useListQuery(defaults, conditions)
        useSWR(['/page', query], fetcher)
        return { setQuery }
      },
      { wrapper: wrapperAt('') },
    )
    await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(1))
    await act(async () => result.current.setQuery({ issueNo: undefined }))
    await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2))
  })
})

describe('useView', () => {
  test('单据号与同名筛选互不相扰，关闭后条件还在', () => {
    const { result } = start('?issueNo=KL&pageNo=3')
    act(() => result.current.open('edit', { issueNo: 'KL2026', empty: undefined }))
    expect(result.current.view).toBe('edit')
    expect(result.current.params).toEqual({ issueNo: 'KL2026' })
    expect(result.current.query).toMatchObject({ issueNo: 'KL', pageCond: { pageNo: 3 } })
    act(() => result.current.close())
    expect(result.current.view).toBeUndefined()
    expect(result.current.query).toMatchObject({ issueNo: 'KL', pageCond: { pageNo: 3 } })
  })

  test('从一个视图到另一个视图，列表条件仍在', () => {
    const { result } = start('?issueNo=KL')
    act(() => result.current.open('detail', { issueNo: 'A' }))
    act(() => result.current.open('edit', { issueNo: 'B' }))
    expect(result.current.params).toEqual({ issueNo: 'B' })
    expect(result.current.query.issueNo).toBe('KL')
  })

  test('不认得的视图按列表处理', () => {
    const { result } = start('?view=admin&issueNo=KL')
    expect(result.current.view).toBeUndefined()
    expect(result.current.params).toEqual({})
  })
})
