import type {
  Attachment,
  RfAccount,
  RfAccountForm,
  RfAccountSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import { complete, filledOf } from '#domain/filled.ts'

/** 账款表单里的值：没填的是空串。 */
export type AccountValues = {
  partnerName: string
  arAmount: string
  arCreateDate: string
  arDueDate: string
  graceDays: string
  contractNo: string
  invoiceNos: string[]
  statementNo: string
  collectAccountId: string
  confirmPayDate: string
  attachments: Attachment[]
  remark: string
}

/** 已有账款 → 表单的值。 */
export const toValues = (account: RfAccount, partnerName: string | undefined): Partial<AccountValues> => ({
  partnerName: partnerName ?? '',
  arAmount: account.arAmount ?? '',
  arCreateDate: account.arCreateDate ?? '',
  arDueDate: account.arDueDate ?? '',
  graceDays: String(account.graceDays),
  contractNo: account.contractNo ?? '',
  invoiceNos: account.invoiceNos,
  statementNo: account.statementNo ?? '',
  collectAccountId: account.collectAccountId ?? '',
  confirmPayDate: account.confirmPayDate ?? '',
  attachments: account.attachments,
  remark: account.remark ?? '',
})

/** 表单的值 → 请求体：空的不送；修改时带上编号与看到的版本。 */
export const toRequest = (
  { graceDays, ...values }: AccountValues,
  editing?: Pick<RfAccount, 'arNo' | 'version'>,
): RfAccountForm => ({
  ...filledOf(values),
  ...(graceDays && { graceDays: Number(graceDays) }),
  ...(editing && { arNo: editing.arNo, version: editing.version }),
})

/** 填好的 → 提交：必有的几项都在。 */
export const toSubmit = (
  values: AccountValues,
  editing?: Pick<RfAccount, 'arNo' | 'version'>,
): RfAccountSubmitRequest =>
  complete(toRequest(values, editing), ['partnerName', 'arAmount', 'arCreateDate', 'arDueDate', 'contractNo'])
