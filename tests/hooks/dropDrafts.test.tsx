import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
// 钩子晚些才取它；先取来，等一轮就够
import '#hooks/draftStore.ts'
import { dropDrafts } from '#hooks/dropDrafts.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { installIndexedDb } from './FakeIndexedDb.ts'
import { signedIn } from './signedIn.ts'

// 库的回音都是微任务：下一轮就都到了
const settle = () => act(() => new Promise((done) => setTimeout(done)))

// 删库之后草稿的模块不再写，所以这一个测试自己一个文件
test('退出登录：全部删除，还开着的表单也不写回去', async () => {
  const browser = installIndexedDb()
  signedIn()
  const form = { getFieldsValue: () => ({ receiverName: '甲' }), setFieldsValue: () => {} }
  const { result, unmount } = renderHook(() => useDraft('issue', form))
  await settle()
  act(() => result.current.touch())
  await settle()
  expect(browser.rows.size).toBe(1)
  dropDrafts()
  expect(browser.rows.size).toBe(0)
  act(() => result.current.touch())
  await settle()
  unmount()
  expect(browser.rows.size).toBe(0)
  expect(result.current.unsaved).toBe(false)
})
