import Input from '@arco-design/web-react/es/Input'
import { visible } from '#domain/plainText.ts'
import type { ControlProps, Fits } from './ControlProps.ts'
import { useFitted } from './useCaret.ts'

/** 单行文字：粘贴带来的看不见的字去掉，至多 maxLength 个字；首尾空格在离开时去掉。 */
export function TextInput({
  value = '',
  onChange,
  error,
  maxLength,
  clean = visible,
  ...rest
}: ControlProps<string> & {
  maxLength?: number
  /** 边打边洗；首尾空白不必管 */
  clean?: (raw: string) => string
  autoComplete?: string
  /** 建议（datalist）的编号 */
  list?: string
  onFocus?: () => void
}) {
  const { input, fit } = useFitted(value, clean, maxLength)
  return (
    <Input
      {...rest}
      ref={input}
      value={value}
      status={error ? 'error' : undefined}
      onChange={(text) => onChange?.(fit(text))}
      onBlur={() => value !== value.trim() && onChange?.(value.trim())}
    />
  )
}
TextInput.fits = 'name' satisfies Fits
