import type {
  Invoice,
  IssueCreateRow,
  IssueFormContext,
  TradeContract,
} from '#api/generated/corp/model/index.ts'
import type { ImportColumn } from '#business/excel/importRows.ts'
import type { HolidayList } from '#domain/calendar.ts'
import { checkTrade, judgeIssue } from '#domain/issueRules.ts'
import { compare, isPositive, subtract, sum, yuan } from '#domain/money.ts'
import { readInvoiceNos } from '#domain/readCode.ts'
import { atMost } from '#domain/validation.ts'

/** 文件里的一行：读出来都是文字。 */
export type ImportValues = {
  receiverName: string
  faceAmount: string
  promisePayDate: string
  longTermReason?: string
  smePayBasisDate?: string
  contractNo: string
  invoiceNos?: string
  tradeBackground: string
  payAccountNo?: string
  receiverConsent: 'Y' | 'N'
  remark?: string
}

/** 核对各行所依据的：本企业的有效合同、还有未占用金额的发票。 */
interface ImportEvidence {
  contracts: readonly TradeContract[]
  invoices: readonly Invoice[]
}

/** 批量开立的列：接收方、金额、日期、合同与发票够不够，读文件时就检查（T-ISS-01、G-TRADE）。 */
export const importColumns = (
  context: IssueFormContext,
  { contracts, invoices }: ImportEvidence,
  holidays: HolidayList,
): ImportColumn<ImportValues>[] => {
  const receivers = new Map(context.receivers.map((one) => [one.corpName, one]))
  const { issueDate, ...limit } = context
  const judge = (values: { faceAmount?: string; promisePayDate?: string }) =>
    judgeIssue(values, { today: issueDate, holidays, limit }).errors
  const checkReceiver = (name: string) => {
    const receiver = receivers.get(name)
    if (!receiver) return '接收方不是有效的交易对手'
    return receiver.ready ? undefined : receiver.reason
  }
  // 别的格已经说了有错的，没有值，不再说
  type Row = Partial<Pick<ImportValues, 'receiverName' | 'faceAmount' | 'contractNo'>>
  const contractOf = new Map(contracts.map((one) => [one.contractNo, one]))
  const checkContract = (contractNo: string, { receiverName, faceAmount }: Row) => {
    const contract = contractOf.get(contractNo)
    if (!contract) return '没有这份有效的合同，请核对编号或先登记'
    if (receiverName !== undefined && contract.partyB !== receiverName)
      return `这份合同的卖方是${contract.partyB}`
    return faceAmount && checkTrade(faceAmount, { ...contract, invoices: [] })
  }
  const invoiceOf = new Map(invoices.map((one) => [one.invoiceNo, one]))
  const checkInvoices = (text: string, { receiverName, faceAmount, contractNo = '' }: Row) => {
    const found: Invoice[] = []
    for (const invoiceNo of readInvoiceNos(text)) {
      const invoice = invoiceOf.get(invoiceNo)
      if (!invoice) return `没有发票${invoiceNo}，或已全部占用`
      if (receiverName !== undefined && invoice.sellerName !== receiverName)
        return `发票${invoiceNo}的销售方是${invoice.sellerName}`
      found.push(invoice)
    }
    const contract = contractOf.get(contractNo)
    return contract && faceAmount && checkTrade(faceAmount, { ...contract, invoices: found })
  }
  return [
    {
      field: 'receiverName',
      title: '接收方',
      kind: 'text',
      required: true,
      check: checkReceiver,
      note: '企业全称，须是已实名并开通产品的交易对手',
      example: context.receivers.find((one) => one.ready)?.corpName,
    },
    {
      field: 'faceAmount',
      title: '凭证金额',
      kind: 'money',
      required: true,
      check: (faceAmount) => (isPositive(faceAmount) ? judge({ faceAmount }).faceAmount : '凭证金额须大于0'),
      note: '单笔不超过可用额度',
      example: '1000000.00',
    },
    {
      field: 'promisePayDate',
      title: '承诺付款日',
      kind: 'day',
      required: true,
      check: (promisePayDate) => judge({ promisePayDate }).promisePayDate,
      note: '工作日，最长 1 年',
      example: '2027-03-18',
    },
    {
      field: 'contractNo',
      title: '合同编号',
      kind: 'text',
      required: true,
      check: checkContract,
      note: '与接收方的有效合同，须已登记',
    },
    { field: 'tradeBackground', title: '交易背景说明', kind: 'lines', required: true, check: atMost(200) },
    {
      field: 'receiverConsent',
      title: '接收方已同意',
      kind: 'choice',
      required: true,
      options: [
        { value: 'Y', label: '是' },
        { value: 'N', label: '否' },
      ],
      check: (value) => (value === 'Y' ? undefined : '须接收方已同意以凭证结算'),
      note: '已就本笔款项以凭证结算与接收方达成一致',
      example: '是',
    },
    { field: 'smePayBasisDate', title: '交付日', kind: 'day', note: '货物、工程或服务交付日' },
    {
      field: 'longTermReason',
      title: '超6个月说明',
      kind: 'lines',
      check: atMost(200),
      note: '期限超过6个月必填',
    },
    {
      field: 'invoiceNos',
      title: '发票号码',
      kind: 'text',
      check: checkInvoices,
      note: '多张以顿号或逗号隔开，剩余金额合计须够',
    },
    {
      field: 'payAccountNo',
      title: '付款账号',
      kind: 'digits',
      check: atMost(30),
      note: '不填为默认的付款账户',
    },
    { field: 'remark', title: '备注', kind: 'lines', check: atMost(200) },
  ]
}

/** 一行文字 → 请求里的一行。 */
export const toRow = ({ invoiceNos, receiverConsent, ...values }: ImportValues): IssueCreateRow => ({
  ...values,
  receiverConsent: receiverConsent === 'Y',
  ...(invoiceNos && { invoiceNos: readInvoiceNos(invoiceNos) }),
})

/** 可导入的各行合计多少，与可用额度相比；不够的说差多少。 */
export const importTotal = (rows: readonly Pick<ImportValues, 'faceAmount'>[], availableLimit: string) => {
  const total = sum(rows.map(({ faceAmount }) => faceAmount))
  const isShort = compare(total, availableLimit) > 0
  const than = isShort
    ? `超出可用额度 ${yuan(subtract(total, availableLimit))}，不能全部提交`
    : `提交之后可用额度剩 ${yuan(subtract(availableLimit, total))}`
  return { text: `${rows.length} 行合计 ${yuan(total)}，${than}`, isShort }
}
