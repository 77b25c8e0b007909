import type {
  AbsPayable,
  AbsPayableForm,
  AbsPayableSubmitForm,
  Attachment,
} from '#api/generated/corp/model/index.ts'
import { complete, filledOf } from '#domain/filled.ts'

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
): AbsPayableForm => ({
  ...filledOf(values),
  ...(editing && { payableNo: editing.payableNo, version: editing.version }),
})

/** 填好的 → 提交：必有的几项都在。 */
export const toSubmit = (
  values: PayableValues,
  editing?: Pick<AbsPayable, 'payableNo' | 'version'>,
): AbsPayableSubmitForm =>
  complete(toRequest(values, editing), [
    'creditorName',
    'contractNo',
    'invoiceNos',
    'payableAmount',
    'payableDueDate',
    'attachments',
  ])
