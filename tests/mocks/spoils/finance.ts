import type { Spoil } from './Spoil.ts'
import { the } from './Spoil.ts'

const SCENARIO = 'financing'

export const finance: readonly Spoil[] = [
  [
    'INV-07 融资',
    (world) => {
      const [one, other] = world.financeApplications.where((row) => row.financeStatus === 'LENT')
      other!.lines[0]!.childHoldingNo = one!.lines[0]!.childHoldingNo!
    },
    SCENARIO,
  ],
  [
    '融资金额等于各持有之和',
    (world) => {
      the(world.financeApplications, (row) => row.financeStatus === 'LENT').lines[0]!.financeAmount = '0.01'
    },
    SCENARIO,
  ],
  [
    'F-01 至 F-05',
    (world) => {
      the(world.financeApplications, (row) => row.financeStatus === 'LENT').annualRate = '9.9900'
    },
    SCENARIO,
  ],
  [
    '放款即资金方持有',
    (world) => {
      the(world.financeApplications, (row) => row.financeStatus === 'LENT').lendAmount = '0.01'
    },
    SCENARIO,
  ],
  [
    '结清即资金方已兑付',
    (world) => {
      the(world.financeApplications, (row) => row.financeStatus === 'LENT').financeStatus = 'SETTLED'
    },
    SCENARIO,
  ],
  [
    '融资利息与服务费的账单',
    (world) => {
      the(world.funderBills, (row) => row.funderBillType === 'INTEREST').funderBillAmount = '0.01'
    },
    SCENARIO,
  ],
  [
    '融资利息与服务费的账单',
    (world) => {
      world.bills.delete(the(world.bills, (row) => row.feeType === 'FINANCE_FEE').billNo)
    },
    SCENARIO,
  ],
  [
    '更换资金方',
    (world) => {
      the(world.switchFunderApplications).switchStatus = 'DONE'
    },
    SCENARIO,
  ],
]
