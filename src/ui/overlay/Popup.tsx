import Popover from '@arco-design/web-react/es/Popover'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Anchor } from './Anchor.tsx'
import { focusables } from './focusables.ts'
import styles from './Popup.module.css'

interface PopupProps {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  role: 'dialog' | 'group'
  label: string
  children: ReactNode
}

/** 贴着锚点的浮层（日历、列设置、公式）；打开时焦点移入，Esc 或 Tab 出去即收起并把焦点还给锚点，点外面也收起。 */
export function Popup({ open, ...inside }: PopupProps) {
  const { anchor, onClose } = inside
  // Arco 的浮层挂上时就开着，StrictMode 里拆了再挂便不再出现：先挂上，再打开
  const [mounted, setMounted] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- 挂上之后才有的事，没有别处可知
  useEffect(() => setMounted(true), [])
  return (
    <Popover
      popupVisible={open && mounted}
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
      content={<Inside {...inside} />}
    >
      <Anchor node={() => anchor.current} />
    </Popover>
  )
}

function Inside({ anchor, onClose, role, label, children }: Omit<PopupProps, 'open'>) {
  const box = useRef<HTMLDivElement>(null)
  const leave = () => {
    onClose()
    anchor.current?.focus()
  }
  const escape = useEffectEvent(leave)

  useEffect(() => {
    // Arco 把浮层一律叫作 tooltip，里面是什么由我们说
    box.current?.closest('[role=tooltip]')?.setAttribute('role', 'none')
    // Arco 到下一帧才把浮层放进页面；里面自己定了焦点的（日历）不动
    const frame = requestAnimationFrame(() => {
      const here = box.current
      if (here && !here.contains(document.activeElement))
        (focusables(here)[0] ?? here).focus({ preventScroll: true })
    })
    // 先于外层的对话框：它开着时 Esc 只收起它，焦点在哪里都一样
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      escape()
    }
    document.addEventListener('keydown', onEscape, true)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', onEscape, true)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return
    // 键盘事件沿 React 树冒泡：不让外层对话框把 Tab 当成自己的
    event.stopPropagation()
    const all = focusables(event.currentTarget)
    const edge = event.shiftKey ? all[0] : all.at(-1)
    if (edge && document.activeElement !== edge) return
    // 浮层在页面的末尾，从锚点接着走才是人以为的次序
    if (event.shiftKey) event.preventDefault()
    leave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- role 由调用者给，必有
    <div
      ref={box}
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={styles.inside}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}
