import Input from '@arco-design/web-react/es/Input'
import type { RefTextAreaType } from '@arco-design/web-react/es/Input/textarea'
import type { CSSProperties } from 'react'
import { lengthOf, visibleLines } from '#domain/plainText.ts'
import type { ControlProps } from './ControlProps.ts'
import styles from './TextArea.module.css'
import { useFitted } from './useCaret.ts'

interface TextAreaProps extends ControlProps<string> {
  /** 字数上限，右下角计数；𠮷 这样的字也是一个 */
  maxLength: number
  rows?: number
}

/** 多行文字，带字数；随内容长高，至多再长五行。 */
export function TextArea({ value = '', onChange, error, maxLength, rows = 3, ...rest }: TextAreaProps) {
  const { input, fit } = useFitted<RefTextAreaType>(value, visibleLines, maxLength)
  return (
    <div className="arco-textarea-wrapper">
      <Input.TextArea
        {...rest}
        ref={input}
        value={value}
        status={error ? 'error' : undefined}
        rows={rows}
        className={styles.grow}
        style={{ '--rows': rows } as CSSProperties}
        onChange={(text) => onChange?.(fit(text))}
      />
      {/* Arco 的计数按码元，这里按字 */}
      <span className="arco-textarea-word-limit">{`${lengthOf(value)}/${maxLength}`}</span>
    </div>
  )
}
