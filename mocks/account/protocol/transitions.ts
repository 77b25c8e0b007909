// PRT 协议签署。
import { ProtocolStatus } from '#api/generated/corp/model/index.ts'
import { except, flow, NEW } from '../../kernel/flow.ts'
import {
  ABS_CHAIN_DIRECTOR,
  ABS_CORE_DIRECTOR,
  ANYBODY,
  CHAIN_DIRECTOR,
  CORE_DIRECTOR,
  CORP_DIRECTOR,
  CORP_MANAGER,
  SYSTEM,
} from '../../kernel/roles.ts'
import type { ProtocolRow } from './rows.ts'
import { creditDirector, isSignedByLink, linkValid, signatory, signedHere } from './rules.ts'

const outside = { who: SYSTEM } as const
/** 谁都看得到签署，不能签的说明由谁签。 */
const unsigned = { from: ['WAIT_SIGN', 'RE_SIGN'], event: '我方签署', who: ANYBODY } as const

export const protocolFlow = flow<ProtocolRow>()(
  { code: 'PRT', title: '协议签署', entity: 'Protocol', field: 'protocolStatus', dict: 'PROTOCOL_STATUS' },
  {
    RESIGN: {
      ...unsigned,
      guards: [signedHere, signatory],
      when: (world, row) => !isSignedByLink(world, row),
    },
    SIGN: { ...unsigned, guards: [linkValid, creditDirector], when: isSignedByLink },
    'T-PRT-01': { from: [NEW], event: '生成待签', to: 'WAIT_SIGN', ...outside },
    'T-PRT-02': {
      from: ['WAIT_SIGN', 'RE_SIGN'],
      event: '我方签署',
      to: ['COUNTER_SIGNING', 'EFFECTIVE'],
      who: [
        CORE_DIRECTOR,
        CHAIN_DIRECTOR,
        ABS_CORE_DIRECTOR,
        ABS_CHAIN_DIRECTOR,
        CORP_DIRECTOR,
        CORP_MANAGER,
      ],
    },
    'T-PRT-03': { from: ['COUNTER_SIGNING'], event: '对方签署', to: 'EFFECTIVE', ...outside },
    'T-PRT-04': { from: ['EFFECTIVE'], event: '版本更新需重签', to: 'RE_SIGN', ...outside },
    'T-PRT-05': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', ...outside },
    'T-PRT-06': { from: ['EFFECTIVE'], event: '终止', to: 'TERMINATED', ...outside },
    // 业务没有办成，或已由新的一份取代
    VOID: {
      from: except(ProtocolStatus, 'TERMINATED'),
      event: '随业务终止',
      to: 'TERMINATED',
      ...outside,
    },
  },
)
