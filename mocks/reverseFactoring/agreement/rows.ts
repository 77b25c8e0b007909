import type { DocumentRow } from '../../kernel/rows.ts'

/** What an agreement (protocols, RF_MASTER) is about; keyed by its protocolNo, with the trail of its signatures. */
export type RfAgreementRow = DocumentRow & {
  protocolNo: string
  funderId: string
  funderName: string
  /** The other enterprise that it names, if any. */
  partnerCorpId?: string
  partnerName?: string
  revision: number
  /** What the last revision changed (T-RPR-04), one line each. */
  changes: string[]
  protocolStatus: 'WAIT_SIGN' | 'COUNTER_SIGNING' | 'EFFECTIVE' | 'RE_SIGN' | 'EXPIRED' | 'TERMINATED'
}
