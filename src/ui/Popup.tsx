import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import styles from './Popup.module.css'
import { usePopup } from './usePopup.ts'

interface PopupProps {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  role: 'menu' | 'dialog' | 'group'
  label: string
  children: ReactNode
}

/** 贴着锚点的浮层（菜单、日历、列设置）；Esc 收起并把焦点还给锚点。 */
export function Popup({ open, anchor, onClose, role, label, children }: PopupProps) {
  const popup = usePopup(open, anchor, onClose)
  if (!open) return null
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- role 由调用者给，必有
    <div
      ref={popup}
      className={styles.popup}
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
    </div>,
    document.body,
  )
}
