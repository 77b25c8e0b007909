/** 状态的六种色调：草稿空心灰、进行中灰蓝、待我处理品牌色、成功绿、失败红、已结束灰。 */
export type Tone = 'draft' | 'progress' | 'waiting' | 'success' | 'failed' | 'closed'

/** 已知状态 → 色调；不在表中的按词尾判断（toneOf）。 */
const STATUS_TONE = {
  DRAFT: 'draft',
  INIT: 'draft',
  NONE: 'draft',
  FREE: 'draft',
  UNOPENED: 'draft',
  UNSTARTED: 'draft',
  UNVERIFIED: 'draft',
  UNCHECKED: 'draft',
  NOT_APPLIED: 'draft',
  ISSUED: 'waiting',
  DUE: 'waiting',
  RE_SIGN: 'waiting',
  SUPPLEMENT: 'waiting',
  OPEN: 'waiting',
  FACE_PENDING: 'waiting',
  REFUSE_PENDING: 'waiting',
  REGISTER_REVIEW: 'waiting',
  APPROVED: 'waiting',
  RECEIVED: 'waiting',
  UNANSWERED: 'waiting',
  CASHED: 'success',
  HELD: 'success',
  DONE: 'success',
  PAID: 'success',
  LENT: 'success',
  VALID: 'success',
  RESOLVED: 'success',
  INVITED: 'progress',
  RECOMMENDED: 'progress',
  PART_CASHED: 'progress',
  PART_PAID: 'progress',
  SUSPENDED: 'failed',
  MISMATCH: 'failed',
  NOT_FOUND: 'failed',
  DIFF: 'failed',
  RED: 'failed',
  DECLINED: 'failed',
  ESCALATED: 'failed',
  USED: 'closed',
  USED_UP: 'closed',
  EXHAUSTED: 'closed',
  REMOVED: 'closed',
  RETURNED: 'closed',
  SWITCHED: 'closed',
  SETTLED: 'closed',
  READ: 'closed',
  RELEASED: 'closed',
  WAIVED: 'closed',
} as const satisfies Record<string, Tone>

/** 同一个代码在这一类字典里是另一回事。 */
const IN_DICT: Readonly<Record<string, Tone>> = {
  // 待付款：登记过了，钱还没有付出去
  'ABS_PAYMENT_STATUS REGISTERED': 'progress',
  'DOWNLOAD_TASK_STATUS READY': 'success',
  // 有明细没有付成：等复核人重新发起
  'CASH_STATUS PART_PAID': 'failed',
  // 开立机构与复核人办完了，只等那一天
  'GUARANTEE_STATUS ISSUED': 'progress',
  'PRICE_STATUS APPROVED': 'progress',
  // 付清之后等付款方登记
  'PENALTY_STATUS UNSETTLED': 'waiting',
}

const RULES: readonly (readonly [RegExp, Tone])[] = [
  [/REJECT|REFUSE|FAIL|OVERDUE|FROZEN|LOCKED|LOST|DISPUTE|INVALID/, 'failed'],
  [/CANCEL|WITHDRAWN|REVOKED|VOID|CLOSED|EXPIRED|DISABLED|TERMINATED|FLUSHED/, 'closed'],
  [/^PENDING|^WAIT/, 'waiting'],
  [/ING$|^PART/, 'progress'],
  [/ED$|SUCCESS|^ACTIVE|EFFECTIVE|NORMAL|PASS|AGREE|COMPLETE|PAID_OUT/, 'success'],
]

/** 状态值的色调：先看这一类字典自己的，再查表，再按词判断，仍不认得按进行中。 */
export function toneOf(status: string, dict?: string): Tone {
  const known: Readonly<Record<string, Tone>> = STATUS_TONE
  const own = IN_DICT[`${dict ?? ''} ${status}`]
  return own ?? known[status] ?? RULES.find(([pattern]) => pattern.test(status))?.[1] ?? 'progress'
}
