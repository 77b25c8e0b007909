import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import type { BankAccountRow } from './rows.ts'

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 哪份单据正用这个账户收付款，写成一句话；没有的没有。 */
    accountUses: readonly ((world: World, account: BankAccountRow) => string | undefined)[]
  }
}

/** 这个账户上还有没走完的收付款时说明原因；没有时为 undefined。 */
const paymentProblem = (world: World, account: BankAccountRow): string | undefined => {
  const { accountId: id } = account
  for (const problemOf of world.registry.contributed('accountUses')) {
    const problem = problemOf(world, account)
    if (problem) return problem
  }
  const bill = world.bills.find(
    (row) => row.payAccountId === id && ['PAYING', 'UNANSWERED'].includes(row.billStatus),
  )
  return bill && `账单${bill.billNo}正在使用该账户`
}

/** T-ACC-05 不能修改的原因：已有一份修改在办（被驳回的修改要再提交也一样）；已启用的还须没有在途收付款。 */
const modifyProblem = (world: World, row: BankAccountRow): string | undefined => {
  const rejected = row.accountStatus === 'REJECTED'
  const original = rejected ? row.replacesId : row.accountId
  const pending = world.bankAccounts.find(
    (one) =>
      original !== undefined &&
      one.replacesId === original &&
      ['PENDING_REVIEW', 'PENDING_VERIFY'].includes(one.accountStatus),
  )
  if (pending) return '已有一份修改正在办理'
  return rejected ? undefined : paymentProblem(world, row)
}

export const modifiable = guard<BankAccountRow>('T-ACC-05', modifyProblem)

/** T-ACC-06 不能停用的原因：最后一个收款账户，或有在途收付款。 */
const disableProblem = (world: World, row: BankAccountRow): string | undefined => {
  const others = world.bankAccounts.where(
    (one) =>
      one.corpId === row.corpId &&
      one.accountId !== row.accountId &&
      one.accountStatus === 'ACTIVE' &&
      one.accountPurpose.includes('COLLECT'),
  )
  if (row.accountPurpose.includes('COLLECT') && others.length === 0) return '最后一个收款账户不能停用'
  return paymentProblem(world, row)
}

export const disablable = guard<BankAccountRow>('T-ACC-06', disableProblem)
