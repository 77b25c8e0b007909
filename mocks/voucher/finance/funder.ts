// 资金方与登记机构办理的：T-FIN-05、07、08、10、12，以及 T-FIN-16 所要的同意。
import { compare, isDecimal, isPositive } from '#domain/money.ts'
import { askPapers, USUAL_PAPERS } from '../../financing/supplement.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { CREDIT_DIRECTORS, CREDIT_OPERATORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { releaseFinance } from './book.ts'
import { draftContract } from './documents.ts'
import { tellApplicant } from './notices.ts'
import { priced } from './quote.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { needNotSwitching } from './rules.ts'
import { financeFlow, registerFlow } from './transitions.ts'

type Id = keyof typeof financeFlow.table

/** 资金方在融资上的一步：轨迹记在资金方名下。 */
export const funderStep = (world: World, row: FinanceApplicationRow, id: Id, opinion?: string): void =>
  financeFlow.step(world, row, id, undefined, { opinion, party: row.funderName! })

/** 还能这样办的一笔融资：状态对，没有在更换资金方。 */
export const needOpen = (world: World, key: string, id: Id): FinanceApplicationRow => {
  const row = world.financeApplications.need(key)
  financeFlow.needState(row, id)
  needNotSwitching(row)
  return row
}

/** T-FIN-05 要求补件：逐项列出要补的资料，5 个工作日内答复。 */
export const askSupplement = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-05')
  const desc = text || USUAL_PAPERS
  funderStep(world, row, 'T-FIN-05', desc)
  row.supplementItems = [...new Set(desc.split(/[、,，;；\s]+/).filter(Boolean))].map((itemName) => ({
    itemName,
    attachments: [],
  }))
  tellApplicant(world, row, 'TODO', '资金方要求补充资料', {
    roleCodes: CREDIT_OPERATORS,
    detail: askPapers(world, row, desc),
  })
}

/** T-FIN-07 资金方同意：批复利率不高于报价（不给即按报价），生成保理合同与转让通知书。 */
export const approveByFunder = (world: World, key: string): void => {
  const [number, rate] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-07')
  const annualRate = rate.replace('%', '') || row.annualRate!
  if (!isDecimal(annualRate) || !isPositive(annualRate)) {
    throw new OutsideError(`批复利率不正确：${rate}`)
  }
  if (compare(annualRate, row.annualRate!) > 0) {
    throw new OutsideError(`批复利率不得高于报价${row.annualRate}%`)
  }
  const price = { ...row, annualRate } as Parameters<typeof priced>[0]
  funderStep(world, row, 'T-FIN-07', annualRate === row.annualRate ? undefined : `批复利率${annualRate}%`)
  Object.assign(row, { annualRate }, priced(price, row.financeAmount!, row.valueDate!, row.maturityDate!))
  draftContract(world, row)
  tellApplicant(world, row, 'TODO', '融资合同待签署', { roleCodes: CREDIT_DIRECTORS })
}

/** T-FIN-08 资金方拒绝：须说明原因；放回冻结，可更换资金方。 */
export const refuseByFunder = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-08')
  if (!reason) throw new OutsideError('请在融资编号后空一格写明拒绝原因')
  funderStep(world, row, 'T-FIN-08', reason)
  releaseFinance(world, row)
  row.failReason = reason
  tellApplicant(world, row, 'NOTICE', '资金方拒绝融资', {
    roleCodes: [...CREDIT_OPERATORS, ...CREDIT_DIRECTORS],
    detail: `原因：${reason}，可更换资金方`,
    jumpPath: `/credit/core/finance/switch-finance?view=create&financeNo=${row.financeNo}`,
  })
}

/** T-FIN-10 中登登记成功：资金方为登记人，返回登记证明编号。 */
export const registered = (world: World, key: string): void => {
  const row = needOpen(world, key.trim(), 'T-FIN-10')
  financeFlow.step(world, row, 'T-FIN-10')
  registerFlow.step(world, row, 'REGISTER')
  row.registerNo = `ZD${world.random.digits(18)}`
}

/** 中登登记失败：仍在登记中，资金方更正后重新登记。 */
export const registrationFailed = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-10')
  registerFlow.step(world, row, 'FAIL')
  row.failReason = reason || '登记信息与营业执照不一致'
}

/** T-FIN-12 放款失败：金额仍冻结，更正账户后可重新放款。 */
export const lendingFailed = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = needOpen(world, number, 'T-FIN-12')
  funderStep(world, row, 'T-FIN-12', reason || '收款账户异常')
  row.failReason = reason || '收款账户异常'
  tellApplicant(world, row, 'WARN', '融资放款失败', {
    roleCodes: CREDIT_OPERATORS,
    detail: `原因：${row.failReason}，请更正收款账户后重新放款`,
  })
}

/** 资金方同意撤销放款失败的融资（T-FIN-16 的条件）；不改状态。 */
export const consentToCancel = (world: World, key: string): void => {
  const row = needOpen(world, key.trim(), 'T-FIN-13')
  row.cancelConsent = true
  row.version += 1
  tellApplicant(world, row, 'TODO', '资金方同意撤销融资', { roleCodes: CREDIT_DIRECTORS })
}
