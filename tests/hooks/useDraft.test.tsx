import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropDrafts } from '#hooks/dropDrafts.ts'
import { useDraft, withoutSensitive } from '#hooks/useDraft.ts'
import { safeFileName } from '#hooks/safeFileName.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const KEY = 'scf-draft:issue'
const formOf = (values: Record<string, unknown>) => ({
  getFieldsValue: () => values,
  setFieldsValue: vi.fn<(next: never) => void>(),
})

describe('useDraft', () => {
  test('改动 1 秒后保存，没有改动不写', () => {
    const values: Record<string, unknown> = { receiverName: '甲' }
    const form = formOf(values)
    const { result } = renderHook(() => useDraft('issue', form))
    vi.advanceTimersByTime(120_000)
    expect(sessionStorage.getItem(KEY)).toBeNull()
    act(() => result.current.touch())
    vi.advanceTimersByTime(999)
    expect(sessionStorage.getItem(KEY)).toBeNull()
    vi.advanceTimersByTime(1)
    expect(sessionStorage.getItem(KEY)).toContain('甲')
  })

  test('一直在改，60 秒也保存一次', () => {
    const form = formOf({ receiverName: '甲' })
    const { result } = renderHook(() => useDraft('issue', form))
    for (let second = 0; second < 121; second += 1) {
      act(() => result.current.touch())
      vi.advanceTimersByTime(500)
    }
    expect(sessionStorage.getItem(KEY)).toContain('甲')
  })

  test('卸载时表单项已注销：存的是改动时的值', () => {
    let values: Record<string, unknown> = { receiverName: '甲' }
    const form = { getFieldsValue: () => values, setFieldsValue: () => {} }
    const { result, unmount } = renderHook(() => useDraft('issue', form))
    act(() => result.current.touch())
    values = {}
    unmount()
    expect(sessionStorage.getItem(KEY)).toContain('甲')
  })

  test('离开页面前存下；下次打开可恢复、可丢弃', () => {
    const first = renderHook(() => useDraft('issue', formOf({ receiverName: '甲' })))
    act(() => first.result.current.touch())
    first.unmount()
    const form = formOf({})
    const { result } = renderHook(() => useDraft('issue', form))
    expect(result.current.savedAt).toBeTypeOf('number')
    act(() => result.current.restore())
    expect(form.setFieldsValue).toHaveBeenCalledWith({ receiverName: '甲' })
    act(() => result.current.discard())
    expect(sessionStorage.getItem(KEY)).toBeNull()
    expect(result.current.savedAt).toBeUndefined()
  })

  test('丢弃后离开，不会又存回来', () => {
    const { result, unmount } = renderHook(() => useDraft('issue', formOf({ receiverName: '甲' })))
    act(() => result.current.touch())
    act(() => result.current.discard())
    unmount()
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  test('敏感字段与文件不落本地存储', () => {
    const file = new File(['x'], '合同.pdf')
    expect(
      withoutSensitive({
        receiverName: '甲',
        mobilePhone: '13800000000',
        handlerIdCard: '1',
        payeeAccountNo: '6222',
        newPassword: 'x',
        contact: { contactPhone: '1', name: '乙' },
        files: [file],
        lines: [{ bankCard: '6', amount: '1.00' }],
      }),
    ).toEqual({
      receiverName: '甲',
      contact: { name: '乙' },
      files: [undefined],
      lines: [{ amount: '1.00' }],
    })
  })

  test('坏掉的草稿当作没有；切换企业时全部删除', () => {
    sessionStorage.setItem(KEY, '{坏')
    const { result } = renderHook(() => useDraft('issue', formOf({})))
    expect(result.current.savedAt).toBeUndefined()
    sessionStorage.setItem('other', '1')
    dropDrafts()
    expect(sessionStorage.getItem(KEY)).toBeNull()
    expect(sessionStorage.getItem('other')).toBe('1')
  })
})

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['合同\u202Efdp.exe', '合同fdp.exe'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['  .hidden ', 'hidden'],
  ['...', '下载文件'],
  ['报表 2026-05.xlsx', '报表 2026-05.xlsx'],
])('safeFileName %j 得 %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('过长的文件名截短而留下扩展名', () => {
  const name = safeFileName(`${'长'.repeat(300)}.xlsx`)
  expect(name).toHaveLength(120)
  expect(name.endsWith('.xlsx')).toBe(true)
})
