import type { WithdrawApplication } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type WithdrawApplicationRow = StoredDocument<WithdrawApplication>
