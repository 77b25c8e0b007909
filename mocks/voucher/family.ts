// 电子凭证：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { expireAhead } from './aheadCash/flow.ts'
import aheadCashHandlers from './aheadCash/handlers.ts'
import { aheadReceipts } from './aheadCash/receipt.ts'
import { aheadCashReveal } from './aheadCash/reveal.ts'
import { aheadCashFlow } from './aheadCash/transitions.ts'
import { cashAccountUse } from './cash/accountUse.ts'
import { events as cashEvents } from './cash/events.ts'
import { overdueBatches } from './cash/flow.ts'
import cashHandlers from './cash/handlers.ts'
import { refreshCashLists } from './cash/lists.ts'
import { accruePenalty, bankOrders as cashPaymentsOrders, queuePayments } from './cash/payments.ts'
import { cashReceipts } from './cash/receipt.ts'
import { remindCash } from './cash/reminders.ts'
import { cashItemReveal } from './cash/reveal.ts'
import { cashFlow, cashItemFlow } from './cash/transitions.ts'
import { invariants as circulationInvariants } from './circulation.ts'
import { entities } from './entities.ts'
import { invariants as evidenceInvariants } from './evidence.ts'
import { invariants as feesInvariants } from './fees.ts'
import { financeAccountUse } from './finance/accountUse.ts'
import { closeFinances, expireSupplements } from './finance/calendar.ts'
import { events as financeEvents } from './finance/events.ts'
import { interestBills } from './finance/funderBills.ts'
import financeHandlers from './finance/handlers.ts'
import { invariants as financeInvariants } from './finance/invariants.ts'
import {
  events as financeLendingEvents,
  bankOrders as financeLendingOrders,
  overdueFinances,
  settleFinance,
} from './finance/lending.ts'
import { financeLimitUse } from './finance/limitUse.ts'
import { financeOnSign } from './finance/quick.ts'
import { lendReceipts } from './finance/receipt.ts'
import { financeReveal } from './finance/reveal.ts'
import { financeFlow, registerFlow } from './finance/transitions.ts'
import firmInfoHandlers from './firmInfo/handlers.ts'
import { voucherArticles } from './help.ts'
import homeHandlers from './home/handlers.ts'
import { voucherTodos } from './home/todos.ts'
import { voucherFigures } from './home/workbench.ts'
import { onFinalReviewed } from './issue/flow.ts'
import issueHandlers from './issue/handlers.ts'
import { issueLimitUse } from './issue/limitUse.ts'
import { issueReveal } from './issue/reveal.ts'
import { issueFlow } from './issue/transitions.ts'
import packageHandlers from './package/handlers.ts'
import { invariants as packageInvariants } from './package/invariants.ts'
import { packageFlow } from './package/transitions.ts'
import { events as packageVerificationEvents } from './package/verification.ts'
import { places } from './places.ts'
import { begun, imported, sequel, single } from './platform.ts'
import { events as plentyEvents } from './plenty.ts'
import { expireRecycles } from './recycle/consent.ts'
import recycleHandlers from './recycle/handlers.ts'
import { recycleFlow } from './recycle/transitions.ts'
import returnHandlers from './return/handlers.ts'
import { returnFlow } from './return/transitions.ts'
import { onSigned } from './sign/effects.ts'
import { expireSigns } from './sign/flow.ts'
import signHandlers from './sign/handlers.ts'
import { signRenameBar } from './sign/renameBar.ts'
import { collectAccountReveal, signReveal } from './sign/reveal.ts'
import { signFlow } from './sign/transitions.ts'
import { signupSignable } from './signup/flow.ts'
import { ageSignups, events as signupFunderEvents } from './signup/funder.ts'
import signupHandlers from './signup/handlers.ts'
import { signupReveal } from './signup/reveal.ts'
import { openFunders } from './signup/seed.ts'
import { signupFlow } from './signup/transitions.ts'
import { releaseSilent } from './switchFunder/flow.ts'
import switchFunderHandlers from './switchFunder/handlers.ts'
import { switchFunderFlow } from './switchFunder/transitions.ts'
import { tables } from './tables.ts'
import { followFinalReview } from './thirdIssue/flow.ts'
import thirdIssueHandlers from './thirdIssue/handlers.ts'
import { invariants as thirdIssueInvariants } from './thirdIssue/invariants.ts'
import { thirdIssueLimitUse } from './thirdIssue/limitUse.ts'
import { events as thirdIssuePlatformEvents } from './thirdIssue/platform.ts'
import { callbackFlow, thirdIssueFlow } from './thirdIssue/transitions.ts'
import tradeHandlers from './trade/handlers.ts'
import { invariants as tradeInvariants } from './trade/invariants.ts'
import { invoiceFlow } from './trade/transitions.ts'
import transferHandlers from './transfer/handlers.ts'
import { transferFlow, transferLineFlow } from './transfer/transitions.ts'
import transferRecordHandlers from './transferRecord/handlers.ts'
import { closeInFlight } from './voucher/cutOff.ts'
import { ageVouchers } from './voucher/due.ts'
import voucherHandlers from './voucher/handlers.ts'
import { invariants as voucherInvariants } from './voucher/invariants.ts'
import { voucherLimitUse } from './voucher/limitUse.ts'
import { onHoldingCashed } from './voucher/settle.ts'
import { holdingFlow, voucherFlow } from './voucher/transitions.ts'
import { resumeSigns } from './withdraw/flow.ts'
import withdrawHandlers from './withdraw/handlers.ts'
import { withdrawFlow } from './withdraw/transitions.ts'

// 一个流程办完，等着它的流程接着办
onHoldingCashed(settleFinance)
onSigned(financeOnSign)
onFinalReviewed(followFinalReview)

export const voucher: Family = {
  flows: [
    issueFlow,
    voucherFlow,
    holdingFlow,
    withdrawFlow,
    signFlow,
    transferFlow,
    transferLineFlow,
    returnFlow,
    recycleFlow,
    cashFlow,
    cashItemFlow,
    aheadCashFlow,
    financeFlow,
    registerFlow,
    switchFunderFlow,
    signupFlow,
    thirdIssueFlow,
    callbackFlow,
    packageFlow,
    invoiceFlow,
  ],
  tables,
  entities,
  handlers: [
    aheadCashHandlers,
    cashHandlers,
    financeHandlers,
    firmInfoHandlers,
    homeHandlers,
    issueHandlers,
    packageHandlers,
    recycleHandlers,
    returnHandlers,
    signHandlers,
    signupHandlers,
    switchFunderHandlers,
    thirdIssueHandlers,
    tradeHandlers,
    transferHandlers,
    transferRecordHandlers,
    voucherHandlers,
    withdrawHandlers,
  ],
  clock: [
    resumeSigns,
    expireSigns,
    expireRecycles,
    expireAhead,
    closeInFlight,
    ageVouchers,
    refreshCashLists,
    overdueBatches,
    accruePenalty,
    remindCash,
    queuePayments,
    closeFinances,
    expireSupplements,
    releaseSilent,
    overdueFinances,
    ageSignups,
  ],
  events: [
    ...cashEvents,
    ...financeEvents,
    ...financeLendingEvents,
    ...packageVerificationEvents,
    ...signupFunderEvents,
    ...thirdIssuePlatformEvents,
    ...plentyEvents,
  ],
  invariants: [
    ...voucherInvariants,
    ...circulationInvariants,
    ...evidenceInvariants,
    ...feesInvariants,
    ...financeInvariants,
    ...thirdIssueInvariants,
    ...tradeInvariants,
    ...packageInvariants,
  ],
  bankOrders: [cashPaymentsOrders, financeLendingOrders],
  todos: [voucherTodos],
  figures: [voucherFigures],
  reveals: [
    cashItemReveal,
    aheadCashReveal,
    signupReveal,
    collectAccountReveal,
    signReveal,
    issueReveal,
    financeReveal,
  ],
  limitUses: [voucherLimitUse, issueLimitUse, thirdIssueLimitUse, financeLimitUse],
  receipts: [cashReceipts, aheadReceipts, lendReceipts],
  signables: [signupSignable],
  funderBills: [interestBills],
  accountUses: [cashAccountUse, financeAccountUse],
  renameBars: [signRenameBar],
  begun: [begun],
  imported: [imported],
  single: [single],
  help: [voucherArticles],
  places,
  sequels: [sequel],
  opening: [openFunders],
}
