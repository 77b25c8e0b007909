import { currentAmountOf } from '#domain/currentAmount.ts'
import { formatMoney, isPositive, sum } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'

interface HoldingEquationProps {
  readonly holdings: readonly { availableAmount: string; frozenAmount: string }[]
  readonly outstandingAmount: string
}

/** 各持有方当前持有之和等于存续金额，写成等式；还没有签收、只看得见一支的加不出全部，不写（INV-03）。 */
export function HoldingEquation({ holdings, outstandingAmount }: HoldingEquationProps) {
  const amounts = holdings.map(currentAmountOf).filter(isPositive)
  if (amounts.length === 0 || formatMoney(sum(amounts)) !== formatMoney(outstandingAmount)) return null
  return (
    <Alert>{`当前持有 ${amounts.map(formatMoney).join(' + ')} = 存续金额 ${formatMoney(outstandingAmount)}`}</Alert>
  )
}
