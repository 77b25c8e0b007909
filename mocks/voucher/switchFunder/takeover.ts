// 更换资金方对两笔融资做的事：T-SWF-03、T-FIN-17。
import { compare } from '#domain/money.ts'
import { CREDIT_OPERATORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holdFinance, releaseFinance } from '../finance/book.ts'
import { applicationLetter } from '../finance/documents.ts'
import { closeDocuments } from '../finance/flow.ts'
import { tellApplicant } from '../finance/notices.ts'
import type { FinanceApplicationRow } from '../finance/rows.ts'
import * as guard from '../finance/rules.ts'
import { FREEZING, financeFlow } from '../finance/transitions.ts'
import { packageDefect } from '../package/book.ts'
import type { SwitchFunderApplicationRow } from './rows.ts'
import { switchFunderFlow } from './transitions.ts'

/** 融资此刻能否由另一个资金方接手：持有可用、资料包够用、资金方可选；返回原因。 */
export const takeoverProblem = (
  world: World,
  old: FinanceApplicationRow,
  funderProductNo: string,
): string | undefined => {
  const holdings = old.lines.map((line) => world.holdings.need(line.holdingNo))
  const voucher = world.vouchers.need(holdings[0]!.voucherNo)
  const offer = world.funderProducts.need(funderProductNo)
  const amount = old.financeAmount!
  const problem = guard.quoteProblem(world, old.corpId, voucher, offer, amount)
  if (problem) return `${offer.funderName}：${problem}`
  const dossier = world.financeDataPackages.need(old.packageNo!)
  // 冻结着的由新融资接手，资料包须还能用；放回了的须仍够用
  if (FREEZING.includes(old.financeStatus)) return packageDefect(world, dossier)
  const stuck = holdings.map((holding) => guard.financeProblem(world, holding)).find(Boolean)
  if (stuck) return stuck
  const short = old.lines.find(
    (line) => compare(line.financeAmount!, world.holdings.need(line.holdingNo).availableAmount) > 0,
  )
  if (short) return `持有${short.holdingNo}的可用金额已不足`
  return guard.packageReason(world, dossier, guard.tradeParties(world, old.lines), amount)
}

/** 更换所针对的原融资。 */
export const oldOf = (world: World, row: SwitchFunderApplicationRow): FinanceApplicationRow =>
  world.financeApplications.need(row.financeNo)

/** 原融资恢复办理。 */
export const resume = (world: World, row: SwitchFunderApplicationRow): void => {
  const old = oldOf(world, row)
  delete old.switchNo
  old.version += 1
}

/** T-FIN-17：原融资转已换资金方，冻结与资料包由新融资接手，新融资直接送新资金方审核。 */
export const takeOver = (world: World, row: SwitchFunderApplicationRow): void => {
  const old = oldOf(world, row)
  if (FREEZING.includes(old.financeStatus)) releaseFinance(world, old)
  financeFlow.step(world, old, 'T-FIN-17', undefined, { opinion: `更换为${row.newFunderName}` })
  closeDocuments(world, old)
  const financeNo = world.ids.next('FN', world.today())
  const time = world.now()
  const fresh = world.financeApplications.put({
    id: financeNo,
    corpId: old.corpId,
    createUserId: row.createUserId,
    createUserName: row.createUserName,
    createTime: time,
    submitTime: row.submitTime,
    updateTime: time,
    reviewUserId: row.reviewUserId,
    reviewUserName: row.reviewUserName,
    reviewTime: row.reviewTime,
    version: 0,
    auditTrail: [
      {
        node: 'SYSTEM',
        operatorName: '系统',
        corpName: '平台',
        time,
        event: financeFlow.eventOf('TAKEOVER'),
        opinion: `接自${old.financeNo}（${old.funderName}）`,
      },
    ],
    financeNo,
    financeMode: old.financeMode,
    applicantName: old.applicantName,
    lines: old.lines.map(({ holdingNo, voucherNo, financeAmount }) => ({
      holdingNo,
      voucherNo,
      ...(financeAmount && { financeAmount }),
    })),
    issuerCorpId: old.issuerCorpId,
    issuerName: old.issuerName,
    voucherNo: old.voucherNo,
    holdingNo: old.holdingNo,
    financeAmount: old.financeAmount,
    collectAccountId: old.collectAccountId,
    collectAccountNo: old.collectAccountNo,
    packageNo: old.packageNo,
    financeStatus: 'FUNDER_AUDITING',
    supplementItems: [],
    registerStatus: 'NONE',
    oldFinanceNo: old.financeNo,
    ...row.quote,
  })
  holdFinance(world, fresh)
  applicationLetter(world, fresh, row.reviewUserName ?? row.createUserName)
  delete old.switchNo
  old.newFinanceNo = financeNo
  row.newFinanceNo = financeNo
  tellApplicant(world, fresh, 'NOTICE', '已更换资金方', {
    roleCodes: CREDIT_OPERATORS,
    detail: `原融资${old.financeNo}`,
  })
}

/** T-SWF-03 原资金方释放：新资金方此刻已不可用的，自动驳回、原融资恢复。 */
export const release = (
  world: World,
  row: SwitchFunderApplicationRow,
  event: '原资金方释放' | '原资金方逾期未答复，默认释放',
): void => {
  const problem = takeoverProblem(world, oldOf(world, row), row.quote.funderProductNo)
  if (problem) {
    const details = { event: '新资金方不可用，自动驳回', opinion: problem } as const
    switchFunderFlow.step(world, row, 'T-SWF-04', undefined, details)
    return resume(world, row)
  }
  switchFunderFlow.step(world, row, 'T-SWF-03', undefined, { event })
  takeOver(world, row)
}
