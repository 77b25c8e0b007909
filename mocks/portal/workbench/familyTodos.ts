import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import type { AbsAccountChangeRow } from '../../abs/accountChange/rows.ts'
import type { AbsPayableRow } from '../../abs/payable/rows.ts'
import { absPayableView } from '../../abs/payable/view.ts'
import { diffOf, payableOf } from '../../abs/payment/book.ts'
import type { AbsPaymentRow } from '../../abs/payment/rows.ts'
import { absPaymentFlow } from '../../abs/payment/transitions.ts'
import { absPaymentView } from '../../abs/payment/view.ts'
import type { AbsTransferApplicationRow } from '../../abs/transfer/rows.ts'
import { absTransferView } from '../../abs/transfer/view.ts'
import { othersIn } from '../../account/protocol/rules.ts'
import type { GuaranteeClaimRow } from '../../guarantee/claim/rows.ts'
import { guaranteeTodos } from '../../guarantee/home/handlers.ts'
import { isToAnswer } from '../../guarantee/revoke/rules.ts'
import type { Context } from '../../kernel/Context.ts'
import { notOwnMaking } from '../../kernel/document.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { Table } from '../../kernel/Table.ts'
import type { World } from '../../kernel/World.ts'
import type { RfConfirmationRow } from '../../reverseFactoring/confirmation/rows.ts'
import type { RfFinancingRow } from '../../reverseFactoring/finance/rows.ts'
import { rfFinanceView } from '../../reverseFactoring/finance/view.ts'
import type { RfRecommendRow } from '../../reverseFactoring/recommendation/rows.ts'
import type { RfRiskEventRow } from '../../reverseFactoring/risk/rows.ts'
import { isVisibleStatement } from '../../reverseFactoring/statement/rules.ts'
import { earlier, stepDay } from '../holiday/step.ts'
import { listAt } from './homeFigure.ts'
import { type Kind, own, toDo, toReview } from './homeTodo.ts'

// 凭证以外各族等人办的，供工作台显示：按该办的角色。

type Parts<Row extends object> = Pick<Kind<Row>, 'partyOf' | 'amountOf' | 'deadlineOf'>

/** 一类待办：代码、名称与页面，以及本企业哪些单据在等。 */
type Wait = <Row extends DocumentRow>(
  name: readonly [code: string, name: string, path: string],
  table: Table<Row>,
  isIt: (row: Row) => boolean,
  parts?: Parts<Row>,
) => HomeTodo

/** 反向保理的另一方：债权人看债务人，债务人看债权人。资金方不在其中，隐蔽型的债务人不该知道（A77）。 */
const across =
  ({ corp }: Context) =>
  (row: { creditorName?: string; debtorName?: string; creditorCorpId?: string }): string | undefined =>
    row.creditorCorpId === corp.corpId ? row.debtorName : row.creditorName

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
const rfFinancing = (ctx: Context): Parts<RfFinancingRow> => ({
  partyOf: (row) => row.funderName,
  amountOf: (row) => row.rfFinanceAmount,
  deadlineOf: (row) => rfFinanceView(ctx, row).deadline,
})
const confirmation = ({ world }: Context): Parts<RfConfirmationRow> => ({
  partyOf: (row) => row.creditorName,
  amountOf: (row) => row.arAmount,
  deadlineOf: (row) => earlier(stepDay(world, row), row.arDueDate),
})
const risk = (ctx: Context): Parts<RfRiskEventRow> => ({
  partyOf: across(ctx),
  deadlineOf: (row) => row.handleDeadline,
})
const claim: Parts<GuaranteeClaimRow> = {
  partyOf: (row) => row.guarantorName,
  amountOf: (row) => row.claimAmount,
  deadlineOf: (row) => row.supplementDeadline,
}

const manager: Parts<AbsAccountChangeRow> = { partyOf: (row) => row.managerName }
const recommend: Parts<RfRecommendRow> = {
  partyOf: (row) => row.supplierName,
  amountOf: (row) => row.recommendAmount,
}

const PAYABLE = '/abs/core/issue/payable'
const ACCOUNT_CHANGE = '/abs/core/payment-manage/payment-manage?view=changes'
const TRANSFER = '/abs/chain/transfer/apply'
const FINANCING = '/reverse_factoring/financing/financing-manage'
const RISK = [
  'RF_RISK',
  '待反馈的融资风险',
  '/reverse_factoring/financing/financing-risk?riskStatus=OPEN',
] as const
const CLAIM = '/guarantee/benefit/claim/index'

/** 对账单：对方发来等我方答复的（T-RST-03、04），与我方发出、对方有异议的（T-RST-05）。 */
const statements = (ctx: Context, page: string): HomeTodo[] =>
  (
    [
      ['WAIT_CONFIRM', '待确认的对账单', false],
      ['DISPUTED', '对方有异议的对账单', true],
    ] as const
  ).map(([statementStatus, name, ours]) =>
    toDo(ctx, {
      code: `RST_${statementStatus}`,
      name,
      path: listAt(page, { statementStatus }),
      rows: ctx.world.rfStatements.where(
        (row) =>
          row.statementStatus === statementStatus && own(ctx)(row) === ours && isVisibleStatement(ctx, row),
      ),
      partyOf: across(ctx),
      amountOf: (row) => row.statementAmount,
    }),
  )

/** 待签署、换版后待重签的反向保理协议（T-RPR-02、05）。 */
const agreements = (ctx: Context): HomeTodo[] =>
  (
    [
      ['WAIT_SIGN', '待签署的反向保理协议'],
      ['RE_SIGN', '待重签的反向保理协议'],
    ] as const
  ).map(([protocolStatus, name]) =>
    toDo(ctx, {
      code: `RPR_${protocolStatus}`,
      name,
      path: listAt('/reverse_factoring/protocol/protocol-manage', { protocolStatus }),
      rows: ctx.world.rfAgreements.where((row) => own(ctx)(row) && row.protocolStatus === protocolStatus),
      partyOf: (row) => row.funderName,
    }),
  )

/** 每个角色要办的；只取当前担任的角色。 */
const kindsOf: Readonly<Record<string, (wait: Wait, ctx: Context, world: World) => HomeTodo[]>> = {
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
      (row) => absPaymentFlow.stands(row, 'T-APM-02'),
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
  'rf.core.op': (wait, ctx, { rfAccounts, rfConfirmations, rfRecommends, rfRiskEvents }) => [
    wait(
      ['RAC_RETURNED', '被退回的应收账款', '/reverse_factoring/debtor/ar/manage?arStatus=RETURNED'],
      rfAccounts,
      (row) => row.arStatus === 'RETURNED',
      { partyOf: across(ctx), amountOf: (row) => row.arAmount },
    ),
    // 复核驳回的也回到草稿（T-RRM-04）
    wait(
      [
        'RRM_DRAFT',
        '未提交的供应商推荐',
        '/reverse_factoring/recommend-management/index?recommendStatus=DRAFT',
      ],
      rfRecommends,
      (row) => row.recommendStatus === 'DRAFT',
      recommend,
    ),
    ...statements(ctx, '/reverse_factoring/debtor/receipt/statement/manage'),
    wait(
      [
        'RCF_PENDING',
        '待确权的应收账款',
        '/reverse_factoring/debtor-confirmation-right/index?confirmStatus=PENDING',
      ],
      rfConfirmations,
      (row) => row.confirmStatus === 'PENDING',
      confirmation(ctx),
    ),
    wait(RISK, rfRiskEvents, (row) => row.riskStatus === 'OPEN', risk(ctx)),
  ],
  'rf.core.dir': (wait, ctx, { rfConfirmations, rfRecommends }) => [
    ...agreements(ctx),
    wait(
      ['RCF_AUDIT', '待审核的确权', '/reverse_factoring/authority-audit/index'],
      rfConfirmations,
      (row) => row.confirmStatus === 'PENDING_AUDIT',
      confirmation(ctx),
    ),
    wait(
      [
        'RRM_REVIEW',
        '待复核的供应商推荐',
        '/reverse_factoring/recommend-management/index?recommendStatus=PENDING_REVIEW',
      ],
      rfRecommends,
      (row) => row.recommendStatus === 'PENDING_REVIEW',
      recommend,
    ),
  ],
  'rf.corp.op': (wait, ctx, { rfAccounts, rfFinancings, rfRiskEvents }) => [
    ...statements(ctx, '/reverse_factoring/creditor/receipt/statement/manage'),
    wait(
      ['RAC_RETURNED', '被退回的应收账款', '/reverse_factoring/account/account-manage?arStatus=RETURNED'],
      rfAccounts,
      (row) => row.arStatus === 'RETURNED',
      { partyOf: across(ctx), amountOf: (row) => row.arAmount },
    ),
    wait(
      ['RFN_REJECTED', '被驳回的保理融资', `${FINANCING}?rfFinanceStatus=REVIEW_REJECTED`],
      rfFinancings,
      (row) => row.rfFinanceStatus === 'REVIEW_REJECTED',
      rfFinancing(ctx),
    ),
    wait(
      ['RFN_SUPPLEMENT', '待补件的保理融资', `${FINANCING}?rfFinanceStatus=SUPPLEMENT`],
      rfFinancings,
      (row) => row.rfFinanceStatus === 'SUPPLEMENT',
      rfFinancing(ctx),
    ),
    wait(RISK, rfRiskEvents, (row) => row.riskStatus === 'OPEN', risk(ctx)),
  ],
  'rf.corp.dir': (wait, ctx, { rfFinancings }) => [
    ...agreements(ctx),
    wait(
      ['RFN_REVIEW', '待审核的保理融资', '/reverse_factoring/financing/financing-audit-list'],
      rfFinancings,
      (row) => row.rfFinanceStatus === 'PENDING_REVIEW',
      rfFinancing(ctx),
    ),
    wait(
      ['RFN_CONTRACT', '待签约的保理融资', `${FINANCING}?rfFinanceStatus=WAIT_CONTRACT`],
      rfFinancings,
      (row) => row.rfFinanceStatus === 'WAIT_CONTRACT',
      rfFinancing(ctx),
    ),
  ],
  'gua.app.op': (wait, _, { guaranteeInvoices }) => [
    wait(
      ['GIV_FAILED', '开票失败的保函费', '/guarantee/invoice/manager?billInvoiceStatus=FAILED'],
      guaranteeInvoices,
      (row) => row.billInvoiceStatus === 'FAILED',
      { partyOf: (row) => row.issuerOrgName, amountOf: (row) => row.feeInvoiceAmount },
    ),
  ],
  'gua.app.dir': (wait, _, { guaranteeRevokes }) => [
    wait(
      ['GRV_REVIEW', '待复核的保函撤销', '/guarantee/revoke/index?revokeStatus=PENDING_REVIEW'],
      guaranteeRevokes,
      (row) => row.revokeStatus === 'PENDING_REVIEW',
      { partyOf: (row) => row.beneficiaryName, amountOf: (row) => row.guaranteeAmount },
    ),
  ],
  'gua.ben.op': (wait, _, { guaranteeClaims }) => [
    wait(
      ['GCL_REJECTED', '被驳回的索赔', `${CLAIM}?claimStatus=REJECTED`],
      guaranteeClaims,
      (row) => row.claimStatus === 'REJECTED',
      claim,
    ),
    wait(
      ['GCL_SUPPLEMENT', '待补正的索赔', `${CLAIM}?claimStatus=SUPPLEMENT`],
      guaranteeClaims,
      (row) => row.claimStatus === 'SUPPLEMENT',
      claim,
    ),
  ],
  'gua.ben.dir': (wait, ctx, { guarantees, guaranteeClaims, guaranteeRevokes }) => [
    toDo(ctx, {
      code: 'GRV_ANSWER',
      name: '待答复的保函撤销',
      path: '/guarantee/benefit/query/index?revokeStatus=BENEFICIARY_CONFIRMING',
      rows: guaranteeRevokes.where((row) => isToAnswer(ctx, row)),
      partyOf: (row) => guarantees.get(row.guaranteeApplyNo)?.guarantorName,
      amountOf: (row) => row.guaranteeAmount,
    }),
    wait(
      ['GCL_REVIEW', '待复核的索赔', `${CLAIM}?claimStatus=PENDING_REVIEW`],
      guaranteeClaims,
      (row) => row.claimStatus === 'PENDING_REVIEW',
      claim,
    ),
  ],
}

/** 凭证族以外各产品族等当前角色办理的业务；一类没有等着的也在其中，笔数为零。 */
export const familyTodos = (ctx: Context): HomeTodo[] => {
  const todos = Object.entries(kindsOf).flatMap(([token, kinds]) => {
    if (!ctx.holds(token)) return []
    const wait: Wait = ([code, name, path], table, isIt, parts) => {
      const kind = { code, name, path, rows: table.where((row) => own(ctx)(row) && isIt(row)), ...parts }
      return token.endsWith('.dir') ? toReview(ctx, kind, notOwnMaking) : toDo(ctx, kind)
    }
    return kinds(wait, ctx, ctx.world)
  })
  return [...guaranteeTodos(ctx), ...todos]
}
