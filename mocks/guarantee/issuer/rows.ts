import type {
  DeliveryWay,
  GuaranteeForm,
  GuaranteeType,
  IssuerOrgType,
} from '#api/generated/corp/model/index.ts'

/** 一家开立机构，与它的费率。 */
export type IssuerOrgRow = {
  issuerOrgId: string
  issuerOrgName: string
  issuerOrgType: IssuerOrgType
  guaranteeTypes: readonly GuaranteeType[]
  guaranteeForms: readonly GuaranteeForm[]
  deliveryWays: readonly DeliveryWay[]
  /** 年费率，百分数，四位小数。 */
  feeRate: string
  minFee: string
  /** 从申请到开出要几个工作日。 */
  issueDays: number
  /** 已生效的投标保函撤销时退不退一部分费用（F-10）。 */
  bidRefund: boolean
  /** 收费用、付赔款的账户。 */
  accountNo: string
  bankName: string
}
