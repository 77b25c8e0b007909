import Dropdown from '@arco-design/web-react/es/Dropdown'
import Menu from '@arco-design/web-react/es/Menu'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { Anchor } from './Anchor.tsx'
import styles from './DropMenu.module.css'
import { tooltip } from './tooltip.ts'

export interface MenuItem {
  key: string
  label: string
  onSelect: () => void
  /** 不可做的原因；有原因即不可点 */
  disabledReason?: string
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

// 打开后焦点在第一项；Arco 到下一帧才把浮层放进页面
const focusFirst = (menu: HTMLDivElement | null) => {
  if (menu) requestAnimationFrame(() => itemsOf(menu)[0]?.focus({ preventScroll: true }))
}

/** 贴着按钮的一列动作，挂着就是开着：Arco 的 Dropdown 与 Menu，补上 ↑↓ Home End、空格、Esc，不能做的也到得了、说得出为什么。 */
export function DropMenu({
  anchor,
  name,
  items,
  onClose,
}: {
  anchor: RefObject<HTMLElement | null>
  name: string
  items: MenuItem[]
  onClose: () => void
}) {
  // Arco 的浮层挂上去时就开着的，StrictMode 的卸下再挂之后永远不出来：先挂着，再打开
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = itemsOf(event.currentTarget)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      all[to % all.length]?.focus()
    } else if (event.key === ' ') {
      event.preventDefault()
      all[at]?.click()
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // 不让外面的对话框把这一下当成自己的；Tab 接着从按钮走
      event.stopPropagation()
      onClose()
      anchor.current?.focus()
    }
  }
  return (
    <Dropdown
      popupVisible={shown}
      trigger="click"
      position="br"
      triggerProps={{ duration: 0, className: styles.popup }}
      onVisibleChange={(visible) => visible || onClose()}
      droplist={
        <Menu
          ref={focusFirst}
          aria-label={name}
          onKeyDown={onKeyDown}
          onClickMenuItem={(key) => items.find((item) => item.key === key)?.onSelect()}
        >
          {items.map(({ key, label, disabledReason }) => (
            <Menu.Item
              key={key}
              disabled={disabledReason !== undefined}
              tabIndex={-1}
              aria-disabled={disabledReason !== undefined}
              {...tooltip(disabledReason)}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu>
      }
    >
      <Anchor node={() => anchor.current} />
    </Dropdown>
  )
}
