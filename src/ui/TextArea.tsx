import Input from '@arco-design/web-react/es/Input'
import type { ControlProps } from './ControlProps.ts'

interface TextAreaProps extends ControlProps<string> {
  /** 字数上限，右下角计数 */
  maxLength: number
  rows?: number
}

/** 多行文字，带字数。 */
export function TextArea({ value = '', error, maxLength, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Input.TextArea
      {...rest}
      value={value}
      status={error ? 'error' : undefined}
      maxLength={maxLength}
      showWordLimit
      autoSize={{ minRows: rows, maxRows: rows + 5 }}
    />
  )
}
