import { useRef, useState } from 'react'
import { late, useLate } from '#ui/late.ts'
import type { MenuItem } from './DropMenu.tsx'

/** 画菜单的代码（Arco 的 Dropdown、Menu）只有行内动作多的表格用得着：移到按钮上时取来。 */
const menus = late(() => import('./DropMenu.tsx'))
const warm = () => void menus.load().catch(() => undefined)

/** 展开一列动作的按钮；↑↓ 移动，Esc 收起。 */
export function MenuButton({
  label,
  name = label,
  items,
}: {
  label: string
  name?: string
  items: MenuItem[]
}) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const parts = useLate(menus, close, open)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="text-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span aria-hidden="true"> ▾</span>
      </button>
      {parts && open ? <parts.DropMenu anchor={anchor} name={name} items={items} onClose={close} /> : null}
    </>
  )
}
