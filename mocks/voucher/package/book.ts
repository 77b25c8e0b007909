// 资料包的账簿：只在这里引用与释放（T-FDP-07、08；INV-07、INV-09、F-16）。融资提交前 needPackage，提交时 usePackage
// （T-FIN-02），撤销或被拒时 releasePackage。
import { add, compare, min, subtract, sum, yuan } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { contractRemain, freeContracts, freeInvoices, takeContracts, takeInvoices } from '../trade/book.ts'
import { packageContracts, packageInvoices } from './contents.ts'
import type { FinanceDataPackageRow } from './rows.ts'
import { packageFlow } from './transitions.ts'

/** 融资用的资料包由融资占用合同与发票；ABS 的作账款的凭据，账款确认时已占用，转让不再占用（docs/formulas.md）。 */
const isOccupying = (row: FinanceDataPackageRow): boolean => row.productType !== 'ABS'

/** 资料包可用金额 = min(合同剩余金额合计, 发票剩余金额合计)；ABS 的看合同金额与价税合计。 */
const coverOf = (world: World, row: FinanceDataPackageRow): string => {
  const contracts = packageContracts(world, row)
  const invoices = packageInvoices(world, row)
  return isOccupying(row)
    ? min(sum(contracts.map(contractRemain)), sum(invoices.map((one) => one.invoiceRemainAmount)))
    : min(sum(contracts.map((one) => one.contractAmount)), sum(invoices.map((one) => one.invoiceAmount)))
}

/** 校验通过（T-FDP-05）：算出可用金额。 */
export const setCover = (world: World, row: FinanceDataPackageRow): void => {
  row.packageAmount = coverOf(world, row)
}

/** 作废（T-FDP-09）：没有可用金额。 */
export const clearCover = (_world: World, row: FinanceDataPackageRow): void => {
  row.packageAmount = '0.00'
}

/** 还能引用的金额：资料包可用金额减已引用金额，且不超过合同与发票眼下的剩余。 */
export const packageRemain = (world: World, row: FinanceDataPackageRow): string =>
  min(subtract(row.packageAmount, row.packageUsedAmount), coverOf(world, row))

/** 资料本身不能再用的原因：状态、发票或授权书；不看余额。 */
export const packageDefect = (world: World, row: FinanceDataPackageRow): string | undefined => {
  if (row.packageStatus !== 'VERIFIED' && row.packageStatus !== 'USED') {
    return `资料包${dictLabel('PACKAGE_STATUS', row.packageStatus)}，不能引用`
  }
  const bad = packageInvoices(world, row).find((invoice) => invoice.invoiceVerifyStatus !== 'PASS')
  if (bad) {
    return `发票${bad.invoiceNo}${dictLabel('INVOICE_VERIFY_STATUS', bad.invoiceVerifyStatus)}，资料包不能引用`
  }
  const expired = row.letters.find((letter) => letter.authValidTo < world.today())
  return expired && `${dictLabel('AUTH_LETTER_TYPE', expired.authLetterType)}已过期，请更换`
}

/** 不能引用的原因；能引用时为 undefined。被引用过、还有余额的资料包可以再引用。 */
export const packageProblem = (world: World, row: FinanceDataPackageRow): string | undefined =>
  packageDefect(world, row) ??
  (compare(packageRemain(world, row), '0.00') > 0 ? undefined : '资料包没有可用金额')

/** 引用前的检查：是本企业的、可引用、对手方一致（给出时）、金额够用；返回资料包。 */
const needPackage = (
  world: World,
  packageNo: string,
  use: { corpId: string; amount: string; counterpartyName?: string },
): FinanceDataPackageRow => {
  const row = world.financeDataPackages.need(packageNo)
  if (row.corpId !== use.corpId) throw new BusinessError('NOT_FOUND', '融资资料包不存在')
  const problem = packageProblem(world, row)
  if (problem) throw new BusinessError('T-FDP-07', problem)
  if (use.counterpartyName !== undefined && use.counterpartyName !== row.counterpartyName) {
    throw new BusinessError('T-FDP-07', '资料包的交易对手与凭证开立方不一致')
  }
  const remain = packageRemain(world, row)
  if (compare(use.amount, remain) > 0) {
    throw new BusinessError('T-FDP-07', `资料包可用金额${yuan(remain)}，不足以支撑本次金额`)
  }
  return row
}

/**
 * T-FDP-07 被业务引用：先按 needPackage 检查，再占用金额；融资的另占用发票余额（F-16）。
 * bizNo 是引用它的业务编号（融资编号），同一业务只引用一次。本企业的合同同时增加已用金额；对方登记的合同由对方记账。
 */
export const usePackage = (
  world: World,
  packageNo: string,
  use: { bizNo: string; corpId: string; amount: string; counterpartyName?: string },
): void => {
  const row = needPackage(world, packageNo, use)
  if (packageFlow.isReadyFor(row, 'T-FDP-07')) {
    packageFlow.step(world, row, 'T-FDP-07', undefined, { opinion: use.bizNo })
  }
  const contracts = packageContracts(world, row).filter((contract) => contract.corpId === row.corpId)
  const occupied = isOccupying(row) ? use.amount : '0.00'
  row.packageUsedAmount = add(row.packageUsedAmount, use.amount)
  row.uses.push({
    bizNo: use.bizNo,
    useAmount: use.amount,
    useTime: world.now(),
    invoiceUses: takeInvoices(packageInvoices(world, row), occupied),
    contractUses: takeContracts(contracts, occupied),
  })
}

/** T-FDP-08 引用释放：融资撤销或被拒时，按 bizNo 原样放回；再无其他引用时回到校验通过。没有引用过则什么也不做。 */
export const releasePackage = (world: World, packageNo: string, bizNo: string): void => {
  const row = world.financeDataPackages.need(packageNo)
  const use = row.uses.find((one) => one.bizNo === bizNo)
  if (!use) return
  row.uses = row.uses.filter((one) => one !== use)
  freeInvoices(world, use.invoiceUses)
  freeContracts(world, use.contractUses)
  row.packageUsedAmount = subtract(row.packageUsedAmount, use.useAmount)
  if (row.uses.length === 0) packageFlow.step(world, row, 'T-FDP-08', undefined, { opinion: bizNo })
}
