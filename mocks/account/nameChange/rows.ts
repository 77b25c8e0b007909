import type { NameChange } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 企业更名（NMC）。 */
export type NameChangeRow = StoredDocument<NameChange>
