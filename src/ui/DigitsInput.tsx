import Input from '@arco-design/web-react/es/Input'
import { cleanDigits } from '#domain/amountInput.ts'
import type { ControlProps } from './ControlProps.ts'

interface DigitsInputProps extends ControlProps<string> {
  maxLength: number
  suffix?: string
  autoComplete?: string
}

/** 只收数字的文字输入（天数、手机号、验证码、账号）；值是数字串，不是 number。 */
export function DigitsInput({
  value = '',
  onChange,
  error,
  maxLength,
  autoComplete = 'off',
  ...rest
}: DigitsInputProps) {
  return (
    <Input
      {...rest}
      value={value}
      status={error ? 'error' : undefined}
      inputMode="numeric"
      autoComplete={autoComplete}
      onChange={(raw) => onChange?.(cleanDigits(raw).slice(0, maxLength))}
    />
  )
}

/** 手机号输入：11 位数字（VALID-01 由 Field 的 check 检查）。 */
export function PhoneInput(props: ControlProps<string>) {
  return <DigitsInput placeholder="手机号" {...props} maxLength={11} autoComplete="tel-national" />
}
