import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './Popup.module.css'
import { Popup } from './Popup.tsx'
import { hint } from './tooltip.ts'

export interface MenuItem {
  key: string
  label: string
  onSelect: () => void
  /** 不可做的原因；有原因即不可点 */
  disabledReason?: string
}

const move = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(event.currentTarget as HTMLButtonElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}

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
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="text-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span aria-hidden="true"> ▾</span>
      </button>
      <Popup open={open} anchor={anchor} onClose={close} role="menu" label={name}>
        {items.map((item, index) => (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            className={styles.item}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- 菜单打开后焦点应在第一项
            autoFocus={index === 0}
            aria-disabled={item.disabledReason !== undefined}
            {...hint(item.disabledReason)}
            onKeyDown={move}
            onClick={() => {
              if (item.disabledReason !== undefined) return
              close()
              item.onSelect()
            }}
          >
            {item.label}
          </button>
        ))}
      </Popup>
    </>
  )
}
