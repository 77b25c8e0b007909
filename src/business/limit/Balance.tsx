import type { LimitFlowSummary } from '#api/generated/corp/model/index.ts'
import { add, compare, formatMoney } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'

interface LimitBalanceProps {
  summary: LimitFlowSummary
  /** 按类型或单据筛过：所列的不是这段期间的全部流水，合不拢是应当的 */
  narrowed: boolean
}

/** 核对行：一笔额度逐笔累计，期初可用加流水合计等于期末可用（INV-10）；对不上用红色指出。几笔额度各有各的余额，不合在一起核对。 */
export function LimitBalance({ summary, narrowed }: LimitBalanceProps) {
  const { limitCount, openingAvailable, flowTotal, closingAvailable, brokenFlowNo } = summary
  if (limitCount > 1)
    return <Alert>{`所列的流水分属 ${limitCount} 笔额度，按额度编号查询一笔，核对它的期初与期末`}</Alert>
  const figures = `期初可用 ${formatMoney(openingAvailable)}，发生金额合计 ${formatMoney(flowTotal)}，期末可用 ${formatMoney(closingAvailable)}（元）`
  if (narrowed) return <Alert>{figures}。已按类型或单据筛选，发生金额合计只含所列的几笔</Alert>
  if (brokenFlowNo)
    return (
      <Alert tone="error">{`${figures}。流水 ${brokenFlowNo} 的变动后可用与前一笔接不上，请联系客服核对`}</Alert>
    )
  return compare(add(openingAvailable, flowTotal), closingAvailable) === 0 ? (
    <Alert tone="success">{figures}。期初 + 流水 = 期末，笔笔接得上，核对一致</Alert>
  ) : (
    <Alert tone="error">{figures}。期初 + 流水 ≠ 期末，请联系客服核对</Alert>
  )
}
