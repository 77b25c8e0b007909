// 额度的账：INV-10、INV-11、INV-12。已用与冻结的，恰是单据与集团内的分配所占的。

import type { GuaranteeRow } from '../../guarantee/guarantee/rows.ts'
import { FREEZING as GUARANTEE_FREEZING, IN_FORCE, ISSUED } from '../../guarantee/guarantee/states.ts'
import { fen, negative, Sheet } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import { HOLDING, OUTSTANDING } from '../../reverseFactoring/finance/transitions.ts'
import { FREEZING as FINANCE_FREEZING, LENT_STATES } from '../../voucher/finance/transitions.ts'
import { isIncrease } from '../limitDistribution/group.ts'
import { availableLimit } from './book.ts'
import type { LimitRow } from './rows.ts'

/** 单据占用的额度：按额度编号，每家企业只有一笔的按企业。 */
class Holds {
  readonly used = new Sheet()
  readonly frozen = new Sheet()

  /** 要分给成员的，审批之前冻结着。 */
  constructor(world: World, type: LimitRow['limitType'], keyOf: (limit: LimitRow) => string) {
    for (const row of world.limitDistributions.all()) {
      if (row.limitType !== type || row.distributeStatus !== 'PENDING_REVIEW') continue
      if (isIncrease(row.distributeType))
        this.frozen.note(keyOf(world.limits.need(row.limitNo)), row.distributeAmount)
    }
  }
}

const wrongLimit = (
  world: World,
  type: LimitRow['limitType'],
  keyOf: (limit: LimitRow) => string,
  note: (holds: Holds) => void,
): string | undefined => {
  const holds = new Holds(world, type, keyOf)
  note(holds)
  return world.limits.find(
    (limit) =>
      limit.limitType === type &&
      !(holds.used.is(keyOf(limit), limit.usedLimit) && holds.frozen.is(keyOf(limit), limit.frozenLimit)),
  )?.limitNo
}

const byCorp = (limit: LimitRow): string => limit.corpId
const byNumber = (limit: LimitRow): string => limit.limitNo

/** 有效期内占用全额；此后占用赔付了、申请人还没有偿还的。 */
const usedBy = (row: GuaranteeRow): string => {
  if (IN_FORCE.includes(row.guaranteeStatus)) return row.guaranteeAmount!
  return ISSUED.includes(row.guaranteeStatus) ? row.paidAmount : '0.00'
}

/** 任何时候都成立的。 */
export const invariants = [
  invariant(
    'INV-10',
    (world) =>
      world.limits.find((limit) =>
        [
          limit.usedLimit,
          limit.frozenLimit,
          limit.distributedLimit,
          limit.totalLimit,
          availableLimit(limit),
        ].some(negative),
      )?.limitNo,
  ),
  invariant('INV-10 流水', (world) => {
    const balances = new Map<string, bigint>()
    for (const row of world.limitFlows.all()) {
      const after = fen(row.afterAvailable)
      const change = fen(row.flowAmount)
      // 情景直接放进来的额度没有可累加的开头
      const before = balances.get(row.limitNo) ?? (row.limitFlowType === 'GRANT' ? 0n : after - change)
      if (before + change !== after) return row.limitFlowNo
      balances.set(row.limitNo, after)
    }
    return world.limits.find((limit) => {
      const balance = balances.get(limit.limitNo)
      return balance !== undefined && balance !== fen(availableLimit(limit))
    })?.limitNo
  }),
  invariant('INV-11', (world) => {
    const given = new Sheet()
    for (const row of world.limits.all()) given.note(row.parentLimitNo, row.totalLimit)
    return world.limits.find((limit) => !given.is(limit.limitNo, limit.distributedLimit))?.limitNo
  }),
  invariant('INV-12', (world) =>
    wrongLimit(world, 'ISSUE', byCorp, ({ used, frozen }) => {
      for (const row of world.vouchers.all()) {
        if (row.voucherStatus !== 'CANCELLED') used.note(row.corpId, row.outstandingAmount)
      }
      for (const row of world.issueApplications.all()) {
        const isHeld = row.issueStatus === 'PENDING_REVIEW' || row.issueStatus === 'PENDING_FINAL'
        if (isHeld) frozen.note(row.corpId, row.faceAmount)
      }
      // 第三方的请求在复核成为申请之前也占着额度
      for (const row of world.thirdIssueApplications.all()) {
        if (row.thirdStatus === 'PENDING_REVIEW') frozen.note(row.corpId, row.faceAmount)
      }
    }),
  ),
  invariant('INV-12 资金方额度', (world) =>
    wrongLimit(world, 'FINANCE', byNumber, ({ used, frozen }) => {
      for (const row of world.financeApplications.all()) {
        if (FINANCE_FREEZING.includes(row.financeStatus)) frozen.note(row.limitNo, row.financeAmount)
        else if (row.financeStatus !== 'SETTLED' && LENT_STATES.includes(row.financeStatus)) {
          used.note(row.limitNo, row.financeAmount)
        }
      }
    }),
  ),
  invariant('INV-12 保函额度', (world) =>
    wrongLimit(world, 'GUARANTEE', byCorp, ({ used, frozen }) => {
      // 还清的赔付款不再占用
      for (const bill of world.funderBills.where(({ repayStatus }) => repayStatus === 'REPAID')) {
        used.note(bill.corpId, `-${bill.funderBillAmount}`)
      }
      for (const row of world.guarantees.all()) {
        used.note(row.corpId, usedBy(row))
        if (GUARANTEE_FREEZING.includes(row.guaranteeStatus)) frozen.note(row.corpId, row.guaranteeAmount)
      }
    }),
  ),
  invariant('INV-12 反向保理额度', (world) =>
    wrongLimit(world, 'RF', byNumber, ({ used, frozen }) => {
      for (const row of world.rfFinancings.all()) {
        if (HOLDING.includes(row.rfFinanceStatus)) frozen.note(row.limitNo, row.rfFinanceAmount)
        if (OUTSTANDING.includes(row.rfFinanceStatus)) used.note(row.limitNo, row.rfFinanceAmount)
      }
    }),
  ),
]
