import type { RfProtocol } from '#api/generated/corp/model/index.ts'
import type { DocumentRow } from '../../kernel/rows.ts'

/** 一份主协议（协议表里的 RF_MASTER）约定的事，以协议编号为键，带着签署的轨迹。 */
export type RfAgreementRow = DocumentRow &
  Pick<
    RfProtocol,
    'protocolNo' | 'funderName' | 'partnerName' | 'protocolStatus' | 'revision' | 'changes'
  > & {
    funderId: string
    /** 协议里的另一家企业，没有就不填。 */
    partnerCorpId?: string
  }
