// 反向保理等人办的，供工作台显示：按该办的角色。
import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { earlier, stepDay } from '../../portal/holiday/step.ts'
import { listAt } from '../../portal/workbench/homeFigure.ts'
import { own, type Parts, roleTodos, toDo } from '../../portal/workbench/homeTodo.ts'
import type { RfConfirmationRow } from '../confirmation/rows.ts'
import type { RfFinancingRow } from '../finance/rows.ts'
import { rfFinanceView } from '../finance/view.ts'
import type { RfRecommendRow } from '../recommendation/rows.ts'
import type { RfRiskEventRow } from '../risk/rows.ts'
import { isVisibleStatement } from '../statement/rules.ts'

/** 反向保理的另一方：债权人看债务人，债务人看债权人。资金方不在其中，隐蔽型的债务人不该知道（A77）。 */
const across =
  ({ corp }: Context) =>
  (row: { creditorName?: string; debtorName?: string; creditorCorpId?: string }): string | undefined =>
    row.creditorCorpId === corp.corpId ? row.debtorName : row.creditorName

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
const recommend: Parts<RfRecommendRow> = {
  partyOf: (row) => row.supplierName,
  amountOf: (row) => row.recommendAmount,
}

const FINANCING = '/reverse_factoring/financing/financing-manage'
const RISK = [
  'RF_RISK',
  '待反馈的融资风险',
  '/reverse_factoring/financing/financing-risk?riskStatus=OPEN',
] as const

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

/** 反向保理的待办，按当前角色。 */
export const rfTodos = roleTodos({
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
})
