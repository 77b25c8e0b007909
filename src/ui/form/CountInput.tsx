import { checkCount, readNumber } from '#domain/amountInput.ts'
import type { ControlProps } from './ControlProps.ts'
import { ExactInput } from './ExactInput.tsx'

interface CountInputProps extends ControlProps<string> {
  /** 至多几位数 */
  maxDigits: number
  suffix?: string
}

/** 天数、年数、人数：值是数字串；负号与别的字留在框里说明，不悄悄去掉。 */
export function CountInput({ maxDigits, ...props }: CountInputProps) {
  return (
    <ExactInput
      {...props}
      inputMode="numeric"
      read={readNumber}
      wrongOf={(text) => checkCount(text, maxDigits)}
    />
  )
}
