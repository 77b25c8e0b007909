import Input from '@arco-design/web-react/es/Input'
import type { ReactNode } from 'react'
import type { ControlProps, Fits } from './ControlProps.ts'
import { useCaret } from './useCaret.ts'

interface CleanInputProps extends ControlProps<string> {
  /** 只留下合用的字符；多余的（粘贴带来的空格、文字）去掉 */
  clean: (raw: string) => string
  maxLength: number
  suffix?: ReactNode
  inputMode?: 'numeric' | 'decimal' | 'email' | 'text'
  autoComplete?: string
}

const MASK = '*'

/**
 * 边打边清洗的单行输入，光标不跳。
 * 脱敏的旧值（含 *）原样显示：改动时星号留着，好让检查说出“请完整输入”（T32）；重填 一键清空。
 */
export function CleanInput({
  value = '',
  onChange,
  clean,
  maxLength,
  error,
  suffix,
  autoComplete = 'off',
  ...rest
}: CleanInputProps) {
  const masked = value.includes(MASK)
  const cleaned = (raw: string) =>
    (masked ? raw.split(MASK).map(clean).join(MASK) : clean(raw)).slice(0, maxLength)
  const { input, take } = useCaret(value)
  const again = (
    <button
      type="button"
      className="text-button"
      aria-label={`重填${rest['aria-label'] ?? ''}`}
      onClick={() => {
        onChange?.('')
        input.current?.focus()
      }}
    >
      重填
    </button>
  )
  return (
    <Input
      {...rest}
      ref={input}
      value={value}
      status={error ? 'error' : undefined}
      autoComplete={autoComplete}
      // 后缀时有时无会让 Arco 换掉录入框，焦点就丢了
      suffix={masked && !rest.disabled ? again : (suffix ?? <span />)}
      onChange={(raw) => onChange?.(take(raw, cleaned))}
    />
  )
}
CleanInput.fits = 'code' satisfies Fits
