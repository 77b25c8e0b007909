import type {
  Attachment,
  IssueApplication,
  IssueApplicationForm,
  IssueSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import { complete, filledOf } from '#domain/filled.ts'

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
): IssueApplicationForm => ({
  ...filledOf(values),
  maxTransferLevel: values.maxTransferLevel ? Number(values.maxTransferLevel) : undefined,
  ...(editing && { issueNo: editing.issueNo, version: editing.version }),
})

/** 填好的 → 提交：必有的几项都在，连同是否已确认约定付款期限（G-SME）。 */
export const toSubmit = (
  { smeTermConfirmed, ...values }: IssueValues & { smeTermConfirmed: boolean },
  editing?: Pick<IssueApplication, 'issueNo' | 'version'>,
): IssueSubmitRequest => ({
  ...complete(toRequest(values, editing), [
    'receiverName',
    'faceAmount',
    'promisePayDate',
    'contractNo',
    'tradeBackground',
    'payAccountId',
    'receiverConsent',
  ]),
  smeTermConfirmed,
})
