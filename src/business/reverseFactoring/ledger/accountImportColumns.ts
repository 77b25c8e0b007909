import type { RfAccountFormContext, RfAccountImportRow } from '#api/generated/corp/model/index.ts'
import type { ImportColumn } from '#business/excel/importRows.ts'
import { isPositive } from '#domain/money.ts'
import { readInvoiceNos } from '#domain/readCode.ts'
import { atMost } from '#domain/validation.ts'
import { SIDES, type Side } from '../sides.ts'

/** 文件里的一行：读出来都是文字。 */
export type AccountImportValues = Omit<RfAccountImportRow, 'invoiceNos'> & { invoiceNos?: string }

/** 批量导入账款的列：对方、金额、日期读文件时就检查，合同与发票提交时核对（T-RAC-01）。 */
export const accountImportColumns = (
  side: Side,
  { partners }: RfAccountFormContext,
  today: string,
): ImportColumn<AccountImportValues>[] => {
  const { partner } = SIDES[side]
  const known = new Map(partners.map((one) => [one.corpName, one]))
  const checkPartner = (name: string) => {
    const found = known.get(name)
    if (!found) return `${partner}不是已建立的交易对手`
    return found.ready ? undefined : found.reason
  }
  return [
    {
      field: 'partnerName',
      title: partner,
      kind: 'text',
      required: true,
      check: checkPartner,
      note: '企业全称，须是已建立的交易对手',
      example: partners.find(({ ready }) => ready)?.corpName,
    },
    {
      field: 'arAmount',
      title: '账款金额',
      kind: 'money',
      required: true,
      check: (amount) => (isPositive(amount) ? undefined : '账款金额须大于0'),
      example: '500000.00',
    },
    {
      field: 'arCreateDate',
      title: '账款形成日',
      kind: 'day',
      required: true,
      check: (day) => (day > today ? '账款形成日不得晚于今天' : undefined),
      example: today,
    },
    { field: 'arDueDate', title: '账款到期日', kind: 'day', required: true, note: '晚于账款形成日' },
    { field: 'contractNo', title: '合同编号', kind: 'text', required: true, check: atMost(40) },
    { field: 'invoiceNos', title: '发票号码', kind: 'text', note: '多张以顿号或逗号隔开' },
    { field: 'statementNo', title: '对账单编号', kind: 'text', check: atMost(20) },
    ...(side === 'DEBTOR'
      ? [{ field: 'confirmPayDate', title: '确认付款日', kind: 'day', required: true } as const]
      : []),
    { field: 'remark', title: '备注', kind: 'lines', check: atMost(200) },
  ]
}

/** 一行文字 → 请求里的一行。 */
export const toImportRow = ({ invoiceNos, ...values }: AccountImportValues): RfAccountImportRow => ({
  ...values,
  ...(invoiceNos && { invoiceNos: readInvoiceNos(invoiceNos) }),
})
