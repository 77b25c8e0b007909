export type LimitRow = {
  limitNo: string
  corpId: string
  limitType: 'ISSUE' | 'FINANCE' | 'GUARANTEE' | 'RF'
  limitCycle: 'REVOLVING' | 'ONE_OFF'
  ownerCorpName: string
  grantorName: string
  totalLimit: string
  usedLimit: string
  frozenLimit: string
  distributedLimit: string
  limitEffectiveDate: string
  limitExpireDate: string
  limitStatus: 'EFFECTIVE' | 'FROZEN' | 'EXPIRED' | 'CLOSED'
  /** The limit of the group's parent that this one was given out of. */
  parentLimitNo?: string
}

export type LimitFlowRow = {
  limitFlowNo: string
  limitNo: string
  limitFlowType: 'GRANT' | 'ADJUST' | 'FREEZE' | 'UNFREEZE' | 'USE' | 'RELEASE' | 'DISTRIBUTE' | 'RECLAIM'
  /** Signed change of the available limit; '0.00' for frozen→used. */
  flowAmount: string
  bizNo: string
  afterAvailable: string
  flowTime: string
}
