import type { RfRisk } from '#api/generated/corp/model/index.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'

/** 处理状态：待反馈的说出等的是哪一方；轮不到自己的，不用橙色催。 */
export function RiskStatus({ risk }: { risk: RfRisk }) {
  const { riskStatus, nextActor, debtorName, actions } = risk
  if (riskStatus !== 'OPEN') return <StatusTag value={riskStatus} dict="RISK_STATUS" facts={risk} />
  const isMine = actions.some(({ code, enabled }) => code === 'FEEDBACK' && enabled)
  const asked = nextActor === debtorName ? '债务人' : '债权人'
  return <StatusTag value={`待${asked}反馈`} tone={isMine ? 'waiting' : 'progress'} facts={risk} />
}
