import { Table } from '../kernel/Table.ts'
import type { RfAgreementRow } from './agreement/rows.ts'
import type { RfConfirmationRow } from './confirmation/rows.ts'
import type { RfFinancingRow } from './finance/rows.ts'
import type { RfAccountRow } from './receivable/rows.ts'
import type { RfRecommendRow } from './recommendation/rows.ts'
import type { RfRiskEventRow } from './risk/rows.ts'
import type { RfStatementRow } from './statement/rows.ts'

/** 反向保理的表：每个世界一份。 */
export const tables = () => ({
  rfAccounts: new Table<RfAccountRow>('arNo', '应收账款'),
  rfConfirmations: new Table<RfConfirmationRow>('confirmNo', '确权'),
  rfStatements: new Table<RfStatementRow>('statementNo', '对账单'),
  rfFinancings: new Table<RfFinancingRow>('rfFinanceNo', '保理融资'),
  rfRiskEvents: new Table<RfRiskEventRow>('riskNo', '融资风险'),
  rfRecommends: new Table<RfRecommendRow>('recommendNo', '供应商推荐'),
  rfAgreements: new Table<RfAgreementRow>('protocolNo', '反向保理协议'),
})

declare module '../kernel/World.ts' {
  interface World extends Readonly<ReturnType<typeof tables>> {}
}
