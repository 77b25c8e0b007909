import type * as operations from '#api/generated/corp/account-numbers/account-numbers.ts'
import type { AccountRevealRequest, DocumentAction } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { absAccountChangeView } from '../../abs/accountChange/view.ts'
import { absPaymentView } from '../../abs/payment/view.ts'
import * as msw from '../../generated/corp/account-numbers/account-numbers.msw.ts'
import { claimView } from '../../guarantee/claim/handlers.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, noteReveal } from '../../kernel/document.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import { confirmationView } from '../../reverseFactoring/confirmation/handlers.ts'
import { payeeOf as rfPayeeOf } from '../../reverseFactoring/receivable/payee.ts'
import type { RfAccountRow } from '../../reverseFactoring/receivable/rows.ts'
import { accountView, needAccount } from '../../reverseFactoring/receivable/view.ts'
import { aheadPayee } from '../../voucher/aheadCash/payment.ts'
import { aheadView } from '../../voucher/aheadCash/view.ts'
import { cashItemView, payeeOf } from '../../voucher/cash/view.ts'
import { financeView } from '../../voucher/finance/view.ts'
import { issueView } from '../../voucher/issue/view.ts'
import { COLLECT_PAGES, signView } from '../../voucher/sign/handlers.ts'
import { signupView } from '../../voucher/signup/view.ts'
import { accountRecord, canReveal } from './view.ts'

/** 一个账号：在哪份单据上、当前用户在单据上可做什么、号码是什么。 */
type Found = {
  row: DocumentRow
  actions: readonly DocumentAction[]
  accountNo: string | undefined
  formerAccountNo?: string | undefined
  /** 单据上不止一个账号时，说明看的是哪一个 */
  which?: string
}

type Subject = AccountRevealRequest['subject']
type Find = (ctx: Context, documentNo: string, itemNo: string | undefined) => Found

const finders: Readonly<Record<Subject, Find>> = {
  BANK_ACCOUNT(ctx, id) {
    const row = ownedBy(ctx, ctx.world.bankAccounts.need(id))
    const { accountNo, formerAccountNo } = row
    return { row, accountNo, formerAccountNo, actions: accountRecord(ctx, row).actions }
  },
  ABS_ACCOUNT_CHANGE(ctx, changeNo) {
    const row = ownedBy(ctx, ctx.world.absAccountChanges.need(changeNo))
    const { accountNo, formerAccountNo } = row
    return { row, accountNo, formerAccountNo, actions: absAccountChangeView(ctx, row).actions }
  },
  ABS_PAYMENT(ctx, paymentNo) {
    const row = ownedBy(ctx, ctx.world.absPayments.need(paymentNo))
    const { poolAccountNo: accountNo, formerPoolAccountNo: formerAccountNo } = row
    return { row, accountNo, formerAccountNo, actions: absPaymentView(ctx, row).actions }
  },
  CASH_ITEM(ctx, cashNo, itemNo) {
    const row = ownedBy(ctx, ctx.world.cashBatches.need(cashNo))
    const item = row.items.find((one) => one.cashItemNo === itemNo)
    if (!item) throw notFound('兑付明细')
    const { actions, payeeChanged } = cashItemView(ctx, row, item)
    const { payeeAccountNo: accountNo, appliedAccountNo, payeeName } = payeeOf(ctx, item)
    return {
      row,
      actions,
      accountNo,
      ...(payeeChanged && { formerAccountNo: appliedAccountNo }),
      which: `明细${item.cashItemNo.slice(-3)} ${payeeName}`,
    }
  },
  AHEAD_CASH(ctx, aheadNo) {
    const row = ownedBy(ctx, ctx.world.aheadCashApplications.need(aheadNo))
    const { payeeAccountNo: accountNo, appliedAccountNo: formerAccountNo } = aheadPayee(ctx.world, row)
    return { row, accountNo, formerAccountNo, actions: aheadView(ctx, row).actions }
  },
  SIGNUP(ctx, signupNo) {
    const row = ownedBy(ctx, ctx.world.signups.need(signupNo))
    return { row, accountNo: row.collectAccountNo, actions: signupView(ctx, row).actions }
  },
  GUARANTEE_CLAIM(ctx, claimNo) {
    const row = ownedBy(ctx, ctx.world.guaranteeClaims.need(claimNo))
    return { row, accountNo: row.collectAccountNo, actions: claimView(ctx, row).actions }
  },
  RF_ACCOUNT(ctx, arNo) {
    const row = needAccount(ctx, arNo)
    const { actions } = accountView(ctx, row)
    return { row, actions, accountNo: rfPayeeOf(ctx.world, row)?.accountNo, ...formerOf(row) }
  },
  RF_CONFIRM(ctx, confirmNo) {
    const row = ownedBy(ctx, ctx.world.rfConfirmations.need(confirmNo))
    const account = ctx.world.rfAccounts.need(row.arNo)
    const { actions } = confirmationView(ctx, row)
    return { row, actions, accountNo: rfPayeeOf(ctx.world, account)?.accountNo, ...formerOf(account) }
  },
  COLLECT_ACCOUNT(ctx, id) {
    const row = ownedBy(ctx, ctx.world.bankAccounts.need(id))
    const actions = canReveal(ctx) ? [{ code: 'REVEAL', enabled: true }] : []
    return { row, accountNo: row.accountNo, actions, which: '选作收款账户时' }
  },
  ISSUE(ctx, issueNo) {
    const row = ownedBy(ctx, ctx.world.issueApplications.need(issueNo))
    return { row, accountNo: row.receiverAccountNo, actions: issueView(ctx, row).actions }
  },
  SIGN_TASK(ctx, signNo) {
    const row = ownedBy(ctx, ctx.world.signTasks.need(signNo))
    return { row, accountNo: row.collectAccountNo, actions: signView(ctx, row).actions }
  },
  FINANCE(ctx, financeNo) {
    const row = ownedBy(ctx, ctx.world.financeApplications.need(financeNo))
    return { row, accountNo: row.collectAccountNo, actions: financeView(ctx, row).actions }
  },
}

/** 债权转让之后，原来登记的账户划去。 */
const formerOf = ({ assignedPayee, arCollectAccountNo }: RfAccountRow) =>
  assignedPayee && arCollectAccountNo ? { formerAccountNo: arCollectAccountNo } : {}

const PAY = '/abs/core/payment-manage'
const CASH = '/credit/core/cash'

/** 有账号可看的页面，按单据分。 */
const pagesOf: Readonly<Record<Subject, readonly string[]>> = {
  BANK_ACCOUNT: ['/my/info'],
  ABS_ACCOUNT_CHANGE: [`${PAY}/payment-manage`],
  ABS_PAYMENT: [`${PAY}/payment-manage`, `${PAY}/payment-register`],
  CASH_ITEM: [`${CASH}/cash-approve`, `${CASH}/cash-check`, `${CASH}/payment-progress-query`],
  AHEAD_CASH: [`${CASH}/ahead-cash-approve`],
  SIGNUP: ['/credit/core/finance/signup-query'],
  GUARANTEE_CLAIM: ['/guarantee/benefit/claim/index'],
  RF_ACCOUNT: ['/reverse_factoring/debtor/ar/manage'],
  RF_CONFIRM: [
    '/reverse_factoring/debtor-confirmation-right/right-confirmation',
    '/reverse_factoring/authority-audit/right-confirmation',
  ],
  COLLECT_ACCOUNT: COLLECT_PAGES,
  ISSUE: ['/credit/core/issue/issue-review', '/credit/core/issue/final-approve'],
  SIGN_TASK: ['/credit/chain/confirm/confirm-approve'],
  FINANCE: ['/credit/core/finance/approve', '/credit/chain/finance/approve'],
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { revealAccountNo: Object.values(pagesOf).flat() },
})({
  revealAccountNo(ctx, { subject, documentNo, itemNo }) {
    const { row, actions, accountNo, formerAccountNo, which } = finders[subject](ctx, documentNo, itemNo)
    const way = actions.find(({ code }) => code === 'REVEAL')
    if (!way || !ctx.isGranted(pagesOf[subject])) {
      throw new BusinessError('REVEAL', '只有此刻要核对这个账号的人可以查看')
    }
    if (!way.enabled) throw new BusinessError('REVEAL', way.reason ?? '现在不能查看完整账号')
    if (!accountNo) throw new BusinessError('NOT_FOUND', '还没有收款账号')
    const seen = [formerAccountNo, accountNo].filter((no) => no !== undefined).map(maskText)
    noteReveal(ctx.world, row, actorOf(ctx), [which, seen.join(' → ')].filter(Boolean).join('　'))
    return present({ accountNo, formerAccountNo })
  },
})
