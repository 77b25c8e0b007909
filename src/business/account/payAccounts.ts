import type { PayAccount } from '#api/generated/corp/model/index.ts'
import { compare, subtract, yuan } from '#domain/money.ts'

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

/**
 * 付款账户的余额够不够付这一次：够的只说余额，不够的连同差多少。
 * @param balance 银行答复的；没有答复的不说
 */
export const balanceLine = (
  balance: string | undefined,
  due: string,
): { text: string; isShort: boolean } | undefined => {
  if (!balance) return undefined
  const isShort = compare(balance, due) < 0
  const missing = isShort ? `，不足 ${yuan(subtract(due, balance))}` : ''
  return { text: `余额 ${yuan(balance)}${missing}`, isShort }
}
