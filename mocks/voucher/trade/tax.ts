// 税务平台：识别发票文件，查验发票（RIV）。
import type { Command } from '../../kernel/command.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { InvoiceRow } from './rows.ts'
import { MAX_TRIES, triesLeft } from './rules.ts'
import { invoiceFlow } from './transitions.ts'

type Answer = Exclude<InvoiceRow['invoiceVerifyStatus'], 'UNVERIFIED' | 'VERIFYING'>

/** 查验到出结果的时间，世界时钟的毫秒。 */
export const VERIFY_MS = 2000

/** 税务平台的答复：号码尾号 0000 查无此票、9999 已作废、8888 已红冲、7777 与税务登记不一致，其余查验一致。 */
export const taxAnswer = (invoiceNo: string): Answer => {
  const answers: Record<string, Answer> = {
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

/** 发票的版本号：发起查验、返回结果各加一。 */
export const versionOf = ({ version = 0 }: InvoiceRow): number => version

/** T-RIV-02 返回结果；没有发起的，是随资料包查的。 */
export const answerVerify = (world: World, invoice: InvoiceRow, to: Answer): void => {
  invoice.version = versionOf(invoice)
  const id = invoiceFlow.isReadyFor(invoice, 'T-RIV-02') ? 'T-RIV-02' : 'IN_PACKAGE'
  invoiceFlow.step(world, invoice, id, undefined, { to })
  invoice.verifyTime = world.now()
}

/** T-RIV-03 定期复验：已红冲、已作废的要说明；仍一致的、对不上的只记下。 */
export const answerRecheck = (world: World, invoice: InvoiceRow, to: Answer): void => {
  invoice.version = versionOf(invoice)
  if (to === 'RED' || to === 'VOID') invoiceFlow.step(world, invoice, 'T-RIV-03', undefined, { to })
  else invoiceFlow.step(world, invoice, 'RECHECK', undefined, { to })
  invoice.verifyTime = world.now()
}

/** T-RIV-01 发起查验：未查验、不一致、查无此票的可查，每日至多 5 次；结果稍后由税务平台返回（T-RIV-02）。 */
export const startVerify = (command: Command<InvoiceRow>): void => {
  const { world, row: invoice, actor, version } = command
  const { invoiceNo, invoiceVerifyStatus: status } = invoice
  if (!invoiceFlow.isReadyFor(invoice, 'T-RIV-01')) {
    throw new BusinessError(
      'T-RIV-01',
      `发票${invoiceNo}${dictLabel('INVOICE_VERIFY_STATUS', status)}，无需再查验`,
    )
  }
  invoiceFlow.check(command, 'T-RIV-01')
  invoice.version = version
  invoice.verifyTries = { day: world.today(), count: MAX_TRIES - triesLeft(world, invoice) + 1 }
  invoiceFlow.step(world, invoice, 'T-RIV-01', actor)
  world.schedule(world.clock.ms() + VERIFY_MS, (later) => {
    if (invoiceFlow.isReadyFor(invoice, 'T-RIV-02')) answerVerify(later, invoice, taxAnswer(invoiceNo))
  })
}
