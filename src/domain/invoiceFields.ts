import type { InvoiceKind } from '#api/generated/corp/model/index.ts'
import { add, compare, isPositive } from './money.ts'

/** 数电发票：号码 20 位，没有代码与校验码。 */
export const isDigitalInvoice = (kind: InvoiceKind): boolean => kind.startsWith('DIGITAL_')

/** 有校验码的只有普通发票。 */
export const hasCheckCode = (kind: InvoiceKind): boolean => kind === 'VAT_NORMAL' || kind === 'VAT_E_NORMAL'

/** 发票号码：数电发票 20 位数字，其余 8 位；不合得给人看的错误。 */
export function checkInvoiceNumber(kind: InvoiceKind, invoiceNo: string): string | undefined {
  if (isDigitalInvoice(kind)) return /^\d{20}$/.test(invoiceNo) ? undefined : '数电发票的号码为20位数字'
  return /^\d{8}$/.test(invoiceNo) ? undefined : '发票号码为8位数字'
}

/** 发票代码：数电发票没有，其余 10 至 12 位数字；不合得给人看的错误。 */
export function checkInvoiceCode(kind: InvoiceKind, code: string | undefined): string | undefined {
  if (isDigitalInvoice(kind)) return code ? '数电发票没有发票代码' : undefined
  return /^\d{10,12}$/.test(code ?? '') ? undefined : '发票代码为10至12位数字'
}

/** 校验码后 6 位：只有普通发票才有且必填；不合得给人看的错误。 */
export function checkCheckCode(kind: InvoiceKind, code: string | undefined): string | undefined {
  if (!hasCheckCode(kind)) return code ? '该种发票没有校验码' : undefined
  return /^[0-9A-Za-z]{6}$/.test(code ?? '') ? undefined : '请输入校验码后6位'
}

/** 开票日期不得晚于今天：还没有开出来的发票支撑不了交易；不合得给人看的错误。 */
export const checkInvoiceDate = (invoiceDate: string, today: string): string | undefined =>
  invoiceDate > today ? `开票日期 ${invoiceDate} 晚于今天，请核对` : undefined

/** 价税合计须大于 0，且等于不含税金额加税额（未填的按 0）；不合得给人看的错误。 */
export function checkInvoiceTotal(
  { amountExTax = '0.00', invoiceTaxAmount = '0.00' }: { amountExTax?: string; invoiceTaxAmount?: string },
  total: string,
): string | undefined {
  if (!isPositive(total)) return '价税合计须大于0'
  return compare(add(amountExTax, invoiceTaxAmount), total) === 0
    ? undefined
    : '价税合计应等于不含税金额加税额'
}
