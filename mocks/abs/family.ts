// 供应链ABS：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { events as accountChangeEvents } from './accountChange/flow.ts'
import accountChangeHandlers from './accountChange/handlers.ts'
import { accountChangeReveal } from './accountChange/reveal.ts'
import { absAccountChangeFlow } from './accountChange/transitions.ts'
import { entities } from './entities.ts'
import { absArticles } from './help.ts'
import { absFigures } from './home/cards.ts'
import { absTodos } from './home/todos.ts'
import { invariants } from './invariants.ts'
import payableHandlers from './payable/handlers.ts'
import { overduePayables } from './payable/outcome.ts'
import { absPayableFlow } from './payable/transitions.ts'
import {
  events as paymentBankEvents,
  bankOrders as paymentBankOrders,
  queueAbsPayments,
} from './payment/bank.ts'
import paymentHandlers from './payment/handlers.ts'
import { overduePayments, planPayments, remindPayments } from './payment/plan.ts'
import { payReceipts } from './payment/receipt.ts'
import { paymentReveal } from './payment/reveal.ts'
import { absCheckFlow, absPaymentFlow } from './payment/transitions.ts'
import { places } from './places.ts'
import { absPlanFlow } from './plan/transitions.ts'
import { begun, imported } from './platform.ts'
import protocolHandlers from './protocol/handlers.ts'
import reportHandlers from './report/handlers.ts'
import { absDaily, absReady } from './seed.ts'
import { tables } from './tables.ts'
import { events as transferEvents } from './transfer/events.ts'
import transferHandlers from './transfer/handlers.ts'
import { expireSupplements, bankOrders as transferOutsideOrders } from './transfer/outside.ts'
import { events as paperEvents } from './transfer/papers.ts'
import { priceReceipts } from './transfer/receipt.ts'
import { absTransferFlow } from './transfer/transitions.ts'

export const abs: Family = {
  flows: [absPayableFlow, absTransferFlow, absPaymentFlow, absCheckFlow, absAccountChangeFlow, absPlanFlow],
  tables,
  entities,
  handlers: [
    accountChangeHandlers,
    payableHandlers,
    paymentHandlers,
    protocolHandlers,
    reportHandlers,
    transferHandlers,
  ],
  clock: [
    planPayments,
    remindPayments,
    overduePayments,
    queueAbsPayments,
    overduePayables,
    expireSupplements,
  ],
  events: [...paymentBankEvents, ...accountChangeEvents, ...transferEvents, ...paperEvents],
  invariants: [...invariants],
  bankOrders: [paymentBankOrders, transferOutsideOrders],
  todos: [absTodos],
  figures: [absFigures],
  reveals: [accountChangeReveal, paymentReveal],
  receipts: [priceReceipts, payReceipts],
  begun: [begun],
  imported: [imported],
  help: [absArticles],
  places,
  daily: [absDaily],
  scenarios: [
    {
      name: 'abs-ready',
      label: 'ABS从头开始',
      title: '交易对手、合同、专项计划齐备，还没有账款',
      populate: absReady,
    },
  ],
}
