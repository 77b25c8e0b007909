// 资料放进资料包、资料包提交须满足的条件（T-FDP-02、T-FDP-03），与由谁办理。
import type { AuthLetterType } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import {
  checkCheckCode,
  checkInvoiceCode,
  checkInvoiceDate,
  checkInvoiceNumber,
  checkInvoiceTotal,
} from '#domain/invoiceFields.ts'
import { compare, isMoney } from '#domain/money.ts'
import type { BusinessCode } from '../../generated/codes.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard, type Transition } from '../../kernel/flow.ts'
import { ABS_CHAIN_OPERATOR, CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { FileRow } from '../../portal/file/rows.ts'
import type { InvoiceRow, TradeContractRow } from '../trade/rows.ts'
import { isBuyer, packageContracts, packageInvoices } from './contents.ts'
import type { FinanceDataPackageRow, PackageFileRow } from './rows.ts'

/** 提交前必须齐备的授权书。 */
export const REQUIRED_LETTERS: readonly AuthLetterType[] = ['CREDIT_QUERY', 'INVOICE_QUERY']
/** 一个资料包最多的发票张数。 */
export const MAX_INVOICES = 200

/** 资料包里的全部文件。 */
const packageFiles = (world: World, row: FinanceDataPackageRow): AttachmentRow[] => [
  ...row.letters.map(({ file }) => file),
  ...packageContracts(world, row).flatMap(({ contractFile, consentFile }) =>
    [contractFile, consentFile].filter((file) => file !== undefined),
  ),
  ...packageInvoices(world, row).flatMap(({ invoiceFile }) => invoiceFile ?? []),
  ...row.files.map(({ file }) => file),
]

/** G-FILE：内容与包内已有的文件不重复，且是要求的格式（给出时）。 */
export const needNewFile = (
  world: World,
  row: FinanceDataPackageRow,
  file: FileRow,
  accept?: readonly string[],
): FileRow => {
  const extension = file.fileName.slice(file.fileName.lastIndexOf('.') + 1).toLowerCase()
  if (accept && !accept.includes(extension)) {
    throw new BusinessError('G-FILE', `${file.fileName}格式不支持，仅支持${accept.join('、')}`)
  }
  if (packageFiles(world, row).some(({ sha256 }) => sha256 === file.sha256)) {
    throw new BusinessError('G-FILE', `文件重复：${file.fileName}已在资料包中`)
  }
  return file
}

/** 授权有效期不得早于今天。 */
export const needValidTo = (world: World, authValidTo: string): void => {
  if (authValidTo < world.today()) throw new BusinessError('G-FILE', '授权书已过期，请更换')
}

/** 本企业为卖方、有效的合同才可放进资料包；甲方与交易对手不一致只提醒。 */
export const needContract = (row: FinanceDataPackageRow, sellerName: string, contract: TradeContractRow) => {
  if (row.productType === 'ABS' && contract.isAssignmentForbidden && !contract.consentFile) {
    throw new BusinessError('T-FDP-02', '合同有禁止转让条款，请上传债务人同意转让的函件')
  }
  if (contract.partyB !== sellerName) throw new BusinessError('T-FDP-02', '合同的乙方（卖方）须为本企业')
  if (contract.contractDocStatus !== 'EFFECTIVE' && contract.contractDocStatus !== 'LOCKED') {
    const label = dictLabel('CONTRACT_DOC_STATUS', contract.contractDocStatus)
    throw new BusinessError('T-FDP-02', `合同${contract.contractNo}${label}，不能使用`)
  }
  if (row.contractNos.includes(contract.contractNo)) {
    throw new BusinessError('T-FDP-02', `合同${contract.contractNo}已在资料包中`)
  }
}

type Face = Pick<
  InvoiceRow,
  | 'invoiceKind'
  | 'invoiceCode'
  | 'invoiceNo'
  | 'amountExTax'
  | 'invoiceTaxAmount'
  | 'invoiceAmount'
  | 'checkCode'
  | 'sellerName'
  | 'buyerName'
  | 'invoiceDate'
>

/** 票面：号码、代码、校验码随发票种类；金额相符；开票日期不晚于今天。 */
export const needWholeFace = (world: World, face: Face): void => {
  const { invoiceKind: kind, invoiceNo } = face
  const wrong =
    checkInvoiceNumber(kind, invoiceNo) ??
    checkInvoiceCode(kind, face.invoiceCode) ??
    checkCheckCode(kind, face.checkCode) ??
    checkInvoiceDate(face.invoiceDate, world.today()) ??
    (isMoney(face.invoiceAmount) ? checkInvoiceTotal(face, face.invoiceAmount) : '价税合计须大于0')
  if (wrong) throw new BusinessError('FORMAT', wrong)
}

/** 票面正确，且销售方是本企业，购买方是交易对手。 */
export const needFace = (world: World, row: FinanceDataPackageRow, sellerName: string, face: Face): void => {
  const { invoiceNo } = face
  needWholeFace(world, face)
  if (face.sellerName !== sellerName) {
    throw new BusinessError('T-FDP-02', `发票${invoiceNo}的销售方与本企业不一致`)
  }
  if (!isBuyer(world, row, face.buyerName)) {
    throw new BusinessError('T-FDP-02', `发票${invoiceNo}的购买方与交易对手不一致`)
  }
}

type Problem = readonly [code: BusinessCode, message: string]

/** ABS 的资料包收自己的账款已占用的发票：它正是那笔账款的凭据。 */
const provesPayable = (world: World, row: FinanceDataPackageRow, invoiceNo: string): boolean =>
  row.productType === 'ABS' &&
  world.absPayables.find(
    (one) =>
      one.creditorCorpId === row.corpId &&
      one.invoiceUses?.some((use) => use.invoiceNo === invoiceNo) === true,
  ) !== undefined

/** 平台上已有的发票为何不能放进这个资料包：已被占用、用完、红冲或作废；能放的为 undefined。 */
export const invoiceProblem = (
  world: World,
  row: FinanceDataPackageRow,
  invoice: InvoiceRow,
): Problem | undefined => {
  const { invoiceNo, invoiceVerifyStatus: status } = invoice
  if (row.invoiceNos.includes(invoiceNo)) return ['T-FDP-02', `发票${invoiceNo}已在资料包中`]
  const holder = world.financeDataPackages.find(
    (other) => other.packageStatus !== 'VOID' && other.invoiceNos.includes(invoiceNo),
  )
  const isSpent = compare(invoice.invoiceRemainAmount, '0.00') <= 0 && !provesPayable(world, row, invoiceNo)
  if (holder || isSpent) {
    const where = holder?.corpId === row.corpId ? `在资料包${holder.packageNo}中` : ''
    return ['INV-07', `发票${invoiceNo}${where}已占用，不能重复使用`]
  }
  if (status !== 'RED' && status !== 'VOID') return undefined
  return ['T-FDP-02', `发票${invoiceNo}${dictLabel('INVOICE_VERIFY_STATUS', status)}，不能用于融资`]
}

/** 放进资料包的发票须可用。 */
export const needFreeInvoice = (world: World, row: FinanceDataPackageRow, invoice: InvoiceRow): void => {
  const problem = invoiceProblem(world, row, invoice)
  if (problem) throw new BusinessError(...problem)
}

type Gap = { fileCategory: 'AUTH' | 'CONTRACT' | 'INVOICE' | 'DELIVERY'; reason: string }

/** 提交前还缺的资料（T-FDP-03）：必需的授权书、合同、发票，ABS 另须履约凭证；过期的授权书与红冲作废的发票也算缺。 */
export const gapsOf = (world: World, row: FinanceDataPackageRow): Gap[] => {
  const gaps: Gap[] = []
  for (const type of REQUIRED_LETTERS) {
    const letter = row.letters.find((one) => one.authLetterType === type)
    const label = dictLabel('AUTH_LETTER_TYPE', type)
    if (!letter) gaps.push({ fileCategory: 'AUTH', reason: `缺少${label}` })
  }
  for (const letter of row.letters) {
    if (letter.authValidTo >= world.today()) continue
    const label = dictLabel('AUTH_LETTER_TYPE', letter.authLetterType)
    gaps.push({ fileCategory: 'AUTH', reason: `${label}已过期，请更换` })
  }
  if (row.contractNos.length === 0) gaps.push({ fileCategory: 'CONTRACT', reason: '至少上传一份贸易合同' })
  if (row.invoiceNos.length === 0) gaps.push({ fileCategory: 'INVOICE', reason: '至少上传一张发票' })
  for (const { invoiceNo, invoiceVerifyStatus: status } of packageInvoices(world, row)) {
    if (status !== 'RED' && status !== 'VOID') continue
    const label = dictLabel('INVOICE_VERIFY_STATUS', status)
    gaps.push({ fileCategory: 'INVOICE', reason: `发票${invoiceNo}${label}，请删除` })
  }
  if (row.productType === 'ABS' && !row.files.some(({ fileCategory }) => fileCategory === 'DELIVERY')) {
    gaps.push({ fileCategory: 'DELIVERY', reason: '至少上传一份履约凭证' })
  }
  return gaps
}

/** 资料齐全才可提交。 */
export const hasAll = guard<FinanceDataPackageRow>('T-FDP-03', (world, row) => gapsOf(world, row)[0]?.reason)

/** 某产品的资料包由谁准备。 */
export const packageOperator = ({ productType }: Pick<FinanceDataPackageRow, 'productType'>): string =>
  productType === 'ABS' ? ABS_CHAIN_OPERATOR : CHAIN_OPERATOR

/** 该产品的经办才有的操作。 */
export const byProduct: NonNullable<Transition<FinanceDataPackageRow>['when']> = (_world, row, { role }) =>
  role === packageOperator(row)

const DELIVERY_DAYS = 90

/** 需要留意的：履约日期晚于最近一张发票 90 天以上，不妨碍提交。 */
export const warningsOf = (world: World, row: FinanceDataPackageRow): string[] => {
  const invoiced = packageInvoices(world, row)
    .map(({ invoiceDate }) => invoiceDate)
    .toSorted()
    .at(-1)
  if (row.productType !== 'ABS' || !invoiced) return []
  const latest = addDays(invoiced, DELIVERY_DAYS)
  return row.files.flatMap(({ deliveryNo, deliveryDate }) =>
    deliveryDate && deliveryDate > latest
      ? [`履约单据${deliveryNo ?? ''}的履约日期${deliveryDate}晚于开票日期${DELIVERY_DAYS}天以上，请核对`]
      : [],
  )
}

/** ABS 的履约凭证须写明单据号与履约日期。 */
export const needDelivery = (
  { productType }: FinanceDataPackageRow,
  {
    fileCategory,
    deliveryNo,
    deliveryDate,
  }: Pick<PackageFileRow, 'fileCategory' | 'deliveryNo' | 'deliveryDate'>,
): void => {
  if (productType !== 'ABS' || fileCategory !== 'DELIVERY') return
  if (!deliveryNo?.trim()) throw new BusinessError('REQUIRED', '请输入履约单据号')
  if (!deliveryDate) throw new BusinessError('REQUIRED', '请选择履约日期')
}
