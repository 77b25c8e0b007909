// ABS等人办的，供工作台显示：按该办的角色。
import { othersIn } from '../../account/protocol/rules.ts'
import type { Context } from '../../kernel/Context.ts'
import { own, type Parts, roleTodos, toDo } from '../../portal/workbench/homeTodo.ts'
import type { AbsAccountChangeRow } from '../accountChange/rows.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import { absPayableView } from '../payable/view.ts'
import { diffOf, payableOf } from '../payment/book.ts'
import type { AbsPaymentRow } from '../payment/rows.ts'
import { absPaymentFlow } from '../payment/transitions.ts'
import { absPaymentView } from '../payment/view.ts'
import type { AbsTransferApplicationRow } from '../transfer/rows.ts'
import { absTransferView } from '../transfer/view.ts'

const payable = (ctx: Context): Parts<AbsPayableRow> => ({
  partyOf: (row) => row.creditorName,
  amountOf: (row) => row.payableAmount,
  deadlineOf: (row) => absPayableView(ctx, row).deadline,
})
const absTransfer = (ctx: Context): Parts<AbsTransferApplicationRow> => ({
  partyOf: (row) => row.debtorName,
  amountOf: (row) => row.receivableTotal,
  deadlineOf: (row) => absTransferView(ctx, row).deadline,
})
/** 待登记的付款，金额是应付还欠的；已登记的，是这次付的。 */
const absPayment = (
  ctx: Context,
  amountOf: Parts<AbsPaymentRow>['amountOf'] = ({ paymentAmount }) => paymentAmount,
): Parts<AbsPaymentRow> => ({
  partyOf: (row) => row.creditorName,
  amountOf,
  deadlineOf: (row) => absPaymentView(ctx, row).deadline,
})
const manager: Parts<AbsAccountChangeRow> = { partyOf: (row) => row.managerName }

const PAYABLE = '/abs/core/issue/payable'
const ACCOUNT_CHANGE = '/abs/core/payment-manage/payment-manage?view=changes'
const TRANSFER = '/abs/chain/transfer/apply'

/** ABS的待办，按当前角色。 */
export const absTodos = roleTodos({
  'abs.core.op': (wait, ctx, world) => [
    wait(
      ['APB_REJECTED', '被驳回的应付确认', `${PAYABLE}?payableStatus=REJECTED`],
      world.absPayables,
      (row) => row.payableStatus === 'REJECTED',
      payable(ctx),
    ),
    wait(
      ['APM_REGISTER', '待登记的付款', '/abs/core/payment-manage/payment-register'],
      world.absPayments,
      (row) => absPaymentFlow.isReadyFor(row, 'T-APM-02'),
      absPayment(ctx, (row) => payableOf(world, row).payableRemain),
    ),
    wait(
      [
        'APM_UNANSWERED',
        '银行未答复的付款',
        '/abs/core/payment-manage/payment-progress?paymentStatus=UNANSWERED',
      ],
      world.absPayments,
      (row) => row.paymentStatus === 'UNANSWERED',
      absPayment(ctx),
    ),
    wait(
      ['AAC_CHECK', '待核对的归集账户变更', `${ACCOUNT_CHANGE}&changeStatus=WAIT_CHECK`],
      world.absAccountChanges,
      (row) => row.changeStatus === 'WAIT_CHECK',
      manager,
    ),
    wait(
      ['AAC_REJECTED', '被驳回的归集账户变更', `${ACCOUNT_CHANGE}&changeStatus=REJECTED`],
      world.absAccountChanges,
      (row) => row.changeStatus === 'REJECTED',
      manager,
    ),
    wait(
      ['ACK_DIFF', '待处理的核对差异', '/abs/core/payment-manage/check-progress?absCheckStatus=DIFF'],
      world.absPayments,
      (row) => row.absCheckStatus === 'DIFF',
      absPayment(ctx, diffOf),
    ),
  ],
  'abs.core.dir': (wait, ctx, { absPayables, absPayments, absAccountChanges }) => [
    wait(
      ['APB_REVIEW', '待复核的应付确认', `${PAYABLE}?payableStatus=PENDING_REVIEW`],
      absPayables,
      (row) => row.payableStatus === 'PENDING_REVIEW',
      payable(ctx),
    ),
    wait(
      [
        'APM_REVIEW',
        '待复核的付款登记',
        '/abs/core/payment-manage/payment-manage?paymentStatus=PENDING_REVIEW',
      ],
      absPayments,
      (row) => row.paymentStatus === 'PENDING_REVIEW',
      absPayment(ctx),
    ),
    wait(
      ['AAC_REVIEW', '待复核的归集账户变更', `${ACCOUNT_CHANGE}&changeStatus=PENDING_REVIEW`],
      absAccountChanges,
      (row) => row.changeStatus === 'PENDING_REVIEW',
      manager,
    ),
  ],
  'abs.chain.op': (wait, ctx, { absTransfers, financeDataPackages }) => [
    wait(
      ['FDP_INVALID', '校验未通过的融资资料', '/abs/finance-data/index/finance?packageStatus=INVALID'],
      financeDataPackages,
      (row) => row.productType === 'ABS' && row.packageStatus === 'INVALID',
      { partyOf: (row) => row.counterpartyName },
    ),
    wait(
      ['ATR_REJECTED', '被驳回的转让申请', `${TRANSFER}?absTransferStatus=REJECTED`],
      absTransfers,
      (row) => row.absTransferStatus === 'REJECTED',
      absTransfer(ctx),
    ),
    wait(
      ['ATR_SUPPLEMENT', '待补正的转让申请', `${TRANSFER}?absTransferStatus=SUPPLEMENT`],
      absTransfers,
      (row) => row.absTransferStatus === 'SUPPLEMENT',
      absTransfer(ctx),
    ),
  ],
  'abs.chain.dir': (wait, ctx, { absTransfers, protocols }) => [
    toDo(ctx, {
      code: 'ATR_SIGN',
      name: '待签署的转让协议',
      path: '/abs/chain/index/file?protocolStatus=WAIT_SIGN',
      rows: protocols.where(
        (row) =>
          own(ctx)(row) && row.protocolStatus === 'WAIT_SIGN' && absTransfers.get(row.bizNo) !== undefined,
      ),
      partyOf: (row) => othersIn(ctx.corp, row),
      deadlineOf: (row) => row.tempIdExpireDate,
    }),
    wait(
      ['ATR_REVIEW', '待复核的转让申请', '/abs/chain/transfer/approve'],
      absTransfers,
      (row) => row.absTransferStatus === 'PENDING_REVIEW',
      absTransfer(ctx),
    ),
  ],
})
