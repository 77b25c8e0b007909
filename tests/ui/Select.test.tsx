import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Select } from '#ui/form/Select.tsx'

const REASONS = [
  { value: 'AMOUNT', label: '金额有误' },
  { value: 'SEALED', label: '盖章有误', reason: '合同没有用章' },
]

function Holder() {
  const [value, setValue] = useState('')
  return <Select aria-label="拒签原因" value={value} onChange={setValue} options={REASONS} />
}

const press = (box: HTMLElement, key: string, keyCode: number) => fireEvent.keyDown(box, { key, keyCode })

/** 用向下键打开，停在唯一可选的一项上。 */
async function open() {
  render(<Holder />)
  const box = screen.getByRole('combobox', { name: '拒签原因' })
  box.focus()
  press(box, 'ArrowDown', 40)
  const option = await screen.findByRole('option', { name: '金额有误' })
  await waitFor(() => expect(option.className).toContain('hover'))
  return { box, option }
}

describe('Select 只用键盘', () => {
  test('向下键打开，回车选定，焦点还在这个下拉上', async () => {
    const { box, option } = await open()
    press(box, 'ArrowUp', 38)
    await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(option.id || '没有'))
    press(box, 'Enter', 13)
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('false'))
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(box.textContent).toContain('金额有误')
    expect(box.hasAttribute('aria-activedescendant')).toBe(false)
  })

  test('走过最后一项，收着的不可选的与原因就展开', async () => {
    const { box } = await open()
    expect(screen.queryByText('盖章有误（合同没有用章）')).toBeNull()
    press(box, 'ArrowDown', 40)
    expect(await screen.findByText('盖章有误（合同没有用章）')).toBeTruthy()
  })
})

describe('Select 的选项还没有来', () => {
  test('已有的值先是省略号，不是代码；来了就是它的文字', () => {
    const { rerender } = render(<Select aria-label="保函形式" value="INDEPENDENT" options={[]} />)
    const box = screen.getByRole('combobox', { name: '保函形式' })
    expect(box.textContent).toBe('…')
    rerender(
      <Select
        aria-label="保函形式"
        value="INDEPENDENT"
        options={[{ value: 'INDEPENDENT', label: '独立保函' }]}
      />,
    )
    expect(box.textContent).toBe('独立保函')
  })

  test('名单里没有的值照旧看得见', () => {
    render(<Select aria-label="拒签原因" value="OLD" options={REASONS} />)
    expect(screen.getByRole('combobox', { name: '拒签原因' }).textContent).toBe('OLD')
  })
})
