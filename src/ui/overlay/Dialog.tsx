import { type ComponentType, createElement } from 'react'
import { late, lateSoon, useLate } from '#ui/late.ts'
import styles from './Dialog.module.css'
import type { DialogProps } from './DialogBox.tsx'

/** 画框的代码（Arco 的 Modal、Drawer 与焦点锁）不压在每一页上：空闲时取来，或第一次打开时取。 */
const boxes = late(() => import('./DialogBox.tsx'))

/** 先取来画框的代码，往后打开即画。 */
export const loadDialogs = () => boxes.load()

/** 代码还在路上：蒙版先盖上，不让人再点下面。 */
const coming = (
  <div className={styles.coming} role="status" aria-label="正在打开">
    正在打开…
  </div>
)

/** 居中的对话框，默认宽 416、层级 6000（规范第 9 节）；挂着就是开着，关闭即卸载，里面的表单不留旧值。 */
export function Dialog(props: DialogProps) {
  const parts = useLate(boxes, props.onClose)
  return parts ? <parts.ModalBox {...props} /> : coming
}

/** 右侧抽屉，默认宽 640。 */
export function Drawer(props: DialogProps) {
  const parts = useLate(boxes, props.onClose)
  return parts ? <parts.DrawerBox {...props} /> : coming
}

/**
 * 列表页里点开的抽屉、对话框：代码在列表画出之后才取；没到之前蒙版先盖上。
 * 取不到就说一声，并当作已关上。
 */
export function lateDialog<Props extends { onClose: (...how: never[]) => void }>(
  get: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lateSoon(get)
  return function LateDialog(props) {
    const here = useLate(part, props.onClose)
    return here ? createElement(here, props) : coming
  }
}
