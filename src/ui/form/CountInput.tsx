import { checkCount } from '#domain/amountInput.ts'
import { keepCount } from '#domain/keptNumber.ts'
import type { ControlProps, Fits } from './ControlProps.ts'
import { ExactInput } from './ExactInput.tsx'

interface CountInputProps extends ControlProps<string> {
  /** 至多几位数 */
  maxDigits: number
  suffix?: string
}

/** 天数、年数、人数：只收数字，值是数字串（QUERY-05）；粘贴时去掉了字的见 ExactInput。 */
export function CountInput({ maxDigits, ...props }: CountInputProps) {
  return (
    <ExactInput
      {...props}
      inputMode="numeric"
      keep={keepCount}
      wrongOf={(text) => checkCount(text, maxDigits)}
    />
  )
}
CountInput.fits = 'days' satisfies Fits
