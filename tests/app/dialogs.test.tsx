import { act, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { applied } from '#domain/outcome.ts'
import { feedback } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { ask, queueFeedback } from '../../src/app/dialogs.ts'

beforeAll(async () => {
  queueFeedback()
  // 对话框的代码是用到才取的：先取来，等的只是排队
  await import('#ui/overlay/confirm.tsx')
})

const boxes = () => screen.queryAllByRole('alertdialog')
/** 此刻唯一的对话框：读一遍文字，按一个按钮。 */
const answer = async (text: string, button: string) => {
  await vi.waitFor(() => expect(boxes()[0]?.textContent).toContain(text))
  expect(boxes()).toHaveLength(1)
  await userEvent.click(within(boxes()[0]!).getByRole('button', { name: button }))
}

describe('全站对人说话的一个队列（第 8 节）', () => {
  test('两件事同时问：一个接一个，各得各的答案', async () => {
    const first = feedback.confirm({ content: '撤回提交 IS1？' })
    const second = feedback.confirm({ content: '作废 IS2？' })
    await answer('撤回提交 IS1？', '取消')
    expect(await first).toBe(false)
    await answer('作废 IS2？', '确认')
    expect(await second).toBe(true)
    expect(boxes()).toHaveLength(0)
  })

  test('办成了一份申请：以 操作成功 为题，说下一步等谁，编号可以复制；Esc 也关得上（SHELL-19）', async () => {
    const { result } = renderHook(() =>
      useAction(() => Promise.resolve({ issueNo: 'IS-1', nextPerson: '沈若溪' }), {
        success: applied<{ issueNo: string; nextPerson: string }>('已提交复核', ({ issueNo }) => issueNo),
      }),
    )
    await act(() => result.current.run(undefined))
    const box = await screen.findByRole('alertdialog', { name: '操作成功' })
    expect(box.textContent).toContain('已提交复核，等待沈若溪处理')
    expect(box.textContent).toContain('IS-1')
    expect(within(box).getByRole('button', { name: '复制 IS-1' })).toBeTruthy()
    expect(within(box).queryByRole('button', { name: '取消' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(boxes()).toHaveLength(0))
  })

  test('许多失败同时发生：相同的只弹一个，不同的一个接一个', async () => {
    for (let index = 0; index < 5; index += 1) feedback.failure('额度不足')
    const second = ask({ content: '另一件事', cancel: null })
    feedback.tell('另一件事')
    await answer('额度不足', '确认')
    await answer('另一件事', '确认')
    await expect(second).resolves.toBe(true)
    await vi.waitFor(() => expect(boxes()).toHaveLength(0))
  })

  test('同样的话正问着、正排着队：后来的得 false；答完可以再问', async () => {
    const before = feedback.confirm({ content: '离开吗？' })
    const asked = feedback.confirm({ content: '撤回提交 IS1？' })
    expect(await feedback.confirm({ content: '撤回提交 IS1？' })).toBe(false)
    await answer('离开吗？', '确认')
    expect(await feedback.confirm({ title: '提示', content: '撤回提交 IS1？' })).toBe(false)
    await answer('撤回提交 IS1？', '取消')
    expect([await before, await asked]).toEqual([true, false])
    const again = feedback.confirm({ content: '撤回提交 IS1？' })
    await answer('撤回提交 IS1？', '确认')
    expect(await again).toBe(true)
  })

  test('先问再办的动作双击：对话框画出之前、之后的又一下都不再问，只办一次', async () => {
    const send = vi.fn<(row: object) => Promise<string>>(() => Promise.resolve('ok'))
    const { result } = renderHook(() =>
      useAction(send, { ask: () => ({ title: '撤回提交', content: '撤回提交 IS1？', ok: '撤回' }) }),
    )
    const click = () => result.current.run({ issueNo: 'IS1' })
    const first = click()
    expect(await click()).toBe(false)
    await vi.waitFor(() => expect(boxes()).toHaveLength(1))
    expect(await click()).toBe(false)
    expect(send).not.toHaveBeenCalled()
    await answer('撤回提交 IS1？', '撤回')
    expect(await first).toBe(true)
    expect(boxes()).toHaveLength(0)
    expect(send).toHaveBeenCalledOnce()
  })

  test('说一句：顺着次序，读完手上的再读，不是打断人的 alert', async () => {
    feedback.success('已提交复核')
    feedback.notice('当前请求已被取消')
    const region = await screen.findByRole('status', { name: '操作结果' })
    await vi.waitFor(() => expect(region.textContent).toBe('已提交复核当前请求已被取消'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
