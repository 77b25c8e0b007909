import type { DocumentRow, TrailRow } from '../kernel/rows.ts'

export type Waiting = { nextActor?: string; deadline?: string; stateReason?: string }

/** 在两族里怎样称呼：经办、复核的一方，到期付款的一方。 */
type Sides = { applicant: string; debtor: string }

type Financed = Pick<DocumentRow, 'reviewOpinion'> & {
  funderName?: string
  supplementDesc?: string
  supplementDeadline?: string
  maturityDate?: string
}

/** 两族说得一样的状态：下一步由谁办、期限与原因。 */
export const waitingOf = (status: string, row: Financed, { applicant, debtor }: Sides): Waiting => {
  switch (status) {
    case 'REVIEW_REJECTED':
      return { nextActor: `${applicant}经办`, stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'SUPPLEMENT':
      return {
        nextActor: `${applicant}经办`,
        deadline: row.supplementDeadline,
        stateReason: `资金方要求补充：${row.supplementDesc}`,
      }
    case 'UNANSWERED':
      return { nextActor: row.funderName, stateReason: '资金方的银行未答复，由资金方核对；到账后自动更新' }
    case 'LENT':
      return {
        nextActor: debtor,
        deadline: row.maturityDate,
        stateReason: `已放款，到期由${debtor}付款给资金方`,
      }
    default:
      return {}
  }
}

/** 付款的一方看到的经过：从送到资金方起；融资一方内部由谁办理看不到。 */
export const sentTrail = (
  trail: readonly TrailRow[],
  isSending: (line: TrailRow) => boolean,
  passed: string,
) =>
  trail.slice(trail.findIndex(isSending)).map(({ node, corpName, time, event }) => ({
    node,
    operatorName: corpName ?? '平台',
    time,
    event: event === passed ? '提交资金方' : event,
  }))
