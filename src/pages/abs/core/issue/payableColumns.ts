import type { AbsPayableContext, AbsPayableCreateRow } from '#api/generated/corp/model/index.ts'
import type { ImportColumn } from '#business/excel/importRows.ts'
import { type HolidayList, isWorkingDay } from '#domain/calendar.ts'
import { isPositive } from '#domain/money.ts'
import { readInvoiceNos } from '#domain/readCode.ts'
import { atMost } from '#domain/validation.ts'

/** 文件里的一行：读出来都是文字。 */
export type ImportValues = {
  creditorName: string
  projectName?: string
  contractNo: string
  invoiceNos: string
  payableAmount: string
  payableDueDate: string
  remark?: string
}

/** 批量导入应付的列：债权人、金额、日期读文件时就检查，合同与发票由服务端核对（T-APB-01）。 */
export const payableColumns = (
  { today, creditors }: AbsPayableContext,
  holidays: HolidayList,
): ImportColumn<ImportValues>[] => {
  const known = new Map(creditors.map((one) => [one.corpName, one]))
  const checkCreditor = (name: string) => {
    const creditor = known.get(name)
    if (!creditor) return '债权人不是有效的交易对手'
    return creditor.ready ? undefined : creditor.reason
  }
  const checkDue = (day: string) => {
    if (day <= today) return '应付日期须晚于今日'
    return isWorkingDay(day, holidays) ? undefined : '应付日期须为工作日'
  }
  return [
    {
      field: 'creditorName',
      title: '债权人',
      kind: 'text',
      required: true,
      check: checkCreditor,
      note: '企业全称，须是已实名并开通产品的交易对手',
      example: creditors.find((one) => one.ready)?.corpName,
    },
    { field: 'projectName', title: '项目名称', kind: 'text', check: atMost(80) },
    { field: 'contractNo', title: '合同编号', kind: 'text', required: true, check: atMost(40) },
    {
      field: 'invoiceNos',
      title: '发票号码',
      kind: 'text',
      required: true,
      note: '多张以顿号或逗号隔开',
    },
    {
      field: 'payableAmount',
      title: '账款金额',
      kind: 'money',
      required: true,
      check: (amount) => (isPositive(amount) ? undefined : '账款金额须大于0'),
      example: '1000000.00',
    },
    {
      field: 'payableDueDate',
      title: '应付日期',
      kind: 'day',
      required: true,
      check: checkDue,
      note: '晚于今日的工作日',
      example: '2027-03-18',
    },
    { field: 'remark', title: '备注', kind: 'lines', check: atMost(200) },
  ]
}

/** 一行文字 → 请求里的一行。 */
export const toRow = ({ invoiceNos, ...values }: ImportValues): AbsPayableCreateRow => ({
  ...values,
  invoiceNos: readInvoiceNos(invoiceNos),
})
