import type { ReactNode } from 'react'
import { cleanDigits, readPhone } from '#domain/readCode.ts'
import { CleanInput } from './CleanInput.tsx'
import type { ControlProps, Fits } from './ControlProps.ts'

interface DigitsInputProps extends ControlProps<string> {
  maxLength: number
  suffix?: ReactNode
  autoComplete?: string
  /** 先怎样读，如 去掉手机号前的 +86 */
  read?: (raw: string) => string
}

/** 只收数字的文字输入（天数、手机号、验证码、账号）；值是数字串，不是 number。脱敏的旧值见 CleanInput。 */
export function DigitsInput({ read = (raw) => raw, ...props }: DigitsInputProps) {
  return <CleanInput {...props} inputMode="numeric" clean={(raw) => cleanDigits(read(raw))} />
}
DigitsInput.fits = 'code' satisfies Fits

/** 手机号输入：11 位数字（VALID-01 由 Field 的 check 检查）。 */
export function PhoneInput(props: ControlProps<string>) {
  return (
    <DigitsInput
      placeholder="例如 13800138000"
      {...props}
      maxLength={11}
      autoComplete="tel-national"
      read={readPhone}
    />
  )
}
PhoneInput.fits = 'code' satisfies Fits
