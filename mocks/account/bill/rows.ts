import type { PlatformBill } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type BillRow = StoredDocument<
  PlatformBill,
  'bizPath' | 'payeeName' | 'payAccountNo',
  { payAccountId?: string }
>
