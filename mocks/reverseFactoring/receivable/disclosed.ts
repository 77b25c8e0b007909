// 隐蔽型保理不通知债务人：他看到的账款只有已确权、逾期与付清（docs/formulas.md 的 隐蔽型）。
import type { Context } from '../../kernel/Context.ts'
import type { World } from '../../kernel/World.ts'
import type { RfAccountRow } from './rows.ts'

/** 这笔融资是不是债务人不该知道的。 */
export const isHiddenFinance = (world: World, rfFinanceNo: string | undefined): boolean =>
  world.rfFinancings.get(rfFinanceNo)?.factoringType === 'HIDDEN_RECOURSE'

const UNSEEN: readonly RfAccountRow['arStatus'][] = ['FINANCING', 'FINANCED']

/** 这个人看到的账款：债务人看不到隐蔽型的融资，状态、编号与经过里都没有。 */
export const seenAccount = ({ world, corp }: Context, row: RfAccountRow): RfAccountRow => {
  const hides = ({ opinion }: { opinion?: string }) => isHiddenFinance(world, opinion)
  const wasHidden = row.auditTrail.some(hides)
  // 结清之后没有付完的，编号已经拿掉，状态还是已融资
  const isHidden = isHiddenFinance(world, row.rfFinanceNo) || (!row.rfFinanceNo && wasHidden)
  if (row.debtorCorpId !== corp.corpId || (!isHidden && !wasHidden)) return row
  const { rfFinanceNo, ...rest } = row
  return {
    ...rest,
    ...(rfFinanceNo && !isHidden && { rfFinanceNo }),
    arStatus: isHidden && UNSEEN.includes(row.arStatus) ? 'CONFIRMED' : row.arStatus,
    auditTrail: row.auditTrail.filter((line) => !hides(line)),
  }
}
