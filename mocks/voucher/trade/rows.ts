import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

export type TradeContractRow = Stored<
  TradeContract,
  'contractRemainAmount',
  {
    corpId: string
    createTime: string
    version: number
  }
>

export type InvoiceRow = Stored<
  Invoice,
  'invoiceUseStatus',
  {
    corpId: string
    contractNo?: string
    /** 一天查验了几次：至多五次（T-RIV-01）。 */
    verifyTries?: { day: string; count: number }
    /** 查验开始或结束了几次。 */
    version?: number
    createTime: string
  }
>
