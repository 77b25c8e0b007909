import { rfAgreementFlow } from '../../../mocks/reverseFactoring/agreement/transitions.ts'
import { rfConfirmFlow } from '../../../mocks/reverseFactoring/confirmation/transitions.ts'
import { rfContractFlow } from '../../../mocks/reverseFactoring/contract/transitions.ts'
import { rfFinanceFlow } from '../../../mocks/reverseFactoring/finance/transitions.ts'
import { rfAccountFlow } from '../../../mocks/reverseFactoring/receivable/transitions.ts'
import { rfRecommendFlow } from '../../../mocks/reverseFactoring/recommendation/transitions.ts'
import { rfRiskFlow } from '../../../mocks/reverseFactoring/risk/transitions.ts'
import { rfStatementFlow } from '../../../mocks/reverseFactoring/statement/transitions.ts'
import { invoiceFlow } from '../../../mocks/voucher/trade/transitions.ts'
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
  prepare: async (simulation) => {
    await simulation.outside('platform', 'PLENTY', 'C022 C021')
    await simulation.outside('platform', 'PLENTY', 'C023 C021')
  },
  boards,
  beginnings,
  outside: outsiders,
  covered: [
    { flow: rfAccountFlow },
    { flow: rfConfirmFlow },
    { flow: rfStatementFlow },
    { flow: rfFinanceFlow },
    { flow: rfRiskFlow },
    { flow: rfRecommendFlow },
    { flow: rfAgreementFlow },
    { flow: rfContractFlow },
    { flow: invoiceFlow },
  ],
}
