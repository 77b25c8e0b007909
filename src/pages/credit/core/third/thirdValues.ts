import type {
  ThirdIssueApplication,
  ThirdIssueForm,
  ThirdIssueSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import {
  saveThirdIssueApplication,
  submitThirdIssueApplication,
} from '#api/generated/corp/third-issues/third-issues.ts'
import { complete, filledOf } from '#domain/filled.ts'
import type { IssueValues } from '#pages/credit/core/issue/issueValues.ts'

/** 三方申请 → 开立表单的值；流转的约定不在这里填。 */
export const toValues = (application: ThirdIssueApplication): Partial<IssueValues> => ({
  receiverName: application.receiverName,
  faceAmount: application.faceAmount,
  promisePayDate: application.promisePayDate ?? '',
  longTermReason: application.longTermReason ?? '',
  smePayBasisDate: application.smePayBasisDate ?? '',
  contractNo: application.contractNo ?? '',
  invoiceNos: application.invoiceNos,
  tradeBackground: application.tradeBackground ?? '',
  payAccountId: application.payAccountId ?? '',
  receiverConsent: application.receiverConsent,
  attachments: application.attachments,
  remark: application.remark ?? '',
})

type Chosen = Pick<ThirdIssueApplication, 'thirdNo' | 'version'>

const toRequest = (values: IssueValues, { thirdNo, version }: Chosen): ThirdIssueForm => ({
  ...filledOf({
    promisePayDate: values.promisePayDate,
    longTermReason: values.longTermReason,
    smePayBasisDate: values.smePayBasisDate,
    contractNo: values.contractNo,
    invoiceNos: values.invoiceNos,
    tradeBackground: values.tradeBackground,
    payAccountId: values.payAccountId,
    receiverConsent: values.receiverConsent,
    attachments: values.attachments,
    remark: values.remark,
  }),
  thirdNo,
  version,
})

const toSubmit = (
  { smeTermConfirmed, ...values }: IssueValues & { smeTermConfirmed: boolean },
  chosen: Chosen,
): ThirdIssueSubmitRequest => ({
  ...complete(toRequest(values, chosen), [
    'promisePayDate',
    'contractNo',
    'tradeBackground',
    'payAccountId',
    'receiverConsent',
  ]),
  smeTermConfirmed,
})

/** 补录往哪里存、怎样提交（T-THD-02）。 */
export const thirdWrites = (application: Chosen) => ({
  label: '补录开立申请',
  draftKey: `third-issue:${application.thirdNo}`,
  saveText: '保存补录',
  save: (values: IssueValues) => saveThirdIssueApplication(toRequest(values, application)),
  submit: (values: IssueValues & { smeTermConfirmed: boolean }) =>
    submitThirdIssueApplication(toSubmit(values, application)),
})
