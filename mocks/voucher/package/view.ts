import type { FinanceDataPackage, PackageInvoice, PackageItem } from '#api/generated/corp/model/index.ts'
import { compare, sum } from '#domain/money.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { inStep } from '../../portal/holiday/step.ts'
import type { InvoiceRow } from '../trade/rows.ts'
import { triesLeft } from '../trade/rules.ts'
import { versionOf } from '../trade/tax.ts'
import { contractView, invoiceView } from '../trade/view.ts'
import { packageProblem, packageRemain } from './book.ts'
import { packageContracts, packageInvoices } from './contents.ts'
import type { AuthLetterRow, FinanceDataPackageRow } from './rows.ts'
import { gapsOf, warningsOf } from './rules.ts'
import { packageFlow } from './transitions.ts'
import { failReasonOf } from './verification.ts'

type Waiting = Pick<FinanceDataPackage, 'nextActor' | 'stateReason'>

const waiting = (ctx: Context, row: FinanceDataPackageRow): Waiting => {
  switch (row.packageStatus) {
    case 'DRAFT':
      return { nextActor: '经办', stateReason: gapsOf(ctx.world, row)[0]?.reason ?? '资料已齐，尚未提交' }
    case 'COMPLETE':
      return { nextActor: '平台', stateReason: '已提交，等待自动校验' }
    case 'VERIFYING':
      return {
        nextActor: '平台',
        stateReason: `正在查验发票，已查${row.checkedNos.length}/${row.invoiceNos.length}张`,
      }
    case 'INVALID':
      return {
        nextActor: '经办',
        stateReason: row.failures.map(({ invoiceNo, reason }) => `发票${invoiceNo}：${reason}`).join('；'),
      }
    case 'VERIFIED':
    case 'USED': {
      const stateReason = packageProblem(ctx.world, row)
      if (stateReason) return { stateReason }
      return row.packageStatus === 'USED' ? { stateReason: `已被${row.uses.length}笔业务引用` } : {}
    }
    default:
      return { stateReason: '已作废' }
  }
}

/** 授权书作为一项资料。 */
export const letterItem = (ctx: Context, letter: AuthLetterRow): PackageItem =>
  present({
    itemNo: letter.letterNo,
    fileCategory: 'AUTH' as const,
    fileName: letter.file.fileName,
    uploadTime: letter.uploadTime,
    file: letter.file,
    authLetterType: letter.authLetterType,
    authValidTo: letter.authValidTo,
    isExpired: letter.authValidTo < ctx.today,
    isSignedOnline: letter.signedOnline,
    sourcePackageNo: letter.sourcePackageNo,
  })

const itemsOf = (ctx: Context, row: FinanceDataPackageRow): PackageItem[] => [
  ...row.letters.map((letter) => letterItem(ctx, letter)),
  ...packageContracts(ctx.world, row).flatMap(({ contractNo, contractFile: file, createTime: uploadTime }) =>
    file
      ? { itemNo: contractNo, fileCategory: 'CONTRACT' as const, fileName: file.fileName, uploadTime, file }
      : [],
  ),
  ...packageInvoices(ctx.world, row).flatMap(({ invoiceNo, invoiceFile: file, createTime: uploadTime }) =>
    file
      ? { itemNo: invoiceNo, fileCategory: 'INVOICE' as const, fileName: file.fileName, uploadTime, file }
      : [],
  ),
  ...row.files.map((item) => present({ ...item, fileName: item.file.fileName })),
]

const packageInvoice = (ctx: Context, row: FinanceDataPackageRow, invoice: InvoiceRow): PackageInvoice => {
  const taken = row.uses.some((use) =>
    use.invoiceUses.some(({ invoiceNo }) => invoiceNo === invoice.invoiceNo),
  )
  const gone = compare(invoice.invoiceRemainAmount, '0.00') === 0
  return present({
    ...invoiceView(invoice),
    // 整张被业务占用，还可能放回来（T-FDP-07）
    ...(taken && gone && { invoiceUseStatus: 'LOCKED' as const }),
    failReason: failReasonOf(ctx.world, row, invoice),
    verifyTimesLeft: triesLeft(ctx.world, invoice),
    version: versionOf(invoice),
  })
}

/** 资料包的应答：只给本企业看。 */
export const packageView = (ctx: Context, row: FinanceDataPackageRow): FinanceDataPackage => {
  const { world } = ctx
  const invoices = packageInvoices(world, row)
  const gaps = packageFlow.isReadyFor(row, 'T-FDP-02') ? gapsOf(world, row) : []
  const {
    letters: _letters,
    files: _files,
    checkedNos,
    contractNos,
    invoiceNos: _invoices,
    pickedInvoiceNos: _picked,
    ...stored
  } = row
  return present({
    ...stored,
    ...NO_USER_IDS,
    attachments: undefined,
    contractNo: contractNos.join('、') || undefined,
    invoiceCount: invoices.length,
    invoiceTotalAmount: sum(invoices.map(({ invoiceAmount }) => invoiceAmount)),
    packageRemainAmount: packageProblem(world, row) ? '0.00' : packageRemain(world, row),
    checkedCount: checkedNos.length,
    contracts: packageContracts(world, row).map(contractView),
    invoices: invoices.map((invoice) => packageInvoice(ctx, row, invoice)),
    warnings: warningsOf(world, row),
    items: itemsOf(ctx, row),
    uses: row.uses.map(({ bizNo, useAmount, useTime }) => ({ bizNo, useAmount, useTime })),
    missing: gaps,
    ...inStep(ctx, packageFlow, row, waiting(ctx, row)),
    actions: packageFlow.offer(ctx, row),
    refusals: packageFlow.refusals(ctx, row),
  })
}
