import { checkRate, readNumber } from '#domain/amountInput.ts'
import type { ControlProps } from './ControlProps.ts'
import { ExactInput } from './ExactInput.tsx'

const read = (raw: string) => readNumber(raw.replace(/[%％]\s*$/, ''))
const finish = (text: string) => text.replace(/\.$/, '')

/** 百分数输入：至多四位小数，值是十进制字符串（3.85 即 3.85%），空为 ''；读不懂的留在框里说明。 */
export function RateInput(props: ControlProps<string>) {
  return (
    <ExactInput
      placeholder="费率"
      {...props}
      inputMode="decimal"
      suffix="%"
      read={read}
      wrongOf={checkRate}
      finish={finish}
    />
  )
}
