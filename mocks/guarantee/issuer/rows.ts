import type { DeliveryWay, GuaranteeForm, GuaranteeType } from '../guarantee/rows.ts'

export type IssuerOrgType = 'BANK' | 'INSURANCE' | 'GUARANTEE_CO'

/** An organisation that issues guarantees, and its tariff. */
export type IssuerOrgRow = {
  issuerOrgId: string
  issuerOrgName: string
  issuerOrgType: IssuerOrgType
  guaranteeTypes: readonly GuaranteeType[]
  guaranteeForms: readonly GuaranteeForm[]
  deliveryWays: readonly DeliveryWay[]
  /** Percent per year, four decimals. */
  feeRate: string
  minFee: string
  /** Working days from the application to the guarantee. */
  issueDays: number
  /** Whether a bid guarantee already effective gets part of its fee back (F-10). */
  bidRefund: boolean
  /** Where fees are paid to, and claims from. */
  accountNo: string
  bankName: string
}
