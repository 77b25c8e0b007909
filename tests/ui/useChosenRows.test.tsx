import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useChosenRows } from '#ui/table/useChosenRows.ts'

type Row = { no: string; version: number; reason?: string }
const listOf = (list: readonly Row[]) => ({
  data: { list, pageCond: { pageNo: 1, pageSize: 10, count: list.length } },
  isLoading: false,
  isValidating: false,
  mutate: () => undefined,
})
const blocked = ({ reason }: Row) => reason

test('翻页后还选着；刷新之后用新的一行，选了又逐笔办掉的不再算选着', () => {
  const first: readonly Row[] = [
    { no: 'A', version: 1 },
    { no: 'B', version: 1 },
  ]
  const { result, rerender } = renderHook(
    (rows: readonly Row[]) => useChosenRows({ list: listOf(rows) }, 'no', blocked),
    { initialProps: first },
  )
  act(() => result.current.picked.onSelect(['A', 'B']))
  rerender([{ no: 'C', version: 1 }])
  expect(result.current.chosen).toEqual(first)
  rerender([
    { no: 'A', version: 2 },
    { no: 'B', version: 2, reason: '已拒签' },
  ])
  expect(result.current.chosen).toEqual([{ no: 'A', version: 2 }])
  expect(result.current.picked.selected).toEqual(['A'])
})
