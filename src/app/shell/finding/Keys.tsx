import { Dialog } from '#ui/overlay/Dialog.tsx'
import type { Closable } from '../switchDialogs.tsx'
import styles from './Find.module.css'

/** 一组快捷键：几个键是几种按法，一起按的写在一个里，用 + 隔开。 */
type Shortcut = readonly [keys: readonly string[], does: string]

const SHORTCUTS: readonly (readonly [part: string, shortcuts: readonly Shortcut[]])[] = [
  [
    '随处',
    [
      [['/', 'Ctrl+K'], '查找页面与单据'],
      [['?'], '快捷键一览'],
      [['Esc'], '关闭对话框、浮层'],
    ],
  ],
  [
    '列表',
    [
      [['J', 'K'], '下一行、上一行'],
      [['Enter'], '打开所在的行；等我决定的，打开决定'],
      [['↑', '↓', '←', '→'], '在单元格之间移动'],
      [['Ctrl+C'], '复制所在的单元格'],
      [['Esc'], '离开单元格'],
    ],
  ],
  [
    '复核',
    [
      [['A'], '通过'],
      [['R'], '驳回、退回（先写意见）'],
    ],
  ],
]

const Key = ({ name }: { readonly name: string }) => (
  <span className={styles.key}>
    {name.split('+').map((part) => (
      <kbd key={part}>{part}</kbd>
    ))}
  </span>
)

/** 快捷键一览（FIND-02）。 */
export function Keys({ onClose }: Closable) {
  return (
    <Dialog title="键盘快捷键" onClose={onClose}>
      {SHORTCUTS.map(([part, shortcuts]) => (
        <section key={part} className={styles.part} aria-label={part}>
          <h3>{part}</h3>
          <dl>
            {shortcuts.map(([keys, does]) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((name) => (
                    <Key key={name} name={name} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.remark}>
        正在录入文字时，单个字母、/ 与 ? 照常打进录入框。焦点在按钮上时按空格，回车不起作用。
      </p>
    </Dialog>
  )
}
