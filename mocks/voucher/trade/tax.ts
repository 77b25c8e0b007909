// The tax platform of the mock: reads invoice files and verifies invoices (RIV, domain/03-flows.md §6).
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { InvoiceRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'

type Status = InvoiceRow['invoiceVerifyStatus']

/** 每张发票每日可查验的次数（T-RIV-01）。 */
export const MAX_TRIES = 5
/** 查验到出结果的时间，世界时钟的毫秒。 */
export const VERIFY_MS = 2000

/** 税务平台的答复：号码尾号 0000 查无此票、9999 已作废、8888 已红冲、7777 与税务登记不一致，其余查验一致。 */
export const taxAnswer = (invoiceNo: string): Status => {
  const answers: Record<string, Status> = {
    '0000': 'NOT_FOUND',
    '9999': 'VOID',
    '8888': 'RED',
    '7777': 'MISMATCH',
  }
  return answers[invoiceNo.slice(-4)] ?? 'PASS'
}

const tag = (xml: string, ...names: string[]): string | undefined => {
  for (const name of names) {
    const found = new RegExp(`<${name}>([^<]{1,80})</${name}>`).exec(xml)?.[1]?.trim()
    if (found) return found
  }
  return undefined
}

/** 识别一个发票文件：数电发票 XML 读出全部要素；其余文件只认文件名里的 20 位号码，读不出的留空。 */
export const recogniseInvoiceFile = (fileName: string, bytes: Uint8Array) => {
  if (!fileName.toLowerCase().endsWith('.xml')) {
    const invoiceNo = /(?<!\d)\d{20}(?!\d)/.exec(fileName)?.[0]
    return invoiceNo ? { invoiceKind: 'DIGITAL_SPECIAL' as const, invoiceNo } : {}
  }
  const xml = new TextDecoder().decode(bytes)
  return {
    invoiceKind: 'DIGITAL_SPECIAL' as const,
    invoiceNo: tag(xml, 'EIid', 'InvoiceNumber'),
    invoiceDate: tag(xml, 'IssueTime', 'RequestTime')?.slice(0, 10),
    amountExTax: tag(xml, 'TotalAmWithoutTax'),
    invoiceTaxAmount: tag(xml, 'TotalTaxAm'),
    invoiceAmount: tag(xml, 'TotalTax-includedAmount'),
    sellerName: tag(xml, 'SellerName'),
    buyerName: tag(xml, 'BuyerName'),
  }
}

/** 今日还可查验的次数。 */
export const triesLeft = (world: World, invoice: InvoiceRow): number => {
  const { verifyTries } = invoice
  return MAX_TRIES - (verifyTries?.day === world.today() ? verifyTries.count : 0)
}

/** 发票的版本号：发起查验、返回结果各加一。 */
export const versionOf = ({ version = 0 }: InvoiceRow): number => version

/** T-RIV-02 返回结果。 */
export const answerVerify = (world: World, invoice: InvoiceRow, status: Status): void => {
  invoice.version = versionOf(invoice) + 1
  invoice.invoiceVerifyStatus = status
  invoice.verifyTime = world.now()
}

/** T-RIV-01 发起查验：未查验、不一致、查无此票的可查，每日至多 5 次；结果稍后由税务平台返回（T-RIV-02）。 */
export const startVerify = (world: World, invoice: InvoiceRow, version: number): void => {
  const { invoiceNo, invoiceVerifyStatus: status } = invoice
  if (status !== 'UNVERIFIED' && status !== 'MISMATCH' && status !== 'NOT_FOUND') {
    throw new BusinessError(
      'T-RIV-01',
      `发票${invoiceNo}${dictLabel('INVOICE_VERIFY_STATUS', status)}，无需再查验`,
    )
  }
  if (triesLeft(world, invoice) <= 0) {
    throw new BusinessError('T-RIV-01', `发票${invoiceNo}今日查验已达${MAX_TRIES}次，请明日再试`)
  }
  if (version !== versionOf(invoice)) throw illegalState()
  invoice.version = version + 1
  invoice.verifyTries = { day: world.today(), count: MAX_TRIES - triesLeft(world, invoice) + 1 }
  invoice.invoiceVerifyStatus = 'VERIFYING'
  world.schedule(world.clock.ms() + VERIFY_MS, (later) => {
    if (invoice.invoiceVerifyStatus === 'VERIFYING') answerVerify(later, invoice, taxAnswer(invoiceNo))
  })
}
