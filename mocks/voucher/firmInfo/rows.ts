import type { CorpScale, FirmInfo } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

/** 企业补充信息：每家企业一份。 */
export type FirmInfoRow = Stored<
  Required<FirmInfo>,
  'corpName' | 'uscc' | 'isFresh' | 'staleReason',
  {
    corpId: string
    corpScale: CorpScale
  }
>
