import { myDecisionLabels } from '#api/generated/corp/labels/myDecision.ts'
import { column } from '#ui/table/columns.tsx'

const is = column(myDecisionLabels)

/** 我的决定的列：哪一份、怎样决定、意见与时间。 */
export const decisionColumns = [
  is.code('documentNo'),
  is.text('documentName', { title: '单据' }),
  is.dict('result', 'AUDIT_RESULT', { title: '结果' }),
  is.text('event', { title: '办理' }),
  is.text('opinion'),
  is.instant('decidedTime'),
]
