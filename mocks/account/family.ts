// 账户中心：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import agreementHandlers from './agreement/handlers.ts'
import { expectAnswers } from './bank/orders.ts'
import bankAccountHandlers from './bankAccount/handlers.ts'
import bankAccountNumbersHandlers from './bankAccount/numbers.ts'
import { events as bankAccountRemittanceEvents, expireAccountAuth } from './bankAccount/remittance.ts'
import { bankAccountReveal } from './bankAccount/reveals.ts'
import { accountFlow, authFlow } from './bankAccount/transitions.ts'
import { events as billEvents, bankOrders as billOrders, overdueBills } from './bill/flow.ts'
import billHandlers from './bill/handlers.ts'
import { feeReceipts } from './bill/receipt.ts'
import { billFlow, billInvoiceFlow } from './bill/transitions.ts'
import certificateHandlers from './certificate/handlers.ts'
import { events as certificatePlatformEvents, expireUkeys } from './certificate/platform.ts'
import { ukeyFaceFlow, ukeyFlow } from './certificate/transitions.ts'
import counterpartyHandlers from './counterparty/handlers.ts'
import { counterpartyFlow } from './counterparty/transitions.ts'
import { entities } from './entities.ts'
import { events as funderBillEvents } from './funderBill/flow.ts'
import funderBillHandlers from './funderBill/handlers.ts'
import { funderInvoiceFlow, funderRepayFlow } from './funderBill/transitions.ts'
import { invariants } from './invariants.ts'
import invoiceInfoHandlers from './invoiceInfo/handlers.ts'
import { invoiceInfoFlow } from './invoiceInfo/transitions.ts'
import limitEntriesHandlers from './limit/entries.ts'
import { events as limitEvents } from './limit/events.ts'
import limitHandlers from './limit/handlers.ts'
import { invariants as limitInvariants } from './limit/invariants.ts'
import { limitFlow } from './limit/transitions.ts'
import { expireMemberLimits } from './limitDistribution/flow.ts'
import limitDistributionHandlers from './limitDistribution/handlers.ts'
import { distributionFlow } from './limitDistribution/transitions.ts'
import { events as nameChangeEvents } from './nameChange/flow.ts'
import nameChangeHandlers from './nameChange/handlers.ts'
import { nameChangeFlow } from './nameChange/transitions.ts'
import { expirePriceSchemes } from './price/flow.ts'
import priceHandlers from './price/handlers.ts'
import { priceFlow } from './price/transitions.ts'
import { expireProtocols, events as protocolEvents } from './protocol/flow.ts'
import protocolHandlers from './protocol/handlers.ts'
import { protocolFlow } from './protocol/transitions.ts'
import receiptHandlers from './receipt/handlers.ts'
import { tables } from './tables.ts'
import { events as userEvents } from './user/flow.ts'
import userHandlers from './user/handlers.ts'
import userSelfHandlers from './user/self.ts'
import { userFlow } from './user/transitions.ts'

export const account: Family = {
  tables,
  entities,
  flows: [
    distributionFlow,
    limitFlow,
    priceFlow,
    billFlow,
    billInvoiceFlow,
    funderInvoiceFlow,
    funderRepayFlow,
    accountFlow,
    authFlow,
    nameChangeFlow,
    invoiceInfoFlow,
    userFlow,
    ukeyFlow,
    ukeyFaceFlow,
    counterpartyFlow,
    protocolFlow,
  ],
  handlers: [
    agreementHandlers,
    bankAccountHandlers,
    bankAccountNumbersHandlers,
    billHandlers,
    certificateHandlers,
    counterpartyHandlers,
    funderBillHandlers,
    invoiceInfoHandlers,
    limitEntriesHandlers,
    limitHandlers,
    limitDistributionHandlers,
    nameChangeHandlers,
    priceHandlers,
    protocolHandlers,
    receiptHandlers,
    userHandlers,
    userSelfHandlers,
  ],
  clock: [
    expectAnswers,
    expireAccountAuth,
    overdueBills,
    expireMemberLimits,
    expirePriceSchemes,
    expireProtocols,
    expireUkeys,
  ],
  events: [
    ...bankAccountRemittanceEvents,
    ...billEvents,
    ...certificatePlatformEvents,
    ...funderBillEvents,
    ...limitEvents,
    ...nameChangeEvents,
    ...protocolEvents,
    ...userEvents,
  ],
  invariants: [...invariants, ...limitInvariants],
  bankOrders: [billOrders],
  reveals: [bankAccountReveal],
  receipts: [feeReceipts],
}
