import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { confirm } from '#ui/overlay/confirm.tsx'
import { Dialog, Drawer } from '#ui/overlay/Dialog.tsx'

function Holder({ Box }: { Box: typeof Dialog }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open ? (
        <Box title="复核" onClose={() => setOpen(false)} footer={<button type="button">确认</button>}>
          <input aria-label="意见" />
        </Box>
      ) : null}
    </>
  )
}

describe.each([
  ['对话框', Dialog],
  ['抽屉', Drawer],
])('%s', (_, Box) => {
  test('以标题为名；焦点移入、不出框、Esc 关闭后还给按钮', async () => {
    const user = userEvent.setup()
    render(<Holder Box={Box} />)
    const opener = screen.getByRole('button', { name: '打开' })
    await user.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: '复核' }))
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: '意见' }))
    await user.tab()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: '确认' }))
    await user.tab()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: '关闭' }))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: '确认' }))
    expect(document.body.style.overflow).toBe('hidden')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
    expect(document.body.style.overflow).toBe('')
  })
})

test('打开它的元素没有了：焦点给页面标题', async () => {
  const user = userEvent.setup()
  const { rerender } = render(
    <>
      <h1 tabIndex={-1}>开立申请</h1>
      <button type="button">提交</button>
    </>,
  )
  await user.click(screen.getByRole('button', { name: '提交' }))
  const answer = confirm({ title: '操作成功', content: '已提交复核', cancel: null })
  await screen.findByRole('alertdialog', { name: '操作成功' })
  rerender(<h1 tabIndex={-1}>开立申请</h1>)
  await user.keyboard('{Escape}')
  await answer
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

describe('confirm', () => {
  test.each([
    ['确认', true],
    ['取消', false],
    ['关闭', false],
  ])('按 %s 得 %s', async (button, answer) => {
    const asked = confirm({ content: '您即将退出登录' })
    const dialog = within(await screen.findByRole('alertdialog', { name: '提示' }))
    expect(dialog.getByText('您即将退出登录')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: button }))
    expect(await asked).toBe(answer)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('cancel 给 null 只有一个按钮', async () => {
    const answer = confirm({ title: '操作失败', content: '可用额度不足', cancel: null })
    const dialog = within(await screen.findByRole('alertdialog', { name: '操作失败' }))
    expect(dialog.queryByRole('button', { name: '取消' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '确认' }))
    expect(await answer).toBe(true)
  })
})
