// 金融机构账单从哪项业务来：由哪些数算出、发票在哪里、赔付款还到哪里，各族自己说。
import type { FunderBill, FunderBillDetail } from '#api/generated/corp/model/index.ts'
import type { World } from '../../kernel/World.ts'
import type { FunderBillRow } from './rows.ts'

export type Calculation = Pick<FunderBillDetail, 'calcLines' | 'calcFormula'>
export type RepayAccount = Pick<FunderBillDetail, 'repayAccountName' | 'repayAccountNo' | 'repayBankName'>

/** 一类机构账单。 */
export type FunderBillKind = {
  type: FunderBillRow['funderBillType']
  /** 金额由哪些数算出 */
  calculation?: (world: World, row: FunderBillRow) => Calculation | undefined
  /** 发票在别处申请的，到了哪一步 */
  invoice?: (world: World, row: FunderBillRow) => Pick<FunderBill, 'billInvoiceStatus' | 'feeInvoiceNo'>
  /** 偿还到机构的哪个账户 */
  repayAccount?: (world: World, row: FunderBillRow) => RepayAccount | undefined
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 金融机构账单从哪项业务来。 */
    funderBills: readonly FunderBillKind[]
  }
}

/** 这张账单从哪项业务来。 */
export const kindOf = (world: World, { funderBillType }: FunderBillRow): FunderBillKind | undefined =>
  world.registry.contributed('funderBills').find(({ type }) => type === funderBillType)
