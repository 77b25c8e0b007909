import { aheadCashMachine } from '../../../../mocks/voucher/aheadCash/transitions.ts'
import { cashMachine } from '../../../../mocks/voucher/cash/transitions.ts'
import { financeMachine } from '../../../../mocks/voucher/finance/transitions.ts'
import { issueFlow } from '../../../../mocks/voucher/issue/transitions.ts'
import { packageMachine } from '../../../../mocks/voucher/package/transitions.ts'
import { recycleMachine } from '../../../../mocks/voucher/recycle/transitions.ts'
import { returnMachine } from '../../../../mocks/voucher/return/transitions.ts'
import { signMachine } from '../../../../mocks/voucher/sign/transitions.ts'
import { signupMachine } from '../../../../mocks/voucher/signup/transitions.ts'
import { switchFunderMachine } from '../../../../mocks/voucher/switchFunder/transitions.ts'
import { thirdIssueMachine } from '../../../../mocks/voucher/thirdIssue/transitions.ts'
import { transferMachine } from '../../../../mocks/voucher/transfer/transitions.ts'
import { voucherMachine } from '../../../../mocks/voucher/voucher/transitions.ts'
import { withdrawMachine } from '../../../../mocks/voucher/withdraw/transitions.ts'
import type { Covered } from '../coverage.ts'

/** Which transitions of the voucher family there are, and where their trails stand. */
export const covered: readonly Covered[] = [
  { flow: issueFlow },
  {
    machine: voucherMachine,
    rows: (world) => world.vouchers.all(),
    begins: { 'T-VCH-01': '开立' },
    also: { 'T-VCH-03': ['撤回生效', '接收方拒签', '超期未签收'] },
  },
  {
    machine: withdrawMachine,
    rows: (world) => world.withdrawApplications.all(),
    begins: { 'T-WDR-01': '提交撤回申请' },
    also: { 'T-WDR-05': ['对方已拒签', '凭证已超期失效'] },
  },
  { machine: signMachine, rows: (world) => world.signTasks.all() },
  {
    machine: transferMachine,
    rows: (world) => world.transferApplications.all(),
    begins: { 'T-TRF-01': '保存草稿' },
  },
  {
    machine: returnMachine,
    rows: (world) => world.returnApplications.all(),
    begins: { 'T-RTN-01': '提交退回' },
    also: { 'T-RTN-05': ['对方拒绝', '对方超期未办'] },
  },
  {
    machine: recycleMachine,
    rows: (world) => world.recycleApplications.all(),
    begins: { 'T-RCY-01': '收到退回', 'T-RCY-02': '发起协商回收' },
    also: { 'T-RCY-08': ['持有方拒绝', '7日未处理'] },
  },
  {
    machine: cashMachine,
    rows: (world) => world.cashBatches.all(),
    begins: { 'T-CSH-01': '生成应付清单' },
  },
  {
    machine: aheadCashMachine,
    rows: (world) => world.aheadCashApplications.all(),
    begins: { 'T-AHD-01': '提交提前兑付' },
    also: { 'T-AHD-06': ['持有方拒绝', '持有方超期未确认'] },
  },
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
