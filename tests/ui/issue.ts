import type { Labels } from '#domain/labels.ts'
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

export const issueLabels: Labels<Issue> = {
  issueNo: '开立申请编号',
  receiverName: '接收方',
  faceAmount: '凭证金额',
  annualRate: '年化利率',
  promisePayDate: '承诺付款日',
  createTime: '创建时间',
  termDays: '期限',
  quickFinance: '快速融资',
  issueStatus: '状态',
  actions: '动作',
  stateReason: '处于当前状态的原因',
  nextActor: '下一步由谁办',
  deadline: '办理期限',
}

export const issueQueryLabels: Labels<IssueQuery> = {
  issueNo: '开立申请编号',
  issueStatus: '状态',
  issueStatuses: '多个状态',
  receiverName: '接收方',
  faceAmountFrom: '凭证金额',
  faceAmountTo: '凭证金额',
  promisePayDateFrom: '承诺付款日',
  promisePayDateTo: '承诺付款日',
  termDaysFrom: '期限',
  termDaysTo: '期限',
  pageCond: '分页',
  sort: '排序',
}
