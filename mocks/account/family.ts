// 账户中心：这一族接到后台的一切，依次。
import agreementHandlers from './agreement/handlers.ts'
import bankAccountHandlers from './bankAccount/handlers.ts'
import bankAccountNumbersHandlers from './bankAccount/numbers.ts'
import billHandlers from './bill/handlers.ts'
import certificateHandlers from './certificate/handlers.ts'
import counterpartyHandlers from './counterparty/handlers.ts'
import funderBillHandlers from './funderBill/handlers.ts'
import invoiceInfoHandlers from './invoiceInfo/handlers.ts'
import limitEntriesHandlers from './limit/entries.ts'
import limitHandlers from './limit/handlers.ts'
import limitDistributionHandlers from './limitDistribution/handlers.ts'
import nameChangeHandlers from './nameChange/handlers.ts'
import priceHandlers from './price/handlers.ts'
import protocolHandlers from './protocol/handlers.ts'
import receiptHandlers from './receipt/handlers.ts'
import userHandlers from './user/handlers.ts'
import userSelfHandlers from './user/self.ts'
import { expectAnswers } from './bank/orders.ts'
import { expireAccountAuth, events as bankAccountRemittanceEvents } from './bankAccount/remittance.ts'
import { overdueBills, events as billEvents, bankOrders as billOrders } from './bill/flow.ts'
import { expireUkeys, events as certificatePlatformEvents } from './certificate/platform.ts'
import { events as funderBillEvents } from './funderBill/flow.ts'
import { invariants } from './invariants.ts'
import { invariants as limitInvariants } from './limit/invariants.ts'
import { expireMemberLimits } from './limitDistribution/flow.ts'
import { events as nameChangeEvents } from './nameChange/flow.ts'
import { expirePriceSchemes } from './price/flow.ts'
import { expireProtocols, events as protocolEvents } from './protocol/flow.ts'
import { events as userEvents } from './user/flow.ts'
import { accountFlow, authFlow } from './bankAccount/transitions.ts'
import { billFlow, billInvoiceFlow } from './bill/transitions.ts'
import { ukeyFaceFlow, ukeyFlow } from './certificate/transitions.ts'
import { counterpartyFlow } from './counterparty/transitions.ts'
import { funderInvoiceFlow } from './funderBill/transitions.ts'
import { invoiceInfoFlow } from './invoiceInfo/transitions.ts'
import { limitFlow } from './limit/transitions.ts'
import { distributionFlow } from './limitDistribution/transitions.ts'
import { nameChangeFlow } from './nameChange/transitions.ts'
import { priceFlow } from './price/transitions.ts'
import { protocolFlow } from './protocol/transitions.ts'
import { userFlow } from './user/transitions.ts'
import type { Family } from '../kernel/wiring.ts'
import { entities } from './entities.ts'
import { tables } from './tables.ts'

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
    ...nameChangeEvents,
    ...protocolEvents,
    ...userEvents,
  ],
  invariants: [...invariants, ...limitInvariants],
  bankOrders: [billOrders],
}
