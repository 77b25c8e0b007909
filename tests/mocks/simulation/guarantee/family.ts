import { guaranteeMachine } from '../../../../mocks/guarantee/guarantee/transitions.ts'
import { claimMachine } from '../../../../mocks/guarantee/claim/transitions.ts'
import { feeInvoiceMachine } from '../../../../mocks/guarantee/invoice/transitions.ts'
import { revokeMachine } from '../../../../mocks/guarantee/revoke/transitions.ts'
import type { Family } from '../Family.ts'
import { beginnings } from './beginnings.ts'
import { boards } from './boards.ts'
import { outsiders } from './outside.ts'

export const guarantee: Family = {
  name: 'guarantee',
  title: '电子保函',
  // none yet, and every state at once
  scenarios: ['guarantee-ready', 'guarantee-ready', 'default'],
  people: [
    'gua-app-operator',
    'gua-app-director',
    'gua-ben-operator',
    'gua-ben-director',
    'core-operator',
    'all-access',
  ],
  boards,
  beginnings,
  outside: outsiders,
  covered: [
    {
      machine: guaranteeMachine,
      rows: (world) => world.guarantees.all(),
      begins: { 'T-GUA-01': '保存草稿', 'T-GUA-19': '复制新增' },
      ends: { 'GUA 超期未补正': '超期未补正自动作废' },
    },
    {
      machine: revokeMachine,
      rows: (world) => world.guaranteeRevokes.all(),
      begins: { 'T-GRV-01': '提交撤销' },
      also: { 'T-GRV-05': ['机构驳回', '受益人拒绝'] },
    },
    { machine: feeInvoiceMachine, rows: (world) => world.guaranteeInvoices.all() },
    {
      machine: claimMachine,
      rows: (world) => world.guaranteeClaims.all(),
      begins: { 'T-GCL-01': '保存' },
      ends: { 'GCL 超期未补正': '超期未补正，视为撤回' },
    },
  ],
}
