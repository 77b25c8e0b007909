import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type AheadCashApplicationRow = StoredDocument<
  AheadCashApplication,
  'issuerName' | 'remainDays' | 'accountSource' | 'quoteMinRate' | 'quoteMaxRate',
  Required<Pick<AheadCashApplication, 'payAccountId'>> & { holderCorpId: string }
>
