import Input from '@arco-design/web-react/es/Input'
import type { ControlProps } from './ControlProps.ts'

/** 单行文字；首尾空格在离开时去掉。 */
export function TextInput({
  value = '',
  onChange,
  error,
  maxLength,
  ...rest
}: ControlProps<string> & {
  maxLength?: number
  autoComplete?: string
  /** 建议（datalist）的编号 */
  list?: string
  onFocus?: () => void
}) {
  return (
    <Input
      {...rest}
      value={value}
      status={error ? 'error' : undefined}
      maxLength={maxLength}
      onChange={(text) => onChange?.(text)}
      onBlur={() => value !== value.trim() && onChange?.(value.trim())}
    />
  )
}
