import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dropDrafts } from '#hooks/dropDrafts.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { installIndexedDb } from './FakeIndexedDb.ts'
import { signedIn } from './signedIn.ts'

// 删库之后草稿的模块不再写，所以这一个测试自己一个文件
test('退出登录：全部删除，还开着的表单也不写回去', async () => {
  const browser = installIndexedDb()
  signedIn()
  const form = { getFieldsValue: () => ({ receiverName: '甲' }), setFieldsValue: () => {} }
  const { result, unmount } = renderHook(() => useDraft('issue', form))
  await act(() => new Promise((done) => setTimeout(done)))
  act(() => result.current.touch())
  await act(() => new Promise((done) => setTimeout(done)))
  expect(browser.rows.size).toBe(1)
  dropDrafts()
  expect(browser.rows.size).toBe(0)
  act(() => result.current.touch())
  await act(() => new Promise((done) => setTimeout(done)))
  unmount()
  expect(browser.rows.size).toBe(0)
  expect(result.current.unsaved).toBe(false)
})
