// 反向保理：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { events as agreementEvents, expireRfAgreements } from './agreement/flow.ts'
import agreementHandlers from './agreement/handlers.ts'
import { rfAgreementFlow } from './agreement/transitions.ts'
import confirmationHandlers from './confirmation/handlers.ts'
import { confirmationReveal } from './confirmation/reveal.ts'
import { rfConfirmFlow } from './confirmation/transitions.ts'
import contractHandlers from './contract/handlers.ts'
import { rfContractFlow } from './contract/transitions.ts'
import { entities } from './entities.ts'
import { events as financeEvents } from './finance/events.ts'
import { expireRfSupplements, bankOrders as financeFunderOrders, overdueRf } from './finance/funder.ts'
import financeHandlers from './finance/handlers.ts'
import { financeLimitUse } from './finance/limitUse.ts'
import { lendReceipts, repayReceipts } from './finance/receipt.ts'
import { rfFinanceFlow } from './finance/transitions.ts'
import { reverseFactoringArticles } from './help.ts'
import { rfFigures } from './home/cards.ts'
import { rfTodos } from './home/todos.ts'
import { invariants } from './invariants.ts'
import invoiceHandlers from './invoice/handlers.ts'
import { recheckRfInvoices } from './invoice/recheck.ts'
import { rfInvoiceFlow } from './invoice/transitions.ts'
import { places } from './places.ts'
import { begun, imported, single } from './platform.ts'
import { overdueAccounts, events as receivableClockEvents } from './receivable/clock.ts'
import receivableHandlers from './receivable/handlers.ts'
import { accountReveal } from './receivable/reveal.ts'
import { rfAccountFlow } from './receivable/transitions.ts'
import { expireRfRecommends, events as recommendationEvents } from './recommendation/flow.ts'
import recommendationHandlers from './recommendation/handlers.ts'
import { rfRecommendFlow } from './recommendation/transitions.ts'
import reportHandlers from './report/handlers.ts'
import { events as riskEvents } from './risk/events.ts'
import { watchRisks } from './risk/flow.ts'
import riskHandlers from './risk/handlers.ts'
import { rfRiskFlow } from './risk/transitions.ts'
import { reverseFactoring as reverseFactoringDaily, reverseFactoringReady } from './seed.ts'
import statementHandlers from './statement/handlers.ts'
import { rfStatementFlow } from './statement/transitions.ts'
import { tables } from './tables.ts'

export const reverseFactoring: Family = {
  flows: [
    rfAccountFlow,
    rfConfirmFlow,
    rfFinanceFlow,
    rfStatementFlow,
    rfRiskFlow,
    rfRecommendFlow,
    rfAgreementFlow,
    rfContractFlow,
    rfInvoiceFlow,
  ],
  tables,
  entities,
  handlers: [
    agreementHandlers,
    confirmationHandlers,
    contractHandlers,
    financeHandlers,
    invoiceHandlers,
    receivableHandlers,
    recommendationHandlers,
    reportHandlers,
    riskHandlers,
    statementHandlers,
  ],
  clock: [
    overdueAccounts,
    recheckRfInvoices,
    expireRfAgreements,
    overdueRf,
    expireRfSupplements,
    watchRisks,
    expireRfRecommends,
  ],
  events: [
    ...agreementEvents,
    ...receivableClockEvents,
    ...recommendationEvents,
    ...financeEvents,
    ...riskEvents,
  ],
  invariants: [...invariants],
  bankOrders: [financeFunderOrders],
  todos: [rfTodos],
  figures: [rfFigures],
  reveals: [accountReveal, confirmationReveal],
  limitUses: [financeLimitUse],
  receipts: [lendReceipts, repayReceipts],
  begun: [begun],
  imported: [imported],
  single: [single],
  help: [reverseFactoringArticles],
  places,
  daily: [reverseFactoringDaily],
  scenarios: [
    {
      name: 'rf-ready',
      label: '反向保理从头开始',
      title: '合同、额度与协议齐备，还没有账款',
      populate: reverseFactoringReady,
    },
  ],
}
