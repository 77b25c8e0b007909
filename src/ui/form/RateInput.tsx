import { checkRate } from '#domain/amountInput.ts'
import { keepRate } from '#domain/keptNumber.ts'
import type { ControlProps, Fits } from './ControlProps.ts'
import { ExactInput } from './ExactInput.tsx'

const finish = (text: string) => text.replace(/\.$/, '')

/** 百分数输入：至多四位小数，值是十进制字符串（3.85 即 3.85%），空为 ''；粘贴时去掉了字的见 ExactInput。 */
export function RateInput(props: ControlProps<string>) {
  return (
    <ExactInput
      placeholder="费率"
      {...props}
      inputMode="decimal"
      suffix="%"
      keep={keepRate}
      wrongOf={checkRate}
      finish={finish}
    />
  )
}
RateInput.fits = 'days' satisfies Fits
