import ConfigProvider, { ConfigContext } from '@arco-design/web-react/es/ConfigProvider'
import { type ReactNode, use, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './Dialog.module.css'
import { useDialogFocus } from './useDialogFocus.ts'

export interface DialogProps {
  title: string
  /** 关闭（×、Esc）；不给则不能从外面关，用户必须选一个按钮 */
  onClose?: () => void
  /** 底部按钮，主要动作在最右 */
  footer?: ReactNode
  /** 宽度，规范默认 416 */
  width?: number
  /** alertdialog 用于必须回应的提示 */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** 对话框与抽屉共用的外壳；挂着就是开着，关闭即卸载，里面的表单不留旧值。 */
function Layer({
  placement,
  title,
  onClose,
  footer,
  width,
  role = 'dialog',
  children,
}: DialogProps & { placement: 'centered' | 'side' }) {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const onKeyDown = useDialogFocus(panel, onClose)
  const outer = use(ConfigContext)
  return createPortal(
    <div ref={layer} className={`${styles.layer} ${styles[placement]}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc 与 Tab 属于对话框本身 */}
      <div
        ref={panel}
        className={styles.panel}
        style={{ width }}
        role={role}
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <header className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {onClose ? (
            <button type="button" className={styles.close} aria-label="关闭" data-close onClick={onClose}>
              ×
            </button>
          ) : null}
        </header>
        <div className={styles.body}>
          {/* Arco 的下拉层须高于对话框，且在框内，焦点才不会跑出去 */}
          <ConfigProvider {...outer} zIndex={6100} getPopupContainer={() => layer.current ?? document.body}>
            {children}
          </ConfigProvider>
        </div>
        {footer ? <footer className={styles.foot}>{footer}</footer> : null}
      </div>
    </div>,
    document.body,
  )
}

/** 居中的对话框，默认宽 416、层级 6000（规范第 9 节）。 */
export function Dialog({ width = 416, ...props }: DialogProps) {
  return <Layer {...props} width={width} placement="centered" />
}

/** 右侧抽屉，默认宽 640。 */
export function Drawer({ width = 640, ...props }: DialogProps) {
  return <Layer {...props} width={width} placement="side" />
}
