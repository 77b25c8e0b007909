// 保函：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { events as claimEvents } from './claim/events.ts'
import { closeClaimSupplements } from './claim/flow.ts'
import claimHandlers from './claim/handlers.ts'
import { bankOrders as claimIssuerOrders } from './claim/issuer.ts'
import { claimReceipts } from './claim/receipt.ts'
import { claimReveal } from './claim/reveal.ts'
import { claimFlow } from './claim/transitions.ts'
import { entities } from './entities.ts'
import { guarantees } from './guarantee/daily.ts'
import { events as guaranteeEvents } from './guarantee/events.ts'
import { guaranteeFeeBills, recourseBills } from './guarantee/funderBills.ts'
import guaranteeHandlers from './guarantee/handlers.ts'
import { invariants } from './guarantee/invariants.ts'
import { bankOrders as guaranteeIssuerOrders } from './guarantee/issuer.ts'
import { guaranteeLimitUse } from './guarantee/limitUse.ts'
import { closeSupplements, endOpened, expireGuarantees } from './guarantee/outcome.ts'
import { guaranteeReceipts } from './guarantee/receipt.ts'
import { remindGuarantees } from './guarantee/reminders.ts'
import { guaranteeLimit, openIssuers } from './guarantee/seed.ts'
import { guaranteeFlow } from './guarantee/transitions.ts'
import { guaranteeArticles } from './help.ts'
import { guaranteeFigures } from './home/cards.ts'
import { allGuaranteeTodos } from './home/todos.ts'
import { events as invoiceEvents } from './invoice/events.ts'
import invoiceHandlers from './invoice/handlers.ts'
import { feeInvoiceFlow } from './invoice/transitions.ts'
import issuerHandlers from './issuer/handlers.ts'
import { places } from './places.ts'
import { begun } from './platform.ts'
import queryHandlers from './query/handlers.ts'
import { events as revokeEvents } from './revoke/events.ts'
import { endIdleRevokes } from './revoke/flow.ts'
import revokeHandlers from './revoke/handlers.ts'
import { revokeFlow } from './revoke/transitions.ts'
import { tables } from './tables.ts'

export const guarantee: Family = {
  tables,
  entities,
  flows: [guaranteeFlow, claimFlow, revokeFlow, feeInvoiceFlow],
  handlers: [
    claimHandlers,
    guaranteeHandlers,
    invoiceHandlers,
    issuerHandlers,
    queryHandlers,
    revokeHandlers,
  ],
  clock: [
    closeSupplements,
    endOpened,
    expireGuarantees,
    remindGuarantees,
    closeClaimSupplements,
    endIdleRevokes,
  ],
  events: [...guaranteeEvents, ...revokeEvents, ...invoiceEvents, ...claimEvents],
  invariants: [...invariants],
  bankOrders: [guaranteeIssuerOrders, claimIssuerOrders],
  todos: [allGuaranteeTodos],
  figures: [guaranteeFigures],
  reveals: [claimReveal],
  limitUses: [guaranteeLimitUse],
  receipts: [guaranteeReceipts, claimReceipts],
  funderBills: [guaranteeFeeBills, recourseBills],
  begun: [begun],
  help: [guaranteeArticles],
  places,
  opening: [openIssuers],
  daily: [guaranteeLimit, guarantees],
  scenarios: [
    {
      name: 'guarantee-ready',
      label: '保函从头开始',
      title: '有保函额度，还没有保函',
      populate: guaranteeLimit,
    },
  ],
}
