import type { MyDecision } from '#api/generated/corp/model/index.ts'
import { column } from '#ui/table/columns.tsx'

const is = column<MyDecision>()

/** 我的决定的列：哪一份、怎样决定、意见与时间。 */
export const decisionColumns = [
  is.code('documentNo', '单据编号'),
  is.text('documentName', '单据'),
  is.dict('result', '结果', 'AUDIT_RESULT'),
  is.text('event', '办理'),
  is.text('opinion', '审核意见'),
  is.instant('decidedTime', '办理时间'),
]
