import type { PriceScheme, PriceSchemeForm } from '#api/generated/corp/model/index.ts'
import type { Stored, StoredDocument } from '../../kernel/rows.ts'

/** 经办填写的部分。 */
export type PriceTerms = Stored<PriceSchemeForm, 'priceNo' | 'version'>

/** 存着的状态：生效日期到没有到由今天得出，不另存。 */
type StoredStatus = Exclude<PriceScheme['priceStatus'], 'APPROVED'>

export type PriceSchemeRow = StoredDocument<PriceScheme, 'overlapNote', { priceStatus: StoredStatus }>
