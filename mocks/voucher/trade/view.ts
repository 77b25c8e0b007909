import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import { compare, isMoney, isPositive } from '#domain/money.ts'
import { present } from '../../kernel/actions.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { contractRemain } from './book.ts'
import type { InvoiceRow, TradeContractRow } from './rows.ts'

/** 合同的应答。 */
export const contractView = (row: TradeContractRow): TradeContract => {
  const { corpId: _corpId, createTime: _time, version: _version, ...fields } = row
  return present({ ...fields, contractRemainAmount: contractRemain(row) })
}

const occupationOf = (row: InvoiceRow): Invoice['invoiceUseStatus'] => {
  if (compare(row.invoiceRemainAmount, row.invoiceAmount) === 0) return 'FREE'
  return compare(row.invoiceRemainAmount, '0.00') === 0 ? 'USED' : 'PART'
}

/** 发票的应答。 */
export const invoiceView = (row: InvoiceRow): Invoice => {
  const {
    corpId: _corpId,
    createTime: _time,
    contractNo: _contractNo,
    verifyTries: _tries,
    version: _version,
    ...fields
  } = row
  return present({ ...fields, invoiceUseStatus: occupationOf(row) })
}

/** 金额须大于 0。 */
export const needAmount = (amount: string, label: string): void => {
  if (!isMoney(amount) || !isPositive(amount)) throw new BusinessError('FORMAT', `${label}须大于0`)
}
