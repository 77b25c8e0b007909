import type { Attachment, IssueApplication, IssueApplicationForm } from '#api/generated/corp/model/index.ts'

/** 开立表单里的值：没填的是空串，层级在下拉里是文字。 */
export type IssueValues = {
  receiverName: string
  faceAmount: string
  promisePayDate: string
  longTermReason: string
  smePayBasisDate: string
  contractNo: string
  invoiceNos: string[]
  tradeBackground: string
  payAccountId: string
  transferAllowed: boolean
  financeAllowed: boolean
  maxTransferLevel: string
  funderName: string
  interestBearer: string
  receiverConsent: boolean
  attachments: Attachment[]
  remark: string
}

/** 已有申请 → 表单的值；复制时同样用它。 */
export const toValues = (application: IssueApplication): Partial<IssueValues> => ({
  receiverName: application.receiverName ?? '',
  faceAmount: application.faceAmount ?? '',
  promisePayDate: application.promisePayDate ?? '',
  longTermReason: application.longTermReason ?? '',
  smePayBasisDate: application.smePayBasisDate ?? '',
  contractNo: application.contractNo ?? '',
  invoiceNos: application.invoiceNos,
  tradeBackground: application.tradeBackground ?? '',
  payAccountId: application.payAccountId ?? '',
  transferAllowed: application.transferAllowed,
  financeAllowed: application.financeAllowed,
  maxTransferLevel: String(application.maxTransferLevel),
  funderName: application.funderName ?? '',
  interestBearer: application.interestBearer ?? '',
  receiverConsent: application.receiverConsent,
  attachments: application.attachments,
  remark: application.remark ?? '',
})

/** 表单的值 → 请求体：空的不送；编辑时带上编号与看到的版本。 */
export const toRequest = (
  values: IssueValues,
  editing?: Pick<IssueApplication, 'issueNo' | 'version'>,
): IssueApplicationForm => {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)
  return {
    ...(Object.fromEntries(filled) as Partial<Omit<IssueValues, 'maxTransferLevel'>>),
    maxTransferLevel: values.maxTransferLevel ? Number(values.maxTransferLevel) : undefined,
    ...(editing && { issueNo: editing.issueNo, version: editing.version }),
  }
}
