import type { Receipt } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

export type ReceiptRow = Stored<
  Receipt,
  'isProduced',
  Required<Pick<Receipt, 'payeeBankName' | 'antiFakeCode' | 'bizNo'>> & {
    payerCorpId: string
    payeeCorpId: string
  }
>
