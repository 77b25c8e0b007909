import { aheadCashFlow } from '../../../mocks/voucher/aheadCash/transitions.ts'
import { cashFlow } from '../../../mocks/voucher/cash/transitions.ts'
import { financeFlow } from '../../../mocks/voucher/finance/transitions.ts'
import { issueFlow } from '../../../mocks/voucher/issue/transitions.ts'
import { packageFlow } from '../../../mocks/voucher/package/transitions.ts'
import { recycleFlow } from '../../../mocks/voucher/recycle/transitions.ts'
import { returnFlow } from '../../../mocks/voucher/return/transitions.ts'
import { signFlow } from '../../../mocks/voucher/sign/transitions.ts'
import { signupFlow } from '../../../mocks/voucher/signup/transitions.ts'
import { switchFunderFlow } from '../../../mocks/voucher/switchFunder/transitions.ts'
import { thirdIssueFlow } from '../../../mocks/voucher/thirdIssue/transitions.ts'
import { transferFlow } from '../../../mocks/voucher/transfer/transitions.ts'
import { voucherFlow } from '../../../mocks/voucher/voucher/transitions.ts'
import { withdrawFlow } from '../../../mocks/voucher/withdraw/transitions.ts'
import type { Covered } from '../coverage.ts'

/** The transitions of the voucher family, and where their trails are. */
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
  { flow: thirdIssueFlow },
  { flow: financeFlow },
  { flow: switchFunderFlow },
  { flow: signupFlow },
  { flow: packageFlow },
]
