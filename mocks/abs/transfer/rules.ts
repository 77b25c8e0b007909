// 计划接收哪些账款、按什么价（T-ATR-02、F-07）。
import { addWorkingDays, termDays } from '#domain/calendar.ts'
import { absTransferOf } from '#domain/finance.ts'
import { compare, subtract, yuan } from '#domain/money.ts'
import { lackingPaper } from '#domain/packagePapers.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { packageProblem, packageRemain } from '../../voucher/package/book.ts'
import type { FinanceDataPackageRow } from '../../voucher/package/rows.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import { paymentOnTheWay } from '../payment/book.ts'
import { debtorGroupNamed } from '../plan/book.ts'
import type { AbsPlanRow } from '../plan/rows.ts'
import type { AbsTransferApplicationRow } from './rows.ts'

const DAY_BASIS = 360
const FUND_WORKING_DAYS = 3
const MOST = 50
const OPEN_PLANS: readonly AbsPlanRow['planStatus'][] = ['RAISING', 'CYCLING']

/** 预计放款日：三个工作日之后。 */
export const expectFundDate = (world: World): string =>
  addWorkingDays(world.today(), FUND_WORKING_DAYS, holidays)

/** 计划是否还接收资产。 */
export const isOpenPlan = (plan: AbsPlanRow): boolean => OPEN_PLANS.includes(plan.planStatus)

type Terms = Pick<
  AbsTransferApplicationRow,
  'lines' | 'receivableCount' | 'receivableTotal' | 'discountRate' | 'discountAmount' | 'transferPrice'
>

/** F-07：各笔账款自放款日到应付日折价，表头为各行之和。 */
export const transferTerms = (
  payables: readonly AbsPayableRow[],
  plan: AbsPlanRow,
  fundDate: string,
): Terms => {
  const rows = payables.map(({ payableAmount, payableDueDate }) => ({
    payableAmount,
    days: Math.max(0, termDays(fundDate, payableDueDate)),
  }))
  const { lines, ...totals } = absTransferOf({ rows, discountRate: plan.discountRate, dayBasis: DAY_BASIS })
  return {
    ...totals,
    discountRate: plan.discountRate,
    receivableCount: payables.length,
    lines: payables.map(({ payableNo, debtorName, payableAmount, payableDueDate }, at) => {
      const discountAmount = lines[at]!
      return {
        payableNo,
        debtorName,
        payableAmount,
        payableDueDate,
        discountDays: rows[at]!.days,
        discountAmount,
        transferPrice: subtract(payableAmount, discountAmount),
      }
    }),
  }
}

/** 账款不能进入这个计划的原因；能时为 undefined。 */
const receivableProblem = (world: World, row: AbsPayableRow, plan: AbsPlanRow): string | undefined => {
  if (row.payableStatus !== 'CONFIRMED') return '不是已确认、可转让的账款'
  // 入池之后付的是计划的账户：正付往别处的钱，计划就收不到了
  if (paymentOnTheWay(world, row.payableNo)) return '债务人正在办理付款'
  if (debtorGroupNamed(world, row.debtorName) !== plan.groupCorpName) return '债务人不属于该计划的债务人集团'
  if (row.payableDueDate < plan.dueDateFrom || row.payableDueDate > plan.dueDateTo) {
    return `应付日期不在专项计划接收的${plan.dueDateFrom}至${plan.dueDateTo}之间`
  }
  return row.payableDueDate <= expectFundDate(world) ? '应付日期须晚于预计放款日' : undefined
}

/** 所选账款都是本企业的、可转让、同属一个债务人集团且在计划的窗口内；返回账款与计划。 */
export const needTransferable = (
  world: World,
  corpId: string,
  { planNo, payableNos }: { planNo: string; payableNos: readonly string[] },
): { plan: AbsPlanRow; payables: AbsPayableRow[] } => {
  const plan = world.absPlans.need(planNo)
  if (!isOpenPlan(plan)) throw new BusinessError('T-ATR-02', '该专项计划不再接收资产')
  const unique = [...new Set(payableNos)]
  if (unique.length === 0) throw new BusinessError('REQUIRED', '请选择应收账款')
  if (unique.length > MOST) throw new BusinessError('T-ATR-02', `一份申请至多${MOST}笔账款`)
  const payables = unique.map((payableNo) => {
    const row = world.absPayables.need(payableNo)
    if (row.creditorCorpId !== corpId) throw new BusinessError('NOT_FOUND', '账款不存在')
    const problem = receivableProblem(world, row, plan)
    if (problem) throw new BusinessError('T-ATR-02', `账款${payableNo}：${problem}`)
    return row
  })
  return { plan, payables }
}

/** 资料包不能用于 ABS 的原因；能时为 undefined。 */
export const absPackageProblem = (world: World, row: FinanceDataPackageRow): string | undefined => {
  if (row.productType !== 'ABS') return '不是供应链ABS的资料包'
  return packageProblem(world, row)
}

/** 不收的是所选的资料包。 */
const AT_PACKAGE = ['packageNo']

/** 资料包已校验通过、交易对手属于同一债务人集团、有各笔账款自己的合同与发票、金额够用。 */
export const needAbsPackage = (
  world: World,
  corpId: string,
  packageNo: string | undefined,
  { plan, payables, amount }: { plan: AbsPlanRow; payables: readonly AbsPayableRow[]; amount: string },
): void => {
  if (!packageNo) throw new BusinessError('REQUIRED', '请选择资料包', AT_PACKAGE)
  const row = world.financeDataPackages.need(packageNo)
  if (row.corpId !== corpId) throw new BusinessError('NOT_FOUND', '融资资料包不存在')
  const problem = absPackageProblem(world, row)
  if (problem) throw new BusinessError('T-FDP-07', problem, AT_PACKAGE)
  if (debtorGroupNamed(world, row.counterpartyName) !== plan.groupCorpName) {
    throw new BusinessError('T-FDP-07', '资料包的债务人与所选账款的债务人不属于同一集团', AT_PACKAGE)
  }
  const lacking = lackingPaper(row, payables)
  if (lacking) throw new BusinessError('T-FDP-07', lacking, AT_PACKAGE)
  const remain = packageRemain(world, row)
  if (compare(amount, remain) > 0) {
    throw new BusinessError('T-FDP-07', `资料包可引用金额${yuan(remain)}，不足以支撑本次转让`, AT_PACKAGE)
  }
}
