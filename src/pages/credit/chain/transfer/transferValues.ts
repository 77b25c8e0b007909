import type {
  TransferApplication,
  TransferApplicationForm,
  TransferLineForm,
  TransferSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import { complete } from '#domain/filled.ts'

/** 表单里的一行明细：发票总金额只用来看，不送。 */
export type LineValues = TransferLineForm & { invoiceTotalAmount?: string }

/** 转让表单里的值。 */
export type TransferValues = { holdingNo: string; lines: LineValues[]; remark: string }

/** 已有申请 → 表单的值。 */
export const toValues = (application: TransferApplication): TransferValues => ({
  holdingNo: application.holdingNo ?? '',
  lines: application.lines.map(
    ({ transfereeName, transferAmount, transferPurpose, contractNo, ...line }): LineValues => ({
      ...(transfereeName && { transfereeName }),
      ...(transferAmount && { transferAmount }),
      ...(transferPurpose && { transferPurpose }),
      ...(contractNo && { contractNo }),
      invoiceNos: line.invoiceNos,
      attachments: line.attachments,
      ...(line.invoiceTotalAmount && { invoiceTotalAmount: line.invoiceTotalAmount }),
    }),
  ),
  remark: application.remark ?? '',
})

/** 表单的值 → 请求体：空的不送；编辑时带上编号与看到的版本。 */
export const toRequest = (
  { holdingNo, lines = [], remark }: Partial<TransferValues>,
  editing?: Pick<TransferApplication, 'transferNo' | 'version'>,
): TransferApplicationForm => ({
  ...(holdingNo && { holdingNo }),
  lines: lines.map(({ invoiceTotalAmount: _shown, ...line }) => line),
  ...(remark && { remark }),
  ...(editing && { transferNo: editing.transferNo, version: editing.version }),
})

const LINE = ['transfereeName', 'transferAmount', 'transferPurpose', 'contractNo'] as const

/** 一行必填的都填了。 */
export const isLineComplete = (line: LineValues): boolean => LINE.every((name) => line[name])

/** 填好的 → 提交：必有的几项都在，每一行也是。 */
export const toSubmit = (
  values: TransferValues,
  editing?: Pick<TransferApplication, 'transferNo' | 'version'>,
): TransferSubmitRequest => {
  const request = complete(toRequest(values, editing), ['holdingNo'])
  return {
    ...request,
    lines: request.lines.map((line) => complete(line, LINE)),
  }
}
