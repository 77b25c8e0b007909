import type { AccountSourceRow } from '../../account/bankAccount/rows.ts'

/** AbsShelf: a registration under which the plans of one debtor group are issued. */
export type AbsShelfRow = {
  shelfNo: string
  groupCorpName: string
  shelfName: string
  approvalNo: string
  exchangeName: string
  shelfQuota: string
  shelfValidTo: string
  createTime: string
}

export type PlanStatus = 'RAISING' | 'ESTABLISHED' | 'CYCLING' | 'LIQUIDATING' | 'CLOSED'

/** AbsPlan: one special plan; it takes receivables of its debtor group whose due date is within its window. */
export type AbsPlanRow = {
  planNo: string
  shelfNo: string
  groupCorpName: string
  planName: string
  issueScale: string
  seniorScale: string
  seniorRate: string
  planEstablishDate?: string
  planMaturityDate: string
  managerName: string
  custodianBank: string
  factorId: string
  factorName: string
  discountRate: string
  dueDateFrom: string
  dueDateTo: string
  poolAccountName: string
  poolAccountNo: string
  /** The account that the plan was established with, once the manager has changed it. */
  firstPoolAccountNo?: string
  accountSource?: AccountSourceRow
  planStatus: PlanStatus
  createTime: string
}
