// RDC 反向保理单据(合同)。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOwn } from '../../kernel/guards.ts'
import { RF_CORE_OPERATOR, RF_CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { TradeContractRow } from '../../voucher/trade/rows.ts'
import { hasFile, inOrder, notUsed } from './rules.ts'

const who = [RF_CORP_OPERATOR, RF_CORE_OPERATOR] as const
/** 录入的一方，债权人或债务人的经办。 */
const maker = { who, when: isOwn } as const

export const rfContractFlow = flow<TradeContractRow>()(
  {
    code: 'RDC',
    title: '反向保理单据(合同)',
    entity: 'TradeContract',
    field: 'contractDocStatus',
    dict: 'CONTRACT_DOC_STATUS',
  },
  {
    CREATE: { from: [NEW], event: '新增', who },
    EDIT: { from: ['DRAFT'], event: '编辑', ...maker },
    'T-RDC-01': { from: [NEW, 'DRAFT'], event: '新增/编辑', to: 'DRAFT', who },
    'T-RDC-02': {
      from: ['DRAFT'],
      event: '生效',
      to: 'EFFECTIVE',
      by: 'EFFECT',
      guards: [hasFile, inOrder],
      ...maker,
    },
    // 由账款的流转说出，合同自己的版本不变
    'T-RDC-03': { from: ['EFFECTIVE'], event: '关联业务', to: 'LOCKED', who: SYSTEM, quiet: true },
    'T-RDC-04': { from: ['LOCKED'], event: '解除关联', to: 'EFFECTIVE', who: SYSTEM, quiet: true },
    'T-RDC-05': {
      from: ['DRAFT', 'EFFECTIVE'],
      event: '作废',
      to: 'VOID',
      by: 'VOID',
      guards: [notUsed],
      ...maker,
    },
  },
)
