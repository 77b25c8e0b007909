import { rfAccountMachine } from '../../../../mocks/reverseFactoring/receivable/transitions.ts'
import { rfAgreementMachine } from '../../../../mocks/reverseFactoring/agreement/transitions.ts'
import { rfConfirmMachine } from '../../../../mocks/reverseFactoring/confirmation/transitions.ts'
import { rfFinanceFlow } from '../../../../mocks/reverseFactoring/finance/transitions.ts'
import { rfRecommendMachine } from '../../../../mocks/reverseFactoring/recommendation/transitions.ts'
import { rfRiskMachine } from '../../../../mocks/reverseFactoring/risk/transitions.ts'
import { rfStatementMachine } from '../../../../mocks/reverseFactoring/statement/transitions.ts'
import { moved } from '../coverage.ts'
import type { Family } from '../Family.ts'
import { beginnings } from './beginnings.ts'
import { boards } from './boards.ts'
import { outsiders } from './outside.ts'
import { EVERYBODY } from './people.ts'

export const reverseFactoring: Family = {
  name: 'reverseFactoring',
  title: '反向保理',
  // no paper yet, and every state at once
  scenarios: ['rf-ready', 'rf-ready', 'default'],
  people: EVERYBODY,
  prepare: async (market) => {
    await market.outside('platform', 'PLENTY', 'C022 C021')
    await market.outside('platform', 'PLENTY', 'C023 C021')
  },
  boards,
  beginnings,
  outside: outsiders,
  covered: [
    { machine: rfAccountMachine, rows: (world) => world.rfAccounts.all(), begins: { 'T-RAC-01': '保存' } },
    {
      machine: rfConfirmMachine,
      rows: (world) => world.rfConfirmations.all(),
      begins: { 'T-RCF-01': '收到确权请求' },
    },
    {
      machine: rfStatementMachine,
      rows: (world) => world.rfStatements.all(),
      begins: { 'T-RST-01': '新增' },
    },
    { flow: rfFinanceFlow },
    { machine: rfRiskMachine, rows: (world) => world.rfRiskEvents.all(), begins: { 'T-RRK-01': '触发' } },
    {
      machine: rfRecommendMachine,
      rows: (world) => world.rfRecommends.all(),
      begins: { 'T-RRM-01': '保存' },
    },
    {
      machine: rfAgreementMachine,
      rows: (world) => world.rfAgreements.all(),
      begins: { 'T-RPR-01': '生成协议' },
    },
    {
      states: (world) => world.tradeContracts.all().map((row) => [row.contractNo, row.contractDocStatus]),
      changes: {
        'T-RDC-01': moved('', 'DRAFT'),
        'T-RDC-02': moved('DRAFT', 'EFFECTIVE/LOCKED'),
        'T-RDC-03': moved('EFFECTIVE', 'LOCKED'),
        'T-RDC-04': moved('LOCKED', 'EFFECTIVE'),
        'T-RDC-05': moved('DRAFT/EFFECTIVE', 'VOID'),
      },
    },
    {
      states: (world) => world.invoices.all().map((row) => [row.invoiceNo, row.invoiceVerifyStatus]),
      changes: {
        'T-RIV-01': moved('UNVERIFIED/MISMATCH/NOT_FOUND', 'VERIFYING'),
        'T-RIV-02': moved('VERIFYING', 'PASS/MISMATCH/NOT_FOUND/VOID/RED'),
        'T-RIV-03': moved('PASS', 'RED/VOID'),
      },
    },
  ],
}
