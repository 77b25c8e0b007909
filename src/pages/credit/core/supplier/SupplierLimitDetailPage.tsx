import { LimitFlowCard, useLimitFlows } from '#business/limit/FlowCard.tsx'
import { useReach } from '#routes/useReach.ts'

/** 额度占用详情：额度的每一次冻结、占用、释放，可核对、可导出、可到单据（INV-10）。 */
export default function SupplierLimitDetailPage() {
  return <LimitFlowCard page={useLimitFlows()} reach={useReach()} />
}
