import type { RfRiskLevel } from '#api/generated/corp/model/index.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'

const TONES = { HIGH: 'failed', MEDIUM: 'waiting', LOW: 'draft' } as const

/** 风险等级：高红、中橙、低灰。 */
export function RiskLevel({ level }: { level: RfRiskLevel }) {
  return <StatusTag value={level} dict="RISK_LEVEL" tone={TONES[level]} />
}
