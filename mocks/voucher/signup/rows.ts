import type {
  SignupStatus as AnySignupStatus,
  SignupApplication,
  SignupFunderOffer,
  SignupLetter,
} from '#api/generated/corp/model/index.ts'
import type { Stored, StoredDocument } from '../../kernel/rows.ts'
import type { QuoteRow } from '../finance/rows.ts'

/** 产品的价格条款，报价时原样写进快照。 */
type FunderTerms = Pick<
  QuoteRow,
  | 'dayBasis'
  | 'interestMode'
  | 'interestBearer'
  | 'coreBearRatio'
  | 'recourseType'
  | 'feeMode'
  | 'feeRate'
  | 'minFee'
>

/** 资金方给凭证持有方的产品。 */
export type FunderProductRow = Stored<
  SignupFunderOffer,
  'signupStatus' | 'signupNo' | 'version' | 'enabled' | 'reason',
  FunderTerms & {
    funderId: string
    /** 离付款日不足这么多天的凭证不融资。 */
    minRemainDays: number
    /** 准入时给的融资额度（T-SUP-09），没有即不给。 */
    grantLimit?: string
  }
>

/** 申请过的才有一行，因此没有“未签约”。 */
export type SignupStatus = Exclude<AnySignupStatus, 'NONE'>

/** 准入时交的一份授权书。 */
export type SignupLetterRow = Stored<SignupLetter, 'isExpired', Required<Pick<SignupLetter, 'authValidTo'>>>

export type SignupRow = StoredDocument<
  SignupApplication,
  | 'funderType'
  | 'funderProductName'
  | 'annualRate'
  | 'minFinanceAmount'
  | 'maxFinanceAmount'
  | 'lendSpeed'
  | 'protocols'
  | 'firmInfo',
  {
    funderId: string
    signupStatus: SignupStatus
    letters: SignupLetterRow[]
    /** 对资金方所问的回答，以 fieldKey 为键。 */
    extraValues: Record<string, string>
    /** T-SUP-07 生成的协议。 */
    protocolNo?: string
    /** 到期前三十天的提醒已经发过。 */
    expiryWarned?: boolean
  }
>
