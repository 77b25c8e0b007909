/** 一次短信签署，在办的或已签的：只对要签的那些单据与那种业务有效。 */
export type SmsSigning = {
  userId: string
  businessType: string
  businessKeys: string[]
  summary: string
  sentAt: number
  wrong: number
  signTicket?: string
  /** 凭据到何时有效，毫秒；验证通过时定下 */
  validUntil?: number
}
