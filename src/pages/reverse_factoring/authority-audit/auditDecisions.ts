import type { ApprovalPanelProps } from '#business/approval/Panel.tsx'

/** 确权审核的决定：通过，或退回经办重新办理。 */
export const auditDecisions: NonNullable<ApprovalPanelProps['decisions']> = [
  ['PASS', '通过'],
  ['RETURN', '退回经办'],
]
