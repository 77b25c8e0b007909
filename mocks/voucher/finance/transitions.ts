// FIN 融资，以及随它变化的中登登记。
import { FinanceStatus } from '#api/generated/corp/model/index.ts'
import { except, flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { ANYBODY, CREDIT_DIRECTORS, CREDIT_OPERATORS, SYSTEM } from '../../kernel/roles.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { cancelable, complete, contracted, notSwitching, switchable, urgeable } from './rules.ts'

const review = { by: 'REVIEW', who: CREDIT_DIRECTORS, guards: [notMaker] } as const
const byFunder = { who: SYSTEM, node: 'FUNDER' } as const

export const financeFlow = flow<FinanceApplicationRow>()(
  {
    code: 'FIN',
    title: '融资',
    entity: 'FinanceApplication',
    field: 'financeStatus',
    dict: 'FINANCE_STATUS',
  },
  {
    'T-FIN-01': {
      from: [NEW, 'DRAFT'],
      event: ['保存草稿', '签收即融资'],
      to: 'DRAFT',
      who: CREDIT_OPERATORS,
    },
    'T-FIN-02': {
      from: ['DRAFT', 'REVIEW_REJECTED'],
      event: '提交复核',
      to: 'PENDING_REVIEW',
      who: CREDIT_OPERATORS,
      by: 'SUBMIT',
      guards: [complete],
    },
    EDIT: { from: ['DRAFT', 'REVIEW_REJECTED'], event: '修改', who: CREDIT_OPERATORS },
    STANDARD: {
      from: ['DRAFT', 'REVIEW_REJECTED'],
      event: '转标准融资',
      who: CREDIT_OPERATORS,
      when: (_world, row) => row.financeMode === 'QUICK',
    },
    REMOVE: { from: ['DRAFT'], event: '移除', who: CREDIT_OPERATORS },
    'T-FIN-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: 'FUNDER_AUDITING',
      result: 'PASS',
      ...review,
    },
    'T-FIN-04': {
      from: ['PENDING_REVIEW'],
      event: '复核驳回',
      to: 'REVIEW_REJECTED',
      result: 'REJECT',
      ...review,
    },
    'T-FIN-05': { from: ['FUNDER_AUDITING'], event: '要求补件', to: 'SUPPLEMENT', ...byFunder },
    'T-FIN-06': {
      from: ['SUPPLEMENT'],
      event: '补件提交',
      to: 'FUNDER_AUDITING',
      who: CREDIT_OPERATORS,
      by: 'SUPPLEMENT',
      guards: [notSwitching],
    },
    'T-FIN-07': { from: ['FUNDER_AUDITING'], event: '资金方同意', to: 'WAIT_CONTRACT', ...byFunder },
    'T-FIN-08': { from: ['FUNDER_AUDITING'], event: '资金方拒绝', to: 'FUNDER_REJECTED', ...byFunder },
    'T-FIN-09': {
      from: ['WAIT_CONTRACT'],
      event: '签署合同',
      to: 'REGISTERING',
      who: CREDIT_DIRECTORS,
      by: 'SIGN',
      guards: [notMaker],
    },
    'T-FIN-10': { from: ['REGISTERING'], event: '中登登记成功', to: 'LENDING', who: SYSTEM },
    'T-FIN-11': { from: ['LENDING', 'UNANSWERED'], event: '放款成功', to: 'LENT', ...byFunder },
    'T-FIN-12': { from: ['LENDING', 'UNANSWERED'], event: '放款失败', to: 'LEND_FAILED', ...byFunder },
    'T-FIN-13': {
      from: ['LEND_FAILED'],
      event: '重新放款',
      to: 'LENDING',
      who: CREDIT_OPERATORS,
      by: 'RETRY',
      guards: [notSwitching],
    },
    'T-FIN-14': { from: ['LENT', 'OVERDUE'], event: '到期兑付到账', to: 'SETTLED', who: SYSTEM },
    'T-FIN-15': { from: ['LENT'], event: '开立方逾期', to: 'OVERDUE', who: SYSTEM },
    SWITCH: {
      from: ['FUNDER_AUDITING', 'SUPPLEMENT', 'FUNDER_REJECTED', 'LEND_FAILED'],
      event: '申请更换资金方',
      who: CREDIT_OPERATORS,
      guards: [switchable],
    },
    URGE: { from: ['FUNDER_AUDITING'], event: '催办资金方', who: CREDIT_OPERATORS, guards: [urgeable] },
    DOWNLOAD: { from: except(FinanceStatus), event: '下载融资合同', who: ANYBODY, when: contracted },
    'T-FIN-16': {
      from: ['DRAFT', 'PENDING_REVIEW', 'FUNDER_AUDITING', 'SUPPLEMENT', 'WAIT_CONTRACT', 'LEND_FAILED'],
      event: '撤销融资',
      to: 'CANCELLED',
      who: CREDIT_DIRECTORS,
      by: 'CANCEL',
      guards: [cancelable],
    },
    'T-FIN-17': {
      from: ['FUNDER_AUDITING', 'SUPPLEMENT', 'FUNDER_REJECTED', 'LEND_FAILED'],
      event: '更换资金方',
      to: 'SWITCHED',
      who: SYSTEM,
    },
    // 接手的新融资，直接由新资金方审核（T-SWF-03）
    TAKEOVER: { from: [NEW], event: '更换资金方', to: 'FUNDER_AUDITING', who: SYSTEM },
    'T-FIN-18': { from: ['LENDING'], event: '银行未答复', to: 'UNANSWERED', ...byFunder },
    // 五个工作日内没有补来（DL-05）
    EXPIRED: { from: ['SUPPLEMENT'], event: '超期未补件自动撤销', to: 'CANCELLED', who: SYSTEM },
    // 截止日还没有放款的一律结束
    'INV-14': {
      from: [
        'PENDING_REVIEW',
        'FUNDER_AUDITING',
        'SUPPLEMENT',
        'WAIT_CONTRACT',
        'REGISTERING',
        'LENDING',
        'UNANSWERED',
        'LEND_FAILED',
      ],
      event: '临近应付日自动关闭',
      to: 'CANCELLED',
      who: SYSTEM,
    },
  },
)

/** 中登登记由资金方办理；融资没有办成的退回未登记，登记过的注销。 */
export const registerFlow = flow<FinanceApplicationRow>()(
  {
    code: 'REG',
    title: '中登登记',
    entity: 'FinanceApplication',
    field: 'registerStatus',
    dict: 'REGISTER_STATUS',
    quiet: true,
  },
  {
    BEGIN: { from: ['NONE'], event: '开始登记', to: 'REGISTERING', who: SYSTEM },
    REGISTER: { from: ['REGISTERING', 'FAILED'], event: '登记成功', to: 'REGISTERED', who: SYSTEM },
    FAIL: { from: ['REGISTERING', 'FAILED'], event: '登记失败', to: 'FAILED', who: SYSTEM },
    DROP: { from: ['REGISTERING'], event: '不再登记', to: 'NONE', who: SYSTEM },
    CANCEL: { from: ['REGISTERED'], event: '登记注销', to: 'CANCELLED', who: SYSTEM },
  },
)

/** 冻结持有、占用资料包的状态。 */
export const FREEZING = financeFlow.from('INV-14')

/** 已放款、尚未结清的状态：逾期的也没有结清。 */
export const UNSETTLED = ['LENT', 'OVERDUE'] as const satisfies readonly FinanceStatus[]

/** 已放款、资金方成为持有人的状态。 */
export const LENT_STATES: readonly FinanceStatus[] = [...UNSETTLED, 'SETTLED']
