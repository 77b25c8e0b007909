import type {
  ThirdIssueApplication,
  ThirdIssueForm,
  ThirdIssueSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import {
  saveThirdIssueApplication,
  submitThirdIssueApplication,
} from '#api/generated/corp/third-issues/third-issues.ts'
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

const FILLED = [
  'promisePayDate',
  'longTermReason',
  'smePayBasisDate',
  'contractNo',
  'invoiceNos',
  'tradeBackground',
  'payAccountId',
  'receiverConsent',
  'attachments',
  'remark',
] as const satisfies readonly (keyof ThirdIssueForm & keyof IssueValues)[]

const toRequest = (
  values: IssueValues,
  { thirdNo, version }: Pick<ThirdIssueApplication, 'thirdNo' | 'version'>,
): ThirdIssueForm => {
  const filled = FILLED.flatMap((name) => {
    const value = values[name]
    return value === '' || value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(filled), thirdNo, version }
}

/** 补录往哪里存、怎样提交（T-THD-02）。 */
export const thirdWrites = (application: Pick<ThirdIssueApplication, 'thirdNo' | 'version'>) => ({
  label: '补录开立申请',
  draftKey: `third-issue:${application.thirdNo}`,
  saveText: '保存补录',
  save: (values: IssueValues) => saveThirdIssueApplication(toRequest(values, application)),
  submit: ({ smeTermConfirmed, ...values }: IssueValues & { smeTermConfirmed: boolean }) =>
    submitThirdIssueApplication({
      ...(toRequest(values, application) as ThirdIssueSubmitRequest),
      smeTermConfirmed,
    }),
})
