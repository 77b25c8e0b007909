// What funders and the registry do to a financing: T-FIN-05, 07, 08, 10, 12 and the consent that T-FIN-16 asks for.
import { addWorkingDays } from '#domain/calendar.ts'
import { compare, isDecimal, isPositive } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { World } from '../../kernel/World.ts'
import { financeMachine } from './transitions.ts'
import { releaseFinance } from './book.ts'
import { draftContract } from './documents.ts'
import { needNotSwitching } from './flow.ts'
import { FINANCE_DIRECTORS, FINANCE_OPERATORS, tellApplicant } from './notices.ts'
import { priced } from './quote.ts'
import { checkState, step } from '../../kernel/machine.ts'
import { splitKey } from '../../kernel/eventKey.ts'

/** 补件答复期限（工作日），过后自动撤销（§5）。 */
const SUPPLEMENT_WORKING_DAYS = 5

/** 资金方在融资上的一步：状态对、没有在更换资金方；轨迹记在资金方名下。 */
export const funderStep = (
  world: World,
  row: FinanceApplicationRow,
  id: keyof typeof financeMachine,
  opinion?: string,
): void => {
  step(world, row, 'financeStatus', financeMachine[id], undefined, opinion)
  Object.assign(row.auditTrail.at(-1)!, {
    node: 'FUNDER',
    operatorName: row.funderName,
    corpName: row.funderName,
  })
}

const needOpen = (world: World, key: string, id: keyof typeof financeMachine): FinanceApplicationRow => {
  const row = world.financeApplications.need(key)
  checkState(row, 'financeStatus', financeMachine[id])
  needNotSwitching(row)
  return row
}

/** T-FIN-05 要求补件：逐项列出要补的资料，5 个工作日内答复。 */
export const askSupplement = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-05')
  const desc = text || '最近一期对账单'
  funderStep(world, row, 'T-FIN-05', desc)
  row.supplementDesc = desc
  row.supplementItems = [...new Set(desc.split(/[、,，;；\s]+/).filter(Boolean))].map((itemName) => ({
    itemName,
    attachments: [],
  }))
  row.supplementDeadline = addWorkingDays(world.today(), SUPPLEMENT_WORKING_DAYS, holidays)
  tellApplicant(world, row, 'TODO', '资金方要求补充资料', {
    roleCodes: FINANCE_OPERATORS,
    detail: `请于${row.supplementDeadline}前补充：${desc}`,
  })
}

/** T-FIN-07 资金方同意：批复利率不高于报价（不给即按报价），生成保理合同与转让通知书。 */
export const approveByFunder = (world: World, key: string): void => {
  const [number, rate] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-07')
  const annualRate = rate.replace('%', '') || row.annualRate!
  if (!isDecimal(annualRate) || !isPositive(annualRate)) {
    throw new BusinessError('T-FIN-07', `批复利率不正确：${rate}`)
  }
  if (compare(annualRate, row.annualRate!) > 0) {
    throw new BusinessError('T-FIN-07', `批复利率不得高于报价${row.annualRate}%`)
  }
  const price = { ...row, annualRate } as Parameters<typeof priced>[0]
  funderStep(world, row, 'T-FIN-07', annualRate === row.annualRate ? undefined : `批复利率${annualRate}%`)
  Object.assign(row, { annualRate }, priced(price, row.financeAmount!, row.valueDate!, row.maturityDate!))
  draftContract(world, row)
  tellApplicant(world, row, 'TODO', '融资合同待签署', { roleCodes: FINANCE_DIRECTORS })
}

/** T-FIN-08 资金方拒绝：须说明原因；放回冻结，可更换资金方。 */
export const refuseByFunder = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-08')
  if (!reason) throw new BusinessError('T-FIN-08', '请在融资编号后空一格写明拒绝原因')
  releaseFinance(world, row)
  funderStep(world, row, 'T-FIN-08', reason)
  row.failReason = reason
  tellApplicant(world, row, 'NOTICE', '资金方拒绝融资', {
    roleCodes: [...FINANCE_OPERATORS, ...FINANCE_DIRECTORS],
    detail: `原因：${reason}，可更换资金方`,
    jumpPath: `/credit/core/finance/switch-finance?view=create&financeNo=${row.financeNo}`,
  })
}

/** T-FIN-10 中登登记成功：资金方为登记人，返回登记证明编号。 */
export const registered = (world: World, key: string): void => {
  const row = needOpen(world, key.trim(), 'T-FIN-10')
  step(world, row, 'financeStatus', financeMachine['T-FIN-10'], undefined)
  row.registerStatus = 'REGISTERED'
  row.registerNo = `ZD${world.random.digits(18)}`
}

/** 中登登记失败：仍在登记中，资金方更正后重新登记。 */
export const registrationFailed = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-10')
  row.registerStatus = 'FAILED'
  row.failReason = reason || '登记信息与营业执照不一致'
}

/** T-FIN-12 放款失败：金额仍冻结，更正账户后可重新放款。 */
export const lendingFailed = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-12')
  funderStep(world, row, 'T-FIN-12', reason || '收款账户异常')
  row.failReason = reason || '收款账户异常'
  tellApplicant(world, row, 'WARN', '融资放款失败', {
    roleCodes: FINANCE_OPERATORS,
    detail: `原因：${row.failReason}，请更正收款账户后重新放款`,
  })
}

/** 资金方同意撤销放款失败的融资（T-FIN-16 的条件）；不改状态。 */
export const consentToCancel = (world: World, key: string): void => {
  const row = needOpen(world, key.trim(), 'T-FIN-13')
  row.cancelConsent = true
  row.version += 1
  tellApplicant(world, row, 'TODO', '资金方同意撤销融资', { roleCodes: FINANCE_DIRECTORS })
}
