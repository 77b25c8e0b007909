// CSH 到期兑付，及批次里的每条明细。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'
import { isAccountChanged, isRegistrable, isRetryable, owesPenalty } from './rules.ts'

const review = { by: 'REVIEW', who: CORE_DIRECTOR, guards: [notMaker] } as const
const applied = { ...review, from: ['PENDING_REVIEW'] } as const
const registered = { ...review, from: ['REGISTER_REVIEW'] } as const

export const cashFlow = flow<CashBatchRow>()(
  { code: 'CSH', title: '到期兑付', entity: 'CashBatch', field: 'cashStatus', dict: 'CASH_STATUS' },
  {
    'T-CSH-01': { from: [NEW], event: '生成应付清单', to: 'WAIT_APPLY', who: SYSTEM },
    'T-CSH-02': {
      from: ['WAIT_APPLY', 'FAILED', 'OVERDUE'],
      event: '提交兑付申请',
      to: 'PENDING_REVIEW',
      who: CORE_OPERATOR,
      by: 'APPLY',
    },
    'T-CSH-03': { ...applied, event: '复核通过（银行扣划/网银）', to: 'APPROVED', result: 'PASS' },
    'T-CSH-04': { ...applied, event: '复核通过（线下）', to: 'WAIT_REGISTER', result: 'PASS' },
    'T-CSH-05': { ...applied, event: '复核驳回', to: 'WAIT_APPLY', result: 'REJECT' },
    'T-CSH-06': { from: ['APPROVED'], event: '发送支付指令', to: 'PAYING', who: SYSTEM },
    'T-CSH-07': {
      from: ['PAYING', 'UNANSWERED', 'PART_PAID', 'REGISTER_REVIEW'],
      event: '全部到账',
      to: 'PAID',
      who: SYSTEM,
    },
    'T-CSH-08': { from: ['PAYING', 'UNANSWERED'], event: '部分到账', to: 'PART_PAID', who: SYSTEM },
    'T-CSH-09': { from: ['PAYING', 'UNANSWERED'], event: '付款失败', to: 'FAILED', who: SYSTEM },
    'T-CSH-10': {
      from: ['PART_PAID', 'FAILED'],
      event: '失败明细重新发起',
      to: 'APPROVED',
      who: CORE_DIRECTOR,
      by: 'RETRY',
      guards: [isRetryable, notMaker],
    },
    'T-CSH-11': {
      from: ['WAIT_REGISTER', 'UNANSWERED'],
      event: '登记付款',
      to: 'REGISTER_REVIEW',
      who: CORE_OPERATOR,
      by: 'REGISTER',
      guards: [isRegistrable],
    },
    'T-CSH-12': { ...registered, event: '登记复核通过', to: 'PAID', result: 'PASS' },
    // 银行未答复而登记的，登记不被认可就回到银行未答复：付没付仍要问银行
    'T-CSH-13': {
      ...registered,
      event: '登记驳回',
      to: ['WAIT_REGISTER', 'UNANSWERED'],
      result: 'REJECT',
    },
    'T-CSH-14': {
      from: ['WAIT_APPLY', 'PENDING_REVIEW', 'APPROVED', 'WAIT_REGISTER', 'PART_PAID', 'FAILED'],
      event: '日终逾期',
      to: 'OVERDUE',
      who: SYSTEM,
    },
    // 指令已在银行手上，付没付还不知道：问清之前不再付
    'T-CSH-15': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', who: SYSTEM },
    // 应付日之前都已提前兑付或回收
    SETTLED: {
      from: ['PENDING_REVIEW', 'APPROVED', 'WAIT_REGISTER'],
      event: '清单已无应付',
      to: 'PAID',
      who: SYSTEM,
    },
    // 利息不随本金付出：付清本金之后另付，由付款方登记，或由银行的流水认出
    SETTLE_PENALTY: {
      from: ['PAID'],
      event: '结清逾期利息',
      who: CORE_OPERATOR,
      when: (_, row) => owesPenalty(row),
    },
    ASK_BANK: { from: ['UNANSWERED'], event: '向银行查询', who: [CORE_OPERATOR, CORE_DIRECTOR] },
  },
)

/** 批次里的一条明细：付给一个持有方；不留轨迹，随批次与银行而变。 */
export const cashItemFlow = flow<CashItemRow>()(
  {
    code: 'CSI',
    title: '兑付明细',
    entity: 'CashItem',
    field: 'cashItemStatus',
    dict: 'CASH_ITEM_STATUS',
  },
  {
    // 已逾期的批次，再次申请时仍是逾期
    APPLIED: {
      from: ['WAIT_PAY', 'FAILED', 'OVERDUE'],
      event: '提交兑付申请',
      to: ['WAIT_PAY', 'OVERDUE'],
      who: SYSTEM,
    },
    SENT: { from: ['WAIT_PAY', 'OVERDUE'], event: '发送支付指令', to: 'PAYING', who: SYSTEM },
    // 银行到账，或登记的付款获认可；部分到账之后也有迟到的
    PAID: {
      from: ['WAIT_PAY', 'PAYING', 'UNANSWERED', 'FAILED', 'OVERDUE'],
      event: '到账',
      to: 'PAID',
      who: SYSTEM,
    },
    FAILED: { from: ['PAYING', 'UNANSWERED'], event: '付款失败', to: 'FAILED', who: SYSTEM },
    SILENT: { from: ['PAYING', 'UNANSWERED'], event: '银行未答复', to: 'UNANSWERED', who: SYSTEM },
    OVERDUE: { from: ['WAIT_PAY', 'FAILED', 'OVERDUE'], event: '日终逾期', to: 'OVERDUE', who: SYSTEM },
    RETRY: {
      from: ['FAILED'],
      event: '重新发起',
      to: 'WAIT_PAY',
      who: CORE_DIRECTOR,
      by: 'RETRY',
      guards: [isAccountChanged],
    },
  },
)
