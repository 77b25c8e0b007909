// 办理的人看到的贸易凭据：合同、发票与其余文件，看得到单据的就打得开。
import type { EvidenceFile, TradeEvidence } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { packageContracts, packageInvoices } from '../package/contents.ts'
import { contractOf, invoicesOf, type TradeUse } from './book.ts'
import type { InvoiceRow, TradeContractRow } from './rows.ts'
import { contractView, invoiceView } from './view.ts'

type Papers = {
  contracts: readonly TradeContractRow[]
  invoices: readonly InvoiceRow[]
  files: readonly EvidenceFile[]
}

/** 同样的只列一次：几行、几笔常依据同一份合同。 */
const evidence = (ctx: Context, { contracts, invoices, files }: Papers): TradeEvidence => {
  const own = [
    ...contracts.flatMap(({ contractFile, consentFile }) => [contractFile, consentFile]),
    ...invoices.map(({ invoiceFile }) => invoiceFile),
    ...files.map(({ file }) => file),
  ].filter((file) => file !== undefined)
  shareFiles(ctx.world, own, ctx.corp.corpId)
  return {
    contracts: [...new Set(contracts)].map(contractView),
    invoices: [...new Set(invoices)].map(invoiceView),
    files: [...files],
  }
}

/** 附在别处的文件，一个名目。 */
export const labelled = (label: string, files: readonly AttachmentRow[] = []): EvidenceFile[] =>
  files.map((file) => ({ label, file }))

/** 几份交易背景的合同与发票，与另外的文件。 */
export const tradeEvidence = (
  ctx: Context,
  trades: readonly Pick<TradeUse, 'corpId' | 'contractNo' | 'invoiceNos'>[],
  files: readonly EvidenceFile[] = [],
): TradeEvidence =>
  evidence(ctx, {
    contracts: trades.flatMap((one) => contractOf(ctx.world, one.corpId, one.contractNo) ?? []),
    invoices: trades.flatMap((one) => invoicesOf(ctx.world, one)),
    files,
  })

/** 资料包的全部内容；没有资料包为空。 */
export const packageEvidence = (ctx: Context, packageNo: string | undefined): TradeEvidence | undefined => {
  const row = ctx.world.financeDataPackages.get(packageNo)
  if (!row) return undefined
  const letters = row.letters.map(({ authLetterType, file }) => ({
    label: dictLabel('AUTH_LETTER_TYPE', authLetterType),
    file,
  }))
  const rest = row.files.map(({ fileCategory, deliveryNo, file }) => ({
    label: `${dictLabel('FILE_CATEGORY', fileCategory)}${deliveryNo ? ` ${deliveryNo}` : ''}`,
    file,
  }))
  return present({
    ...evidence(ctx, {
      contracts: packageContracts(ctx.world, row),
      invoices: packageInvoices(ctx.world, row),
      files: [...letters, ...rest],
    }),
    packageNo: row.packageNo,
    packageName: row.packageName,
  })
}

/** 开立凭证所依据的：开立方的交易背景与开立时的附件。 */
export const voucherEvidence = (ctx: Context, ...voucherNos: readonly string[]): TradeEvidence => {
  const issues = voucherNos.map((voucherNo) =>
    ctx.world.issueApplications.need(ctx.world.vouchers.need(voucherNo).issueNo),
  )
  return tradeEvidence(
    ctx,
    issues,
    issues.flatMap((one) => labelled('开立附件', one.attachments)),
  )
}
