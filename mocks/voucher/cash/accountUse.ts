import type { Contribution } from '../../kernel/wiring.ts'

/** 没走完的兑付正用它付款。 */
export const cashAccountUse: Contribution<'accountUses'> = (world, { accountNo: no }) => {
  const cash = world.cashBatches.find(
    (row) =>
      row.payAccountNo === no &&
      ['PENDING_REVIEW', 'APPROVED', 'REGISTER_REVIEW', 'PAYING', 'UNANSWERED', 'PART_PAID'].includes(
        row.cashStatus,
      ),
  )
  return cash && `兑付${cash.cashNo}正在使用该账户`
}
