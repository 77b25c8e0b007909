// Makes the clock, the factor, the plan manager and the invariants of the ABS family known (APB, ATR).
import { onClock, registerEvent, registerInvariant } from '../registry.ts'
import type { DocumentRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import { overduePayables } from './absPayableOutcome.ts'
import * as outside from './absTransferOutside.ts'

const KEY = '转让申请编号'

onClock('overduePayables', overduePayables)
onClock('expireAbsSupplements', outside.expireSupplements)

registerEvent('factor', 'T-ATR-05', `要求补正（${KEY}，空格后跟补件要求）`, outside.askSupplement)
registerEvent('factor', 'T-ATR-08', `审核通过（${KEY}）`, outside.approveByFactor)
registerEvent('factor', 'T-ATR-09', `审核不通过（${KEY}，空格后跟原因）`, outside.refuseByFactor)
registerEvent('factor', 'T-ATR-12', `支付转让价款（${KEY}）`, outside.fundByFactor)
registerEvent('planmgr', '计划成立', '专项计划成立（计划编号）', outside.establishPlan)
registerEvent('planmgr', 'T-ATR-07', `封包入池（${KEY}）`, outside.poolByManager)
registerEvent('planmgr', 'T-ATR-13', `不合格资产赎回（${KEY}，空格后可跟原因）`, outside.redeemByManager)

const documents = (world: World): DocumentRow[] => [...world.absPayables.all(), ...world.absTransfers.all()]

registerInvariant('INV-01 ABS', (world) => {
  const idCard = (userId?: string) => (userId ? world.users.get(userId)?.idCard : undefined)
  return documents(world).find((row) => {
    const people = [row.createUserId, row.reviewUserId].map(idCard).filter(Boolean)
    return new Set(people).size < people.length
  })?.id
})

registerInvariant(
  'INV-02 ABS',
  (world) =>
    documents(world).find(
      ({ auditTrail }) =>
        auditTrail.length === 0 ||
        auditTrail.some((line, at) => at > 0 && auditTrail[at - 1]!.time > line.time),
    )?.id,
)

const HELD: readonly string[] = ['PENDING_REVIEW', 'FACTOR_AUDITING', 'SUPPLEMENT', 'WAIT_SIGN', 'PACKAGING']

registerInvariant('ABS账款随转让', (world) => {
  const held = world.absTransfers.where((row) => HELD.includes(row.absTransferStatus))
  const nos = held.flatMap((row) => row.lines.map((line) => line.payableNo))
  const twice = nos.find((payableNo, at) => nos.indexOf(payableNo) !== at)
  if (twice) return `账款${twice}在两份转让申请中`
  return world.absPayables.find(
    (row) => (row.payableStatus === 'TRANSFERRING') !== nos.includes(row.payableNo),
  )?.payableNo
})

registerInvariant('INV-18 付款所属计划', (world) =>
  world.absPayments.find((payment) => {
    const plan = world.absPlans.get(world.absPayables.need(payment.payableNo).planNo)
    return plan !== undefined && payment.planNo !== plan.planNo
  })?.paymentNo,
)
