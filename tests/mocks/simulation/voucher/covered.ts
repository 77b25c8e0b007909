import { aheadCashFlow } from '../../../../mocks/voucher/aheadCash/transitions.ts'
import { cashFlow } from '../../../../mocks/voucher/cash/transitions.ts'
import { financeFlow } from '../../../../mocks/voucher/finance/transitions.ts'
import { issueFlow } from '../../../../mocks/voucher/issue/transitions.ts'
import { packageMachine } from '../../../../mocks/voucher/package/transitions.ts'
import { recycleFlow } from '../../../../mocks/voucher/recycle/transitions.ts'
import { returnFlow } from '../../../../mocks/voucher/return/transitions.ts'
import { signFlow } from '../../../../mocks/voucher/sign/transitions.ts'
import { signupFlow } from '../../../../mocks/voucher/signup/transitions.ts'
import { switchFunderFlow } from '../../../../mocks/voucher/switchFunder/transitions.ts'
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
  { flow: financeFlow },
  { flow: switchFunderFlow },
  { flow: signupFlow },
  {
    machine: packageMachine,
    rows: (world) => world.financeDataPackages.all(),
    begins: { 'T-FDP-01': '新建资料包' },
  },
]
