import type { ListQuery } from '#hooks/listQuery.ts'

/** 试列表、条件与列的词汇用的一种单据；真页面里这些类型来自契约。 */
export interface Issue {
  issueNo: string
  receiverName: string
  faceAmount: string
  annualRate: string
  promisePayDate: string
  createTime: string
  termDays: number
  quickFinance: boolean
  issueStatus: 'DRAFT' | 'PENDING_REVIEW' | 'ACTIVE'
  actions: { code: string; enabled: boolean; reason?: string }[]
  stateReason?: string
  nextActor?: string
  deadline?: string
}

export interface IssueQuery extends ListQuery {
  issueNo?: string
  issueStatus?: 'DRAFT' | 'PENDING_REVIEW' | 'ACTIVE'
  issueStatuses?: ('DRAFT' | 'PENDING_REVIEW' | 'ACTIVE')[]
  receiverName?: string
  faceAmountFrom?: string
  faceAmountTo?: string
  promisePayDateFrom?: string
  promisePayDateTo?: string
  termDaysFrom?: number
  termDaysTo?: number
}
