import type { Deputy, ProductType, ReviewerCap } from '#api/generated/corp/model/index.ts'

/** 一家企业一个产品的审批规则；没有的，流转表怎么说就怎么办。 */
export type ApprovalRuleRow = {
  /** 企业与产品 */
  ruleId: string
  corpId: string
  productType: ProductType
  reviewers: ReviewerCap[]
  jointFrom?: string | undefined
  updateUserName: string
  updateTime: string
  version: number
}

export type DeputyRow = Omit<Deputy, 'deputyStatus' | 'absentName' | 'deputyName'> & {
  corpId: string
  absentUserId: string
  deputyUserId: string
}

/** 要两人复核的单据，第一位通过的是谁、以谁的席位。 */
export type FirstPassRow = {
  /** 单据的主键 */
  id: string
  /** 哪一次提交的 */
  submitTime: string
  userId: string
  seat: string
  personName: string
}
