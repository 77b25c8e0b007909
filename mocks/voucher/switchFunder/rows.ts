import type { SwitchFunderApplication } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'
import type { QuoteRow } from '../finance/rows.ts'

export type SwitchFunderApplicationRow = StoredDocument<
  SwitchFunderApplication,
  'netChangeAmount' | 'passReason',
  { quote: QuoteRow }
>
