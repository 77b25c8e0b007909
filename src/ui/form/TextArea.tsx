import Input from '@arco-design/web-react/es/Input'
import type { CSSProperties } from 'react'
import type { ControlProps } from './ControlProps.ts'
import styles from './TextArea.module.css'

interface TextAreaProps extends ControlProps<string> {
  /** 字数上限，右下角计数 */
  maxLength: number
  rows?: number
}

/** 多行文字，带字数；随内容长高，至多再长五行。 */
export function TextArea({ value = '', error, maxLength, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Input.TextArea
      {...rest}
      value={value}
      status={error ? 'error' : undefined}
      maxLength={maxLength}
      showWordLimit
      rows={rows}
      className={styles.grow}
      style={{ '--rows': rows } as CSSProperties}
    />
  )
}
