export type ProtocolRow = {
  protocolNo: string
  corpId: string
  protocolName: string
  protocolType: string
  protocolStatus: 'WAIT_SIGN' | 'COUNTER_SIGNING' | 'EFFECTIVE' | 'RE_SIGN' | 'EXPIRED' | 'TERMINATED'
  partyNames: string[]
  signTime?: string
  signUserName?: string
  protocolEffectiveDate?: string
  protocolExpireDate?: string
  agreementSignTempId: string
  /** The last day on which the temporary number is good; absent: as long as the protocol waits. */
  tempIdExpireDate?: string
  /** What is deposited as evidence of the signature (T-PRT-02). */
  evidenceHash?: string
  fileId?: string
  htmlContent: string
  bizNo?: string
}
