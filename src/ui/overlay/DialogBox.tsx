import Button from '@arco-design/web-react/es/Button'
import ArcoDrawer from '@arco-design/web-react/es/Drawer'
import Modal from '@arco-design/web-react/es/Modal'
import IconClose from '@arco-design/web-react/icon/react-icon/IconClose'
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId, useRef } from 'react'
import styles from './DialogBox.module.css'
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

interface BoxPart {
  id: string
  onClose: (() => void) | undefined
}

/** 标题与 ×：Arco 的 × 键盘到不了，名字是英文。 */
function Head({ id, title, onClose }: BoxPart & { title: string }) {
  return (
    <>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {onClose ? (
        <Button
          type="text"
          size="mini"
          className={styles.close}
          aria-label="关闭"
          data-close
          icon={<IconClose />}
          onClick={onClose}
        />
      ) : null}
    </>
  )
}

function Body({ id, onClose, children }: BoxPart & { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useDialogFocus(body, onClose)
  return (
    <div ref={body} className={styles.body} id={id} tabIndex={-1}>
      {children}
    </div>
  )
}

const useNames = (role: DialogProps['role'] = 'dialog') => {
  const id = useId()
  const said = `${id}-said`
  const names = {
    role,
    'aria-modal': true,
    'aria-labelledby': id,
    // 必须回应的提示，连同里面的话一起读出
    ...(role === 'alertdialog' ? { 'aria-describedby': said } : {}),
  } as const
  return { id, said, names }
}

// 里面的下拉层与日历：在焦点锁之内，又不被滚动的内容裁掉
const insideModal = (node: Element) =>
  node.closest('.arco-modal > [data-focus-lock-disabled]') ?? document.body
const insideDrawer = (node: Element) => node.closest('.arco-drawer-scroll') ?? document.body

/** 居中的对话框：Arco 的 Modal，补上 alertdialog、键盘到得了的 ×、打开时与关闭后的焦点；Esc 只关最上一层。 */
export function ModalBox({ title, onClose, footer, width = 416, role, children }: DialogProps) {
  const { id, said, names } = useNames(role)
  return (
    <Modal
      visible
      title={<Head id={id} title={title} onClose={onClose} />}
      footer={footer ?? null}
      closable={false}
      maskClosable={false}
      escToExit={false}
      style={{ width }}
      maskStyle={{ zIndex: 'var(--z-dialog)' }}
      wrapClassName={styles.modal}
      getChildrenPopupContainer={insideModal}
      modalRender={(box) => cloneElement(box as ReactElement<HTMLAttributes<HTMLElement>>, names)}
    >
      <Body id={said} onClose={onClose}>
        {children}
      </Body>
    </Modal>
  )
}

/** 右侧抽屉：Arco 的 Drawer，补上角色、名称与焦点，同上。 */
export function DrawerBox({ title, onClose, footer, width = 640, role, children }: DialogProps) {
  const { id, said, names } = useNames(role)
  return (
    <ArcoDrawer
      visible
      title={<Head id={id} title={title} onClose={onClose} />}
      footer={footer ?? null}
      closable={false}
      maskClosable={false}
      width={width}
      wrapClassName={styles.drawer}
      getChildrenPopupContainer={insideDrawer}
      escToExit={false}
      {...names}
    >
      <Body id={said} onClose={onClose}>
        {children}
      </Body>
    </ArcoDrawer>
  )
}
