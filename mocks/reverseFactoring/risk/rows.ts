import type { RfRisk } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 账款或融资上的风险事件；corpId 是须答复的企业。 */
export type RfRiskEventRow = StoredDocument<
  RfRisk,
  never,
  {
    creditorCorpId: string
    debtorCorpId: string
  }
>
