import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { useView } from '#hooks/useView.ts'

const start = () => renderHook(() => useView('create', 'edit'), { wrapper: BrowserRouter })

beforeEach(() => history.replaceState(null, '', '/list?issueNo=A1'))

test('页面还没换过来时连按两次，浏览历史里只有一条', () => {
  const { result } = start()
  const before = history.length
  const [, , open] = result.current
  act(() => {
    open('edit', { issueNo: 'A1' })
    open('edit', { issueNo: 'A1' })
  })
  expect(result.current[0]).toBe('edit')
  expect(history.length - before).toBe(1)
})

test('两个不同的子视图各有一条', () => {
  const { result } = start()
  const before = history.length
  act(() => result.current[2]('create'))
  act(() => result.current[2]('edit', { issueNo: 'A1' }))
  expect(result.current[0]).toBe('edit')
  expect(history.length - before).toBe(2)
})
