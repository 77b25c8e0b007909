import { Table } from '../kernel/Table.ts'
import type { GuaranteeClaimRow } from './claim/rows.ts'
import type { GuaranteeRow } from './guarantee/rows.ts'
import type { GuaranteeInvoiceRow } from './invoice/rows.ts'
import type { IssuerOrgRow } from './issuer/rows.ts'
import type { GuaranteeRevokeRow } from './revoke/rows.ts'

/** 保函的表：每个世界一份。 */
export const tables = () => ({
  issuerOrgs: new Table<IssuerOrgRow>('issuerOrgId', '开立机构'),
  guarantees: new Table<GuaranteeRow>('guaranteeApplyNo', '保函'),
  guaranteeRevokes: new Table<GuaranteeRevokeRow>('revokeNo', '保函撤销申请'),
  guaranteeInvoices: new Table<GuaranteeInvoiceRow>('feeInvoiceNo', '保函费发票'),
  guaranteeClaims: new Table<GuaranteeClaimRow>('claimNo', '保函索赔'),
})

declare module '../kernel/World.ts' {
  interface World extends Readonly<ReturnType<typeof tables>> {}
}
