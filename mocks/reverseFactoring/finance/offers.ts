import type { FactoringType } from '#api/generated/corp/model/index.ts'

/** 资金方以一种保理方式对已确权的应收给出的条件；编号固定不变，测试可以依赖。 */
export type RfOffer = {
  funderProductNo: string
  funderId: string
  funderName: string
  factoringType: FactoringType
  /** 百分数，四位小数。 */
  annualRate: string
  /** 最多融资确权金额的百分之几（F-11）。 */
  advanceRatio: string
  /** 保理手续费：融资金额的百分之几，收一次。 */
  feeRate: string
  /** PREPAID：利息与手续费在放款时扣下；AT_MATURITY：两者从债务人的付款里扣。 */
  interestMode: 'PREPAID' | 'AT_MATURITY'
  dayBasis: 360 | 365
  minFinanceAmount: string
  maxFinanceAmount: string
  /** 离到期日比这更近的应收不予融资。 */
  minRemainDays: number
}

const north = { funderId: 'FD01', funderName: '北辰商业银行股份有限公司', dayBasis: 360 } as const
const rural = { funderId: 'FD02', funderName: '江左农村商业银行股份有限公司', dayBasis: 360 } as const
const factor = { funderId: 'FD03', funderName: '骏衡商业保理（天津）有限公司', dayBasis: 360 } as const

/** 各资金方收回款的账户：写进债权转让通知书，公开型的债务人到期付到这里。 */
const collectAccounts = [
  [north, '北辰商业银行股份有限公司总行营业部', '621467000021880136'],
  [rural, '江左农村商业银行股份有限公司总行营业部', '621081000045120972'],
  [factor, '招商银行股份有限公司天津滨海分行', '622588220019063548'],
] as const

/** 资金方收回款的账户。 */
export const collectAccountOfFunder = (
  funderId: string | undefined,
): { accountName: string; bankName: string; accountNo: string } => {
  const [funder, bankName, accountNo] =
    collectAccounts.find(([one]) => one.funderId === funderId) ?? collectAccounts[0]
  return { accountName: funder.funderName, bankName, accountNo }
}

export const rfOffers: readonly RfOffer[] = [
  {
    ...north,
    funderProductNo: 'RP01',
    factoringType: 'OPEN_RECOURSE',
    annualRate: '4.1000',
    advanceRatio: '90.0000',
    feeRate: '0.1000',
    interestMode: 'PREPAID',
    minFinanceAmount: '50000.00',
    maxFinanceAmount: '20000000.00',
    minRemainDays: 15,
  },
  {
    ...north,
    funderProductNo: 'RP02',
    factoringType: 'OPEN_NO_RECOURSE',
    annualRate: '4.6500',
    advanceRatio: '100.0000',
    feeRate: '0.1500',
    interestMode: 'PREPAID',
    minFinanceAmount: '100000.00',
    maxFinanceAmount: '10000000.00',
    minRemainDays: 30,
  },
  {
    ...rural,
    funderProductNo: 'RP03',
    factoringType: 'OPEN_RECOURSE',
    annualRate: '3.9500',
    advanceRatio: '80.0000',
    feeRate: '0.0500',
    interestMode: 'AT_MATURITY',
    minFinanceAmount: '10000.00',
    maxFinanceAmount: '5000000.00',
    minRemainDays: 15,
  },
  {
    ...factor,
    funderProductNo: 'RP04',
    factoringType: 'OPEN_RECOURSE',
    annualRate: '5.8000',
    advanceRatio: '95.0000',
    feeRate: '0.5000',
    interestMode: 'AT_MATURITY',
    minFinanceAmount: '10000.00',
    maxFinanceAmount: '3000000.00',
    minRemainDays: 7,
  },
  {
    ...factor,
    funderProductNo: 'RP05',
    factoringType: 'HIDDEN_RECOURSE',
    annualRate: '6.4000',
    advanceRatio: '80.0000',
    feeRate: '0.6000',
    interestMode: 'AT_MATURITY',
    minFinanceAmount: '10000.00',
    maxFinanceAmount: '3000000.00',
    minRemainDays: 7,
  },
]
