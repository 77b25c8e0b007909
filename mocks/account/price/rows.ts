import type { PriceScheme, PriceSchemeForm } from '#api/generated/corp/model/index.ts'
import type { Stored, StoredDocument } from '../../kernel/rows.ts'

/** 经办填写的部分。 */
export type PriceTerms = Stored<PriceSchemeForm, 'priceNo' | 'version'>

export type PriceSchemeRow = StoredDocument<PriceScheme, 'overlapNote'>
