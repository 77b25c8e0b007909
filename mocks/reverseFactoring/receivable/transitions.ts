// RAC 反向保理应收账款。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOwn, onlySubmitter } from '../../kernel/guards.ts'
import { RF_CORE_DIRECTOR, RF_CORE_OPERATOR, RF_CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { RfAccountRow } from './rows.ts'

const who = [RF_CORP_OPERATOR, RF_CORE_OPERATOR] as const
/** 录入的一方，债权人或债务人的经办。 */
const maker = { who, when: isOwn } as const

export const rfAccountFlow = flow<RfAccountRow>()(
  { code: 'RAC', title: '反向保理应收账款', entity: 'RfAccount', field: 'arStatus', dict: 'AR_STATUS' },
  {
    CREATE: { from: [NEW], event: '新增', who },
    IMPORT: { from: [NEW], event: '导入', who },
    EDIT: { from: ['DRAFT', 'RETURNED'], event: '修改', ...maker },
    'T-RAC-01': { from: [NEW, 'DRAFT'], event: '保存', to: 'DRAFT', who },
    'T-RAC-02': {
      from: ['DRAFT', 'RETURNED'],
      event: '提交确权',
      to: 'PENDING_CONFIRM',
      by: 'SUBMIT',
      ...maker,
      who: RF_CORP_OPERATOR,
    },
    // 债务人还没有给出意见
    RECALL: {
      from: ['PENDING_CONFIRM'],
      event: '撤回提交',
      to: 'DRAFT',
      by: 'RECALL',
      guards: [onlySubmitter],
      ...maker,
      who: RF_CORP_OPERATOR,
    },
    // 债务人自己录入的，本企业还没有复核
    'RECALL 债务人': {
      from: ['CONFIRM_AUDITING'],
      event: '撤回提交',
      to: 'DRAFT',
      by: 'RECALL',
      guards: [onlySubmitter],
      ...maker,
      who: RF_CORE_OPERATOR,
    },
    'T-RAC-03': {
      from: ['DRAFT', 'RETURNED'],
      event: '债务人录入并提交',
      to: 'CONFIRM_AUDITING',
      by: 'SUBMIT',
      ...maker,
      who: RF_CORE_OPERATOR,
    },
    'T-RAC-04': {
      from: ['PENDING_CONFIRM'],
      event: '债务人经办确权',
      to: 'CONFIRM_AUDITING',
      who: RF_CORE_OPERATOR,
    },
    'T-RAC-05': {
      from: ['CONFIRM_AUDITING'],
      event: '确权复核通过',
      to: 'CONFIRMED',
      who: RF_CORE_DIRECTOR,
      result: 'PASS',
    },
    'T-RAC-06': {
      from: ['PENDING_CONFIRM', 'CONFIRM_AUDITING'],
      event: '拒绝确权',
      to: 'REFUSED',
      who: RF_CORE_DIRECTOR,
      result: 'REJECT',
    },
    'T-RAC-07': {
      from: ['PENDING_CONFIRM', 'CONFIRM_AUDITING'],
      event: '退回修改',
      to: 'RETURNED',
      who: [RF_CORE_OPERATOR, RF_CORE_DIRECTOR],
      result: 'RETURN',
    },
    'T-RAC-08': { from: ['CONFIRMED'], event: '申请融资', to: 'FINANCING', who: SYSTEM },
    'T-RAC-09': { from: ['FINANCING'], event: '融资终止', to: 'CONFIRMED', who: SYSTEM },
    'T-RAC-10': { from: ['FINANCING'], event: '已放款', to: 'FINANCED', who: SYSTEM },
    'T-RAC-11': {
      from: ['CONFIRMED', 'FINANCED', 'OVERDUE'],
      event: '债务人付清',
      to: 'SETTLED',
      who: SYSTEM,
    },
    'T-RAC-12': { from: ['CONFIRMED', 'FINANCED'], event: '到期未付', to: 'OVERDUE', who: SYSTEM },
    'T-RAC-13': { from: ['DRAFT', 'RETURNED', 'REFUSED'], event: '作废', to: 'VOID', by: 'VOID', ...maker },
  },
)
