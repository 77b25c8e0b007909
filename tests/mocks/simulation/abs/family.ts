import { absAccountChangeMachine } from '../../../../mocks/abs/accountChange/transitions.ts'
import { absPayableMachine } from '../../../../mocks/abs/payable/transitions.ts'
import { absCheckMachine, absPaymentMachine } from '../../../../mocks/abs/payment/transitions.ts'
import { absTransferMachine } from '../../../../mocks/abs/transfer/transitions.ts'
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
  prepare: async (market) => {
    await market.outside('platform', 'PLENTY', 'C012 C011')
  },
  boards,
  beginnings,
  outside: outsiders,
  covered: [
    {
      machine: absPayableMachine,
      rows: (world) => world.absPayables.all(),
      begins: { 'T-APB-01': '录入应付' },
    },
    {
      machine: absTransferMachine,
      rows: (world) => world.absTransfers.all(),
      begins: { 'T-ATR-01': '保存' },
      ends: { 'ATR 超期未补正': '超期未补正自动撤销' },
    },
    {
      machine: absPaymentMachine,
      rows: (world) => world.absPayments.all(),
      begins: { 'T-APM-01': '生成到期付款计划' },
    },
    {
      machine: absAccountChangeMachine,
      rows: (world) => world.absAccountChanges.all(),
      begins: { 'T-AAC-01': '归集账户变更' },
    },
    { machine: absCheckMachine, rows: (world) => world.absPayments.all() },
    {
      states: (world) =>
        world.protocols
          .where((row) => row.protocolType.startsWith('ABS_') || row.protocolType === 'FACTORING')
          .map((row) => [row.protocolNo, row.protocolStatus]),
      changes: {
        'T-PRT-01': (was) => was === '',
        'T-PRT-02': (was, is) => was === 'WAIT_SIGN' && is === 'EFFECTIVE',
      },
    },
  ],
}
