import { Table } from '../kernel/Table.ts'
import type { AheadCashApplicationRow } from './aheadCash/rows.ts'
import type { CashBatchRow } from './cash/rows.ts'
import type { FinanceApplicationRow } from './finance/rows.ts'
import type { FirmInfoRow } from './firmInfo/rows.ts'
import type { IssueApplicationRow } from './issue/rows.ts'
import type { FinanceDataPackageRow } from './package/rows.ts'
import type { RecycleApplicationRow } from './recycle/rows.ts'
import type { ReturnApplicationRow } from './return/rows.ts'
import type { SignTaskRow } from './sign/rows.ts'
import type { FunderProductRow, SignupRow } from './signup/rows.ts'
import type { SwitchFunderApplicationRow } from './switchFunder/rows.ts'
import type { ThirdIssueApplicationRow } from './thirdIssue/rows.ts'
import type { InvoiceRow, TradeContractRow } from './trade/rows.ts'
import type { TransferApplicationRow } from './transfer/rows.ts'
import type { HoldingRow, VoucherRow } from './voucher/rows.ts'
import type { WithdrawApplicationRow } from './withdraw/rows.ts'

/** 电子凭证的表：每个世界一份。 */
export const tables = () => ({
  issueApplications: new Table<IssueApplicationRow>('issueNo', '开立申请'),
  thirdIssueApplications: new Table<ThirdIssueApplicationRow>('thirdNo', '三方申请'),
  vouchers: new Table<VoucherRow>('voucherNo', '电子凭证'),
  holdings: new Table<HoldingRow>('holdingNo', '凭证持有'),
  signTasks: new Table<SignTaskRow>('signNo', '签收任务'),
  withdrawApplications: new Table<WithdrawApplicationRow>('withdrawNo', '撤回申请'),
  transferApplications: new Table<TransferApplicationRow>('transferNo', '转让申请'),
  returnApplications: new Table<ReturnApplicationRow>('returnNo', '退回申请'),
  recycleApplications: new Table<RecycleApplicationRow>('recycleNo', '回收申请'),
  cashBatches: new Table<CashBatchRow>('cashNo', '兑付批次'),
  aheadCashApplications: new Table<AheadCashApplicationRow>('aheadNo', '提前兑付申请'),
  financeApplications: new Table<FinanceApplicationRow>('financeNo', '融资申请'),
  switchFunderApplications: new Table<SwitchFunderApplicationRow>('switchNo', '更换资金方申请'),
  tradeContracts: new Table<TradeContractRow>('contractNo', '贸易合同'),
  invoices: new Table<InvoiceRow>('invoiceNo', '发票'),
  financeDataPackages: new Table<FinanceDataPackageRow>('packageNo', '融资资料包'),
  funderProducts: new Table<FunderProductRow>('funderProductNo', '融资产品'),
  signups: new Table<SignupRow>('signupNo', '资金方签约'),
  firmInfos: new Table<FirmInfoRow>('corpId', '企业补充信息'),
})

declare module '../kernel/World.ts' {
  interface World extends Readonly<ReturnType<typeof tables>> {}
}
