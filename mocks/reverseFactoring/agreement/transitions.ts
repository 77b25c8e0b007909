// RPR 反向保理协议。
import { ProtocolStatus } from '#api/generated/corp/model/index.ts'
import { except, flow, NEW } from '../../kernel/flow.ts'
import { isOwn } from '../../kernel/guards.ts'
import {
  ANYBODY,
  RF_CORE_DIRECTOR,
  RF_CORE_OPERATOR,
  RF_CORP_DIRECTOR,
  RF_CORP_OPERATOR,
  SYSTEM,
} from '../../kernel/roles.ts'
import type { RfAgreementRow } from './rows.ts'

/** 任一方的复核签署本企业的协议。 */
const sign = { who: [RF_CORP_DIRECTOR, RF_CORE_DIRECTOR], when: isOwn } as const

export const rfAgreementFlow = flow<RfAgreementRow>()(
  {
    code: 'RPR',
    title: '反向保理协议',
    entity: 'Protocol',
    field: 'protocolStatus',
    dict: 'PROTOCOL_STATUS',
  },
  {
    'T-RPR-01': {
      from: [NEW],
      event: '生成协议',
      by: 'APPLY',
      to: 'WAIT_SIGN',
      who: [RF_CORP_OPERATOR, RF_CORP_DIRECTOR, RF_CORE_OPERATOR, RF_CORE_DIRECTOR],
    },
    'T-RPR-02': { from: ['WAIT_SIGN'], event: '签署', to: 'COUNTER_SIGNING', by: 'SIGN', ...sign },
    'T-RPR-03': {
      from: ['COUNTER_SIGNING'],
      event: '对方签署',
      to: 'EFFECTIVE',
      who: SYSTEM,
      node: 'FUNDER',
    },
    'T-RPR-04': { from: ['EFFECTIVE'], event: '版本更新', to: 'RE_SIGN', who: SYSTEM },
    'T-RPR-05': { from: ['RE_SIGN'], event: '重签', to: 'COUNTER_SIGNING', by: 'RE_SIGN', ...sign },
    'T-RPR-06': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', who: SYSTEM },
    // 看得到的人都可以保存到本地
    SAVE: { from: except(ProtocolStatus), event: '保存', who: ANYBODY },
  },
)
