import type * as operations from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import * as msw from '../../generated/corp/finance-data-packages/finance-data-packages.msw.ts'
import { batch, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { zip } from '../../kernel/files/zip.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { attachment, fileOf } from '../../portal/file/own.ts'
import { storeFile } from '../../portal/file/store.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { startVerify } from '../trade/tax.ts'
import * as flow from './flow.ts'
import * as page from './pages.ts'
import { needPackageOf, ownPackages, productOf, reads } from './reads.ts'
import type { FinanceDataPackageRow } from './rows.ts'
import { needDelivery, needNewFile, packageOperator } from './rules.ts'
import { packageFlow } from './transitions.ts'
import { letterPdf, newLetter, registerContract, registerInvoice, uploadInvoices } from './uploads.ts'
import { packageView } from './view.ts'

/** 改动本企业一个还可上传的资料包，并答复它。 */
const change = (
  ctx: Context,
  { packageNo, version }: { packageNo: string; version: number },
  run: (row: FinanceDataPackageRow) => void,
) => {
  const row = needPackageOf(ctx, packageNo)
  ctx.needActive(row.productType)
  packageFlow.check(commandOf(ctx, row, version), 'T-FDP-02')
  run(row)
  return packageView(ctx, row)
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageFinanceDataPackages: page.MANAGE,
    exportFinanceDataPackages: page.MANAGE,
    financeDataPackageDetail: [...page.DETAIL, ...page.STEPS, ...page.SUCCESS],
    financeDataFormContext: [...page.CREATE, ...page.STEPS],
    listReusablePackages: [...page.CREATE, ...page.CONTRACT],
    createFinanceDataPackage: page.CREATE,
    submitFinanceDataPackage: page.FILES,
    cancelFinanceDataPackage: page.MANAGE,
    downloadFinanceDataPackage: page.DETAIL,
    downloadAuthTemplate: page.AUTH,
    listReusableLetters: page.AUTH,
    addPackageLetter: page.AUTH,
    signPackageLetter: page.AUTH,
    copyPackageLetter: page.AUTH,
    listPackageContracts: page.CONTRACT,
    addPackageContract: page.CONTRACT,
    recogniseContract: page.CONTRACT,
    registerPackageContract: page.CONTRACT,
    uploadPackageInvoices: page.INVOICE,
    listPackageInvoices: page.INVOICE,
    addPackageInvoices: page.INVOICE,
    registerPackageInvoice: page.INVOICE,
    verifyPackageInvoices: page.INVOICE,
    addPackageFile: page.FILES,
    removePackageItem: page.STEPS,
  },
})({
  ...reads,

  financeDataPackageDetail: (ctx, { packageNo }) => packageView(ctx, needPackageOf(ctx, packageNo)),

  createFinanceDataPackage(ctx, { payableNo, ...form }) {
    const productType = productOf(form)
    ctx.needActive(productType)
    if (ctx.role !== packageOperator({ productType }))
      throw new BusinessError('ROLE', '当前角色不能办理此业务')
    const packageName = form.packageName.trim()
    const counterpartyName = form.counterpartyName.trim()
    if (!packageName) throw new BusinessError('T-FDP-01', '请输入资料包名称')
    if (!counterpartyName) throw new BusinessError('T-FDP-01', '请选择交易对手')
    if (counterpartyName === ctx.corp.corpName) throw new BusinessError('T-FDP-01', '交易对手不能是本企业')
    const packageNo = ctx.world.ids.next('FP', ctx.today)
    const row: FinanceDataPackageRow = {
      ...packageFlow.begin(ctx.world, 'T-FDP-01', packageNo, actorOf(ctx)),
      ...form,
      productType,
      packageNo,
      packageName,
      counterpartyName,
      letters: [],
      contractNos: [],
      invoiceNos: [],
      files: [],
      packageAmount: '0.00',
      packageUsedAmount: '0.00',
      uses: [],
      failures: [],
      checkedNos: [],
      packageStatus: 'DRAFT',
    }
    if (payableNo) flow.bringPapers(ctx.world, row, actorOf(ctx), payableNo)
    return packageView(ctx, ctx.world.financeDataPackages.put(row))
  },

  submitFinanceDataPackage(ctx, { documentNo, version }) {
    const row = needPackageOf(ctx, documentNo)
    ctx.needActive(row.productType)
    flow.submitPackage(commandOf(ctx, row, version))
    return packageView(ctx, row)
  },

  cancelFinanceDataPackage(ctx, { documentNo, version }) {
    const row = needPackageOf(ctx, documentNo)
    ctx.needActive(row.productType)
    flow.cancelPackage(commandOf(ctx, row, version))
    return packageView(ctx, row)
  },

  downloadFinanceDataPackage(ctx, { packageNo }) {
    const row = needPackageOf(ctx, packageNo)
    const { items } = packageView(ctx, row)
    if (items.length === 0) throw new BusinessError('EMPTY', '资料包里还没有文件')
    const entries = items.map(({ itemNo, fileCategory, file }) => ({
      name: `${dictLabel('FILE_CATEGORY', fileCategory)}/${itemNo}-${file.fileName}`,
      bytes: ctx.world.files.need(file.fileId).bytes,
    }))
    const fileName = `${row.packageName}（${packageNo}）.zip`
    return { fileName, contentType: 'application/zip', bytes: zip(entries) }
  },

  downloadAuthTemplate: (ctx, { packageNo, authLetterType }) =>
    letterPdf(ctx, needPackageOf(ctx, packageNo), authLetterType),

  addPackageLetter: (ctx, { fileId, authLetterType, authValidTo, ...target }) =>
    change(ctx, target, (row) => {
      const file = attachment(needNewFile(ctx.world, row, fileOf(ctx, fileId)))
      flow.putLetter(ctx.world, row, actorOf(ctx), newLetter(ctx, { authLetterType, authValidTo, file }))
    }),

  signPackageLetter: (ctx, { authLetterType, authValidTo, signTicket, ...target }) =>
    change(ctx, target, (row) => {
      spendSignTicket(ctx, 'FINANCE_CONTRACT', [row.packageNo], signTicket)
      const file = storeFile(ctx.world, letterPdf(ctx, row, authLetterType, ctx.user.personName))
      const letter = newLetter(ctx, { authLetterType, authValidTo, file, signedOnline: true })
      flow.putLetter(ctx.world, row, actorOf(ctx), letter)
    }),

  copyPackageLetter: (ctx, { letterNo, ...target }) =>
    change(ctx, target, (row) => {
      const source = ownPackages(ctx, row.productType).find((other) =>
        other.letters.some((letter) => letter.letterNo === letterNo),
      )
      const letter = source?.letters.find((one) => one.letterNo === letterNo)
      if (!source || !letter) throw new BusinessError('NOT_FOUND', '授权书不存在，请刷新')
      flow.putLetter(
        ctx.world,
        row,
        actorOf(ctx),
        newLetter(ctx, { ...letter, sourcePackageNo: source.packageNo }),
      )
    }),

  addPackageContract: (ctx, { contractNo, ...target }) =>
    change(ctx, target, (row) =>
      flow.putContract(ctx.world, row, actorOf(ctx), ctx.world.tradeContracts.need(contractNo)),
    ),

  recogniseContract(ctx, { fileId }) {
    const { fileName } = fileOf(ctx, fileId)
    const [, contractNo, contractName] =
      /^([A-Za-z0-9][A-Za-z0-9-]{4,39})[ _](.{1,80})\.pdf$/i.exec(fileName) ?? []
    return present({ contractNo, contractName, partyB: ctx.corp.corpName })
  },

  registerPackageContract: (ctx, { packageNo, version, ...form }) =>
    change(ctx, { packageNo, version }, (row) => registerContract(ctx, row, form)),

  uploadPackageInvoices(ctx, { fileIds, ...target }) {
    let results: ReturnType<typeof uploadInvoices> = []
    const changed = change(ctx, target, (row) => {
      results = uploadInvoices(ctx, row, fileIds)
    })
    return { package: changed, results }
  },

  addPackageInvoices: (ctx, { invoiceNos, ...target }) =>
    change(ctx, target, (row) => {
      flow.pickInvoices(ctx.world, row, actorOf(ctx), [...new Set(invoiceNos)])
    }),

  registerPackageInvoice: (ctx, { packageNo, version, fileId, ...face }) =>
    change(ctx, { packageNo, version }, (row) => registerInvoice(ctx, row, face, fileOf(ctx, fileId))),

  verifyPackageInvoices(ctx, { packageNo, items }) {
    const row = needPackageOf(ctx, packageNo)
    ctx.needActive(row.productType)
    packageFlow.check(commandOf(ctx, row), 'T-FDP-02')
    return batch(items, ({ documentNo, version }) => {
      if (!row.invoiceNos.includes(documentNo)) throw new BusinessError('NOT_FOUND', '发票不在资料包中')
      startVerify(commandOf(ctx, ctx.world.invoices.need(documentNo), version))
      return '已发起查验，等待查验结果'
    })
  },

  addPackageFile: (ctx, { fileCategory, fileIds, deliveryNo, deliveryDate, ...target }) =>
    change(ctx, target, (row) => {
      if (fileCategory !== 'DELIVERY' && fileCategory !== 'OTHER') {
        throw new BusinessError('G-FILE', '此处只上传履约凭证与其他资料')
      }
      needDelivery(row, present({ fileCategory, deliveryNo, deliveryDate }))
      const files = fileIds.map((fileId) => needNewFile(ctx.world, row, fileOf(ctx, fileId)))
      const uploadTime = ctx.now
      flow.putFiles(
        ctx.world,
        row,
        actorOf(ctx),
        files.map((file) =>
          present({
            itemNo: ctx.world.ids.plain('PI'),
            fileCategory,
            deliveryNo,
            deliveryDate,
            file: attachment(file),
            uploadTime,
          }),
        ),
      )
    }),

  removePackageItem: (ctx, { itemNo, fileCategory: _category, ...target }) =>
    change(ctx, target, (row) => flow.removeItem(ctx.world, row, actorOf(ctx), itemNo)),
})
