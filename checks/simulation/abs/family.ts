import { absAccountChangeFlow } from '../../../mocks/abs/accountChange/transitions.ts'
import { absPayableFlow } from '../../../mocks/abs/payable/transitions.ts'
import { absCheckFlow, absPaymentFlow } from '../../../mocks/abs/payment/transitions.ts'
import { absTransferFlow } from '../../../mocks/abs/transfer/transitions.ts'
import { protocolFlow } from '../../../mocks/account/protocol/transitions.ts'
import type { Family } from '../Family.ts'
import { beginnings } from './beginnings.ts'
import { boards } from './boards.ts'
import { outsiders } from './outside.ts'

export const abs: Family = {
  name: 'abs',
  title: '供应链ABS',
  // nothing confirmed yet, and every state at once
  scenarios: ['abs-ready', 'abs-ready', 'default'],
  people: [
    'abs-core-operator',
    'abs-core-director',
    'abs-core-query',
    'abs-chain-operator',
    'abs-chain-director',
    'chain-operator',
  ],
  prepare: async (simulation) => {
    await simulation.outside('platform', 'PLENTY', 'C012 C011')
  },
  boards,
  beginnings,
  outside: outsiders,
  covered: [
    { flow: absPayableFlow },
    { flow: absTransferFlow },
    { flow: absPaymentFlow },
    { flow: absAccountChangeFlow },
    { flow: absCheckFlow },
    { flow: protocolFlow, ids: ['T-PRT-01', 'T-PRT-02'] },
  ],
}
