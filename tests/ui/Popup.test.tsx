import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Dialog, loadDialogs } from '#ui/overlay/Dialog.tsx'
import { Popup } from '#ui/overlay/Popup.tsx'

function Columns() {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button">刷新</button>
      <button ref={anchor} type="button" onClick={() => setOpen(!open)}>
        列设置
      </button>
      <Popup open={open} anchor={anchor} onClose={() => setOpen(false)} role="dialog" label="列设置">
        <input aria-label="宽度" />
        <button type="button">恢复默认</button>
      </Popup>
      <button type="button">导出</button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const opened = async (user = userEvent.setup()) => {
  await user.click(button('列设置'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '宽度' })))
  return user
}
const isClosed = () => expect(screen.queryByRole('dialog', { name: '列设置' })).toBeNull()

describe('Popup', () => {
  test('打开时焦点移入，Esc 收起并还给锚点', async () => {
    render(<Columns />)
    const user = await opened()
    await user.keyboard('{Escape}')
    isClosed()
    expect(document.activeElement).toBe(button('列设置'))
  })

  test('焦点在锚点上或丢了，Esc 也收起', async () => {
    render(<Columns />)
    const user = await opened()
    button('列设置').focus()
    await user.keyboard('{Escape}')
    isClosed()
  })

  test('Tab 出去从锚点接着走，往回则停在锚点', async () => {
    render(<Columns />)
    const user = await opened()
    await user.tab()
    await user.tab()
    isClosed()
    expect(document.activeElement).toBe(button('导出'))
    await opened(user)
    await user.tab({ shift: true })
    isClosed()
    expect(document.activeElement).toBe(button('列设置'))
  })

  test('在对话框里：Esc 先只收起浮层，再按才关对话框', async () => {
    await loadDialogs()
    const Holder = () => {
      const [shown, setShown] = useState(true)
      return shown ? (
        <Dialog title="选择" onClose={() => setShown(false)}>
          <Columns />
        </Dialog>
      ) : null
    }
    render(<Holder />)
    const user = await opened()
    await user.keyboard('{Escape}')
    isClosed()
    expect(screen.getByRole('dialog', { name: '选择' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
