import type { AbsPayable, AbsPayableForm, Attachment } from '#api/generated/corp/model/index.ts'

/** 应付表单里的值：没填的是空串。 */
export type PayableValues = {
  creditorName: string
  projectName: string
  contractNo: string
  invoiceNos: string[]
  payableAmount: string
  payableDueDate: string
  jointDebtorName: string
  attachments: Attachment[]
  remark: string
}

/** 已有账款 → 表单的值。 */
export const toValues = (payable: AbsPayable): PayableValues => ({
  creditorName: payable.creditorName ?? '',
  projectName: payable.projectName ?? '',
  contractNo: payable.contractNo ?? '',
  invoiceNos: payable.invoiceNos,
  payableAmount: payable.payableAmount ?? '',
  payableDueDate: payable.payableDueDate ?? '',
  jointDebtorName: payable.jointDebtorName ?? '',
  attachments: payable.attachments,
  remark: payable.remark ?? '',
})

/** 表单的值 → 请求体：空的不送；编辑时带上编号与看到的版本。 */
export const toRequest = (
  values: PayableValues,
  editing?: Pick<AbsPayable, 'payableNo' | 'version'>,
): AbsPayableForm => {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)
  return {
    ...(Object.fromEntries(filled) as Partial<PayableValues>),
    ...(editing && { payableNo: editing.payableNo, version: editing.version }),
  }
}
