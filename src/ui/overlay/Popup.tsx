import Popover from '@arco-design/web-react/es/Popover'
import type { ReactNode, RefObject } from 'react'
import { Anchor } from './Anchor.tsx'
import styles from './Popup.module.css'

interface PopupProps {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  role: 'dialog' | 'group'
  label: string
  children: ReactNode
}

/** 贴着锚点的浮层（日历、列设置、公式）；Esc 收起并把焦点还给锚点，点外面也收起。 */
export function Popup({ open, anchor, onClose, role, label, children }: PopupProps) {
  return (
    <Popover
      popupVisible={open}
      trigger="click"
      position="bl"
      className={styles.popup}
      style={{ maxWidth: 'none' }}
      triggerProps={{
        showArrow: false,
        popupAlign: { bottom: 4, top: 4 },
        duration: 0,
        boundaryDistance: { right: 8, bottom: 8 },
      }}
      onVisibleChange={(visible) => visible || onClose()}
      content={
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- role 由调用者给，必有
        <div
          // Arco 把浮层一律叫作 tooltip，里面是什么由我们说
          ref={(node) => node?.closest('[role=tooltip]')?.setAttribute('role', 'none')}
          role={role}
          aria-label={label}
          onKeyDown={(event) => {
            // 键盘事件沿 React 树冒泡：不让外层对话框把 Esc、Tab 当成自己的
            if (event.key !== 'Escape' && event.key !== 'Tab') return
            event.stopPropagation()
            if (event.key !== 'Escape') return
            onClose()
            anchor.current?.focus()
          }}
        >
          {children}
        </div>
      }
    >
      <Anchor node={() => anchor.current} />
    </Popover>
  )
}
