// FDP 融资资料包：经办引起的；随后的自动校验在 verification.ts，引用与释放在 book.ts。

import { compare } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf } from '../../kernel/review.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import type { InvoiceRow, TradeContractRow } from '../trade/rows.ts'
import { clearCover } from './book.ts'
import { isBuyer } from './contents.ts'
import type { AuthLetterRow, FinanceDataPackageRow, PackageFileRow } from './rows.ts'
import { MAX_INVOICES, needContract, needFreeInvoice } from './rules.ts'
import { packageFlow } from './transitions.ts'
import { verifyLater } from './verification.ts'

/** T-FDP-02 上传资料：资料包回到待完善，轨迹记下传了什么。 */
const upload = (world: World, row: FinanceDataPackageRow, actor: Actor, what: string): void =>
  packageFlow.step(world, row, 'T-FDP-02', actor, { opinion: what })

/** 加入授权书；同一类型的以新换旧。 */
export const putLetter = (
  world: World,
  row: FinanceDataPackageRow,
  actor: Actor,
  letter: AuthLetterRow,
): void => {
  upload(world, row, actor, letter.file.fileName)
  row.letters = [
    ...row.letters.filter(({ authLetterType }) => authLetterType !== letter.authLetterType),
    letter,
  ]
}

/** 加入合同：对方登记的合同，其文件也给本企业看。 */
export const putContract = (
  world: World,
  row: FinanceDataPackageRow,
  actor: Actor,
  contract: TradeContractRow,
): void => {
  needContract(row, actor.corpName, contract)
  upload(world, row, actor, `合同${contract.contractNo}`)
  row.contractNos.push(contract.contractNo)
  if (contract.contractFile) shareFiles(world, [contract.contractFile], row.corpId)
}

/** 加入发票：平台上已有的同号发票须未被占用且金额一致。 */
export const putInvoice = (
  world: World,
  row: FinanceDataPackageRow,
  actor: Actor,
  invoice: InvoiceRow,
): void => {
  if (row.invoiceNos.length >= MAX_INVOICES) {
    throw new BusinessError('G-FILE', `一个资料包至多${MAX_INVOICES}张发票`)
  }
  const known = world.invoices.get(invoice.invoiceNo)
  needFreeInvoice(world, row, known ?? invoice)
  if (known) {
    if (
      known.sellerName !== invoice.sellerName ||
      compare(known.invoiceAmount, invoice.invoiceAmount) !== 0
    ) {
      throw new BusinessError('T-FDP-02', `发票${invoice.invoiceNo}已登记，票面信息与登记的不一致`)
    }
    if (known.invoiceFile) shareFiles(world, [known.invoiceFile], row.corpId)
  } else {
    world.invoices.put(invoice)
  }
  upload(world, row, actor, `发票${invoice.invoiceNo}`)
  row.invoiceNos.push(invoice.invoiceNo)
}

/** 加入平台上已有的发票：须是本企业开给交易对手的、可用的，有一张不可就都不加。 */
export const pickInvoices = (
  world: World,
  row: FinanceDataPackageRow,
  actor: Actor,
  invoiceNos: readonly string[],
): void => {
  const invoices = invoiceNos.map((invoiceNo) => world.invoices.need(invoiceNo))
  for (const { invoiceNo, sellerName, buyerName } of invoices)
    if (sellerName !== actor.corpName || !isBuyer(world, row, buyerName))
      throw new BusinessError('T-FDP-02', `发票${invoiceNo}不是本企业开给${row.counterpartyName}的`)
  for (const invoice of invoices) needFreeInvoice(world, row, invoice)
  for (const invoice of invoices) putInvoice(world, row, actor, invoice)
  row.pickedInvoiceNos = [...(row.pickedInvoiceNos ?? []), ...invoiceNos]
}

/** 由应收账款新建：带入账款自己的合同与发票（ABS），余下的授权书与履约凭证再传。 */
export const bringPapers = (
  world: World,
  row: FinanceDataPackageRow,
  actor: Actor,
  payableNo: string,
): void => {
  const payable = world.absPayables.get(payableNo)
  if (payable?.creditorCorpId !== row.corpId) throw new BusinessError('NOT_FOUND', '账款不存在')
  if (payable.debtorName !== row.counterpartyName) {
    throw new BusinessError('T-FDP-01', `账款${payableNo}的债务人是${payable.debtorName}`)
  }
  putContract(world, row, actor, world.tradeContracts.need(payable.contractNo ?? ''))
  pickInvoices(world, row, actor, payable.invoiceNos)
}

/** 加入履约凭证或其他资料。 */
export const putFiles = (
  world: World,
  row: FinanceDataPackageRow,
  actor: Actor,
  files: readonly PackageFileRow[],
): void => {
  upload(world, row, actor, files.map(({ file }) => file.fileName).join('、'))
  row.files.push(...files)
}

/** 删除一项资料；本企业为此登记、尚未用过的发票随之删除，以便重新上传；选来的已有发票留在平台上。 */
export const removeItem = (world: World, row: FinanceDataPackageRow, actor: Actor, itemNo: string): void => {
  const has =
    row.letters.some(({ letterNo }) => letterNo === itemNo) ||
    row.files.some((file) => file.itemNo === itemNo) ||
    row.contractNos.includes(itemNo) ||
    row.invoiceNos.includes(itemNo)
  if (!has) throw new BusinessError('NOT_FOUND', '资料不存在，请刷新')
  upload(world, row, actor, `删除${itemNo}`)
  row.letters = row.letters.filter(({ letterNo }) => letterNo !== itemNo)
  row.files = row.files.filter((file) => file.itemNo !== itemNo)
  row.contractNos = row.contractNos.filter((contractNo) => contractNo !== itemNo)
  row.failures = row.failures.filter(({ invoiceNo }) => invoiceNo !== itemNo)
  if (!row.invoiceNos.includes(itemNo)) return
  row.invoiceNos = row.invoiceNos.filter((invoiceNo) => invoiceNo !== itemNo)
  const isPicked = row.pickedInvoiceNos?.includes(itemNo) ?? false
  row.pickedInvoiceNos = row.pickedInvoiceNos?.filter((invoiceNo) => invoiceNo !== itemNo)
  if (isPicked) return
  const invoice = world.invoices.get(itemNo)
  if (invoice?.corpId === row.corpId && compare(invoice.invoiceRemainAmount, invoice.invoiceAmount) === 0) {
    world.invoices.delete(itemNo)
  }
}

/** T-FDP-03 资料齐全提交；随后自动校验（T-FDP-04）。 */
export const submitPackage = (command: Command<FinanceDataPackageRow>): void => {
  const { world, row, actor } = command
  packageFlow.check(command, 'T-FDP-03')
  packageFlow.step(world, row, 'T-FDP-03', actor)
  row.submitTime = world.now()
  row.failures = []
  row.checkedNos = []
  verifyLater(world, row)
}

/** T-FDP-09 作废：未被引用的；其中的发票可放入别的资料包。 */
export const cancelPackage = actOf(packageFlow, 'T-FDP-09', clearCover)
