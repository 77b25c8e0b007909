import type { ListQuery } from '#hooks/listQuery.ts'

/** 样例的一行。 */
export interface SampleRow {
  sampleNo: string
  receiverName: string
  faceAmount: string
  availableLimit: string
  annualRate: string
  promisePayDate: string
  createTime: string
  termDays: number
  issueStatus: string
  remark: string
  actions: readonly { code: string; enabled: boolean; reason?: string }[]
}
export interface SampleQuery extends ListQuery {
  sampleNo?: string
  receiverName?: string
  faceAmountFrom?: string
  faceAmountTo?: string
  promisePayDateFrom?: string
  promisePayDateTo?: string
  termDaysFrom?: number
  termDaysTo?: number
  issueStatus?: string
  issueStatuses?: readonly string[]
  mobilePhone?: string
}

const STATUSES = ['DRAFT', 'PENDING_REVIEW', 'ISSUED', 'REJECTED', 'CANCELLED']
const two = (value: number) => String(value).padStart(2, '0')

/** 造 count 行，内容只由序号决定。 */
export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    sampleNo: `YL${String(index + 1).padStart(8, '0')}`,
    receiverName:
      index % 7 === 0 ? `=合计${index}有限公司` : `样例第${index + 1}供应链管理（上海）股份有限公司`,
    faceAmount: `${(index * 7919) % 1_000_000}.${two(index % 100)}`,
    availableLimit: `${(index * 104_729) % 99_999_999}.00`,
    annualRate: `${3 + (index % 3)}.${two(index % 100)}00`,
    promisePayDate: `2027-${two((index % 12) + 1)}-${two((index % 28) + 1)}`,
    createTime: `2026-11-${two((index % 20) + 1)}T09:30:00+08:00`,
    termDays: index % 365,
    issueStatus: STATUSES[index % STATUSES.length] ?? 'DRAFT',
    remark: `第 ${index + 1} 行的备注`,
    actions: [
      { code: 'EDIT', enabled: index % 2 === 0, reason: index % 2 ? '只有草稿可以编辑' : undefined },
      { code: 'COPY', enabled: true },
      // 第三行起每七行有一行收进“更多”
      ...(index % 7 === 2
        ? [
            { code: 'RECALL', enabled: true },
            { code: 'VOID', enabled: false, reason: '已有复核意见，不能作废' },
          ]
        : []),
    ],
  }))
