import { aheadCashFlow } from '../../../../mocks/voucher/aheadCash/transitions.ts'
import { cashFlow } from '../../../../mocks/voucher/cash/transitions.ts'
import { financeMachine } from '../../../../mocks/voucher/finance/transitions.ts'
import { issueFlow } from '../../../../mocks/voucher/issue/transitions.ts'
import { packageMachine } from '../../../../mocks/voucher/package/transitions.ts'
import { recycleFlow } from '../../../../mocks/voucher/recycle/transitions.ts'
import { returnFlow } from '../../../../mocks/voucher/return/transitions.ts'
import { signFlow } from '../../../../mocks/voucher/sign/transitions.ts'
import { signupMachine } from '../../../../mocks/voucher/signup/transitions.ts'
import { switchFunderMachine } from '../../../../mocks/voucher/switchFunder/transitions.ts'
import { thirdIssueMachine } from '../../../../mocks/voucher/thirdIssue/transitions.ts'
import { transferFlow } from '../../../../mocks/voucher/transfer/transitions.ts'
import { voucherFlow } from '../../../../mocks/voucher/voucher/transitions.ts'
import { withdrawFlow } from '../../../../mocks/voucher/withdraw/transitions.ts'
import type { Covered } from '../coverage.ts'

/** Which transitions of the voucher family there are, and where their trails stand. */
export const covered: readonly Covered[] = [
  { flow: issueFlow },
  { flow: voucherFlow },
  { flow: withdrawFlow },
  { flow: signFlow },
  { flow: transferFlow },
  { flow: returnFlow },
  { flow: recycleFlow },
  { flow: cashFlow },
  { flow: aheadCashFlow },
  {
    machine: thirdIssueMachine,
    rows: (world) => world.thirdIssueApplications.all(),
    begins: { 'T-THD-01': '接收开立请求' },
    also: { 'T-THD-06': ['终审驳回'] },
  },
  {
    machine: financeMachine,
    rows: (world) => world.financeApplications.all(),
    begins: { 'T-FIN-01': '保存草稿' },
    ends: { 'FIN 超期未补件': '超期未补件自动撤销', 'FIN INV-14': '临近应付日自动关闭' },
  },
  {
    machine: switchFunderMachine,
    rows: (world) => world.switchFunderApplications.all(),
    begins: { 'T-SWF-01': '提交更换' },
    ends: { 'SWF INV-14': '临近应付日自动关闭' },
    also: {
      'T-SWF-03': ['一个工作日未答复，默认释放'],
      'T-SWF-04': ['原资金方驳回', '新资金方不可用，自动驳回'],
    },
  },
  { machine: signupMachine, rows: (world) => world.signups.all() },
  {
    machine: packageMachine,
    rows: (world) => world.financeDataPackages.all(),
    begins: { 'T-FDP-01': '新建资料包' },
  },
]
