import type { PayAccount } from '#api/generated/corp/model/index.ts'

/** 付款账户 → 下拉选项：银行与已掩码的账号。 */
export const payAccountOptions = (accounts: readonly PayAccount[]) =>
  accounts.map((account) => ({
    value: account.accountId,
    label: `${account.bankName} ${account.accountNo}`,
  }))

/** 默认的付款账户，没有指明时取第一个。 */
export const defaultPayAccountId = (accounts: readonly PayAccount[]) =>
  (accounts.find((account) => account.isDefault) ?? accounts[0])?.accountId

export const NO_PAY_ACCOUNT = '没有已验证的付款账户，请联系管理员在账户中心新增并验证'
