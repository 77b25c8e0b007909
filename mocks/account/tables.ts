import { Table } from '../kernel/Table.ts'
import type { ApprovalRuleRow, DeputyRow, FirstPassRow } from './approvalRule/rows.ts'
import type { BankAccountRow } from './bankAccount/rows.ts'
import type { BillRow } from './bill/rows.ts'
import type { UkeyRow } from './certificate/rows.ts'
import type { CounterpartyRow } from './counterparty/rows.ts'
import type { FunderBillRow } from './funderBill/rows.ts'
import type { InvoiceInfoRow } from './invoiceInfo/rows.ts'
import type { LimitFlowRow, LimitRow } from './limit/rows.ts'
import type { LimitDistributionRow } from './limitDistribution/rows.ts'
import type { NameChangeRow } from './nameChange/rows.ts'
import type { PriceSchemeRow } from './price/rows.ts'
import type { ProtocolRow } from './protocol/rows.ts'
import type { ReceiptRow } from './receipt/rows.ts'

/** 账户中心的表：每个世界一份。 */
export const tables = () => ({
  bankAccounts: new Table<BankAccountRow>('accountId', '银行账户'),
  limits: new Table<LimitRow>('limitNo', '额度'),
  priceSchemes: new Table<PriceSchemeRow>('priceNo', '定价方案'),
  limitDistributions: new Table<LimitDistributionRow>('distributeNo', '额度分配'),
  limitFlows: new Table<LimitFlowRow>('limitFlowNo', '额度流水'),
  funderBills: new Table<FunderBillRow>('funderBillNo', '金融机构账单'),
  receipts: new Table<ReceiptRow>('receiptNo', '电子回单'),
  counterparties: new Table<CounterpartyRow>('id', '交易对手'),
  nameChanges: new Table<NameChangeRow>('nameChangeNo', '更名申请'),
  invoiceInfos: new Table<InvoiceInfoRow>('id', '开票信息'),
  ukeys: new Table<UkeyRow>('id', '企业证书'),
  approvalRules: new Table<ApprovalRuleRow>('ruleId', '审批规则'),
  deputies: new Table<DeputyRow>('deputyId', '代理'),
  firstPasses: new Table<FirstPassRow>('id', '第一次通过'),
  protocols: new Table<ProtocolRow>('protocolNo', '协议'),
  bills: new Table<BillRow>('billNo', '账单'),
})

declare module '../kernel/World.ts' {
  interface World extends Readonly<ReturnType<typeof tables>> {}
}
