/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源 */
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sweepDrafts } from '#hooks/draftStore.ts'
import { useDraft, withoutSensitive } from '#hooks/useDraft.ts'
import { endSession } from '#state/session.ts'
import { installIndexedDb } from './FakeIndexedDb.ts'
import { signedIn } from './signedIn.ts'

const browser = installIndexedDb()
const ID = 'U1 C1 R1 issue'
const HOUR = 3_600_000

beforeEach(() => {
  browser.rows.clear()
  browser.full = false
  signedIn()
})

const formOf = (values: Record<string, unknown>) => ({
  getFieldsValue: () => values,
  setFieldsValue: vi.fn<(next: never) => void>(),
})
const openForm = (values: Record<string, unknown> = {}, key = 'issue') => {
  const form = formOf(values)
  return { form, ...renderHook(() => useDraft(key, form)) }
}
// 库的回音都是微任务：下一轮就都到了
const settle = () =>
  act(async () => {
    await new Promise((done) => {
      setTimeout(done)
    })
  })
const offered = async (key = 'issue') => {
  const { result, unmount } = openForm({}, key)
  await settle()
  const found = result.current.savedAt !== undefined
  unmount()
  return found
}
const stored = () => browser.rows.get(ID)?.['values']
/** 填一份草稿，然后关掉。 */
const leaveOne = async (values: Record<string, unknown> = { receiverName: '甲' }) => {
  const { result, unmount } = openForm(values)
  await settle()
  act(() => result.current.touch())
  await settle()
  unmount()
}

describe('useDraft', () => {
  test('没有改动不写；改动当时就写下', async () => {
    const { result } = openForm({ receiverName: '甲' })
    await settle()
    expect(browser.rows.size).toBe(0)
    act(() => result.current.touch())
    expect(stored()).toEqual({ receiverName: '甲' })
  })

  test('写的时候又改：只写最后的样子；页面要离开时不等回音', async () => {
    const values: Record<string, unknown> = { receiverName: '甲' }
    const { result } = openForm(values)
    await settle()
    browser.hold()
    act(() => result.current.touch())
    for (const name of ['乙', '丙', '丁']) {
      values['receiverName'] = name
      act(() => result.current.touch())
    }
    expect(stored()).toEqual({ receiverName: '甲' })
    dispatchEvent(new Event('pagehide'))
    expect(stored()).toEqual({ receiverName: '丁' })
    values['receiverName'] = '戊'
    act(() => result.current.touch())
    browser.release()
    await settle()
    expect(stored()).toEqual({ receiverName: '戊' })
  })

  test('卸载时表单项已注销：存的是改动时的值', async () => {
    let values: Record<string, unknown> = { receiverName: '甲' }
    const form = { getFieldsValue: () => values, setFieldsValue: () => {} }
    const { result, unmount } = renderHook(() => useDraft('issue', form))
    await settle()
    browser.hold()
    act(() => result.current.touch())
    values = { receiverName: '乙' }
    act(() => result.current.touch())
    values = {}
    unmount()
    browser.release()
    expect(stored()).toEqual({ receiverName: '乙' })
  })

  test('下次打开可恢复、可丢弃；恢复之后还留着，直到提交', async () => {
    await leaveOne()
    const { result, form } = openForm()
    await settle()
    expect(result.current.savedAt).toBeTypeOf('number')
    act(() => result.current.restore())
    expect(form.setFieldsValue).toHaveBeenCalledWith({ receiverName: '甲' })
    expect(result.current.savedAt).toBeUndefined()
    expect(stored()).toEqual({ receiverName: '甲' })
    act(() => result.current.discard())
    expect(stored()).toBeUndefined()
  })

  test('还没答复就接着填：恢复得到的仍是提示里的那一份', async () => {
    await leaveOne()
    const { result, form } = openForm({ receiverName: '乙' })
    await settle()
    act(() => result.current.touch())
    await settle()
    act(() => result.current.restore())
    expect(form.setFieldsValue).toHaveBeenCalledWith({ receiverName: '甲' })
  })

  test('丢弃后离开，不会又存回来', async () => {
    const { result, unmount } = openForm({ receiverName: '甲' })
    await settle()
    act(() => result.current.touch())
    act(() => result.current.touch())
    act(() => result.current.discard())
    await settle()
    unmount()
    expect(stored()).toBeUndefined()
  })

  test('还没取来就已提交：不再给出', async () => {
    await leaveOne()
    const { result } = openForm()
    act(() => result.current.discard())
    await settle()
    expect(result.current.savedAt).toBeUndefined()
  })

  test('敏感字段与文件不落本地存储', async () => {
    const values = {
      receiverName: '甲',
      mobilePhone: '13800000000',
      handlerIdCard: '1',
      payeeAccountNo: '6222',
      newPassword: 'x',
      contact: { contactPhone: '1', name: '乙' },
      files: [new File(['x'], '合同.pdf')],
      idCardFrontFile: [{ fileId: 'F1', fileName: '身份证人像面.jpg' }],
      lines: [{ bankCard: '6', amount: '1.00' }],
    }
    const kept = {
      receiverName: '甲',
      contact: { name: '乙' },
      files: [undefined],
      idCardFrontFile: [{ fileId: 'F1', fileName: '身份证人像面.jpg' }],
      lines: [{ amount: '1.00' }],
    }
    expect(withoutSensitive(values)).toEqual(kept)
    await leaveOne(values)
    expect(stored()).toEqual(kept)
  })
})

describe('是谁的', () => {
  test.each([
    ['另一个人', { userId: 'U2' }],
    ['另一家企业', { corpId: 'C2' }],
    ['另一个角色', { currentRoleCode: 'R2' }],
  ])('%s看不到，换回来又给出', async (_, part) => {
    await leaveOne()
    signedIn(part)
    await expect(offered()).resolves.toBe(false)
    signedIn()
    await expect(offered()).resolves.toBe(true)
  })

  test('会话先清空、表单后卸载（401、切换企业）：还是原来那个人的', async () => {
    const { result, unmount } = openForm({ receiverName: '甲' })
    await settle()
    browser.hold()
    act(() => result.current.touch())
    act(() => result.current.touch())
    endSession({ leaving: true })
    unmount()
    browser.release()
    expect([...browser.rows.keys()]).toEqual([ID])
  })

  test('本站的数据被清除：另开一个库，之后的改动照存', async () => {
    const { result, unmount } = openForm({ receiverName: '甲' })
    await settle()
    act(() => result.current.touch())
    await settle()
    browser.deleteDatabase()
    act(() => result.current.touch())
    await settle()
    unmount()
    expect(stored()).toEqual({ receiverName: '甲' })
    expect(result.current.unsaved).toBe(false)
  })

  test('没有登录的不存', async () => {
    endSession()
    await leaveOne()
    expect(browser.rows.size).toBe(0)
  })
})

describe('留多久', () => {
  test.each([
    [23 * HOUR, true],
    [25 * HOUR, false],
    [-25 * HOUR, false],
  ])('存下 %d 毫秒之后', async (age, still) => {
    browser.rows.set(ID, { id: ID, savedAt: Date.now() - age, values: { receiverName: '甲' } })
    await expect(offered()).resolves.toBe(still)
    await sweepDrafts()
    expect(browser.rows.size).toBe(still ? 1 : 0)
  })

  test.each([{}, { savedAt: 'x', values: {} }, { savedAt: Date.now(), values: null }])(
    '读不懂的当作没有：%j',
    async (row) => {
      browser.rows.set(ID, { id: ID, ...row })
      await expect(offered()).resolves.toBe(false)
    },
  )
})

describe('存不下', () => {
  test('说一声，不妨碍填写；存下了就不再说（K02）', async () => {
    const { result } = openForm({ receiverName: '甲' })
    await settle()
    browser.full = true
    act(() => result.current.touch())
    await settle()
    expect(result.current.unsaved).toBe(true)
    browser.full = false
    act(() => result.current.touch())
    await settle()
    expect(result.current.unsaved).toBe(false)
  })
})

describe('几个标签页', () => {
  test('别处丢弃或提交了同一份：这里不再给出，也不写回去', async () => {
    await leaveOne()
    const { result, unmount } = openForm({ receiverName: '乙' })
    await settle()
    browser.hold()
    act(() => result.current.touch())
    act(() => result.current.touch())
    browser.rows.clear()
    const other = new BroadcastChannel('scf-drafts')
    other.postMessage(ID)
    await vi.waitFor(() => expect(result.current.savedAt).toBeUndefined())
    browser.release()
    unmount()
    other.close()
    expect(browser.rows.size).toBe(0)
  })

  test('自己丢弃时告诉别处', async () => {
    const other = new BroadcastChannel('scf-drafts')
    const heard = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    const { result } = openForm()
    await settle()
    act(() => result.current.discard())
    await expect(heard).resolves.toBe(ID)
    other.close()
  })
})
