import type { ReactNode } from 'react'
import { Radio } from './Radio.tsx'
import styles from './RadioChoice.module.css'

interface RadioChoiceProps {
  /** 这一组的名字；同组只能选一个 */
  group: string
  title: string
  /** 名称下方的小字 */
  note?: string
  /** 值得一提的好处，如 到账最多 */
  tags?: readonly string[]
  checked: boolean
  disabled: boolean
  /** 不可选的原因 */
  reason?: string
  onChoose: () => void
  /** 另外的去处，如 去签约 */
  children?: ReactNode
}

/** 表格里的单选：名称、小字、好处与不可选的原因；放在 role="radiogroup" 里。 */
export function RadioChoice({
  group,
  title,
  note,
  tags = [],
  checked,
  disabled,
  reason,
  onChoose,
  children,
}: RadioChoiceProps) {
  return (
    <span className={styles.choice}>
      <Radio group={group} label={`选择 ${title}`} checked={checked} disabled={disabled} onChoose={onChoose}>
        <span className={styles.title}>{title}</span>
        <span className={styles.rest}>
          {note ? <small>{note}</small> : null}
          {tags.map((tag) => (
            <span key={tag} className={styles.best}>
              {tag}
            </span>
          ))}
          {reason ? <span className={styles.reason}>{reason}</span> : null}
          {children}
        </span>
      </Radio>
    </span>
  )
}
