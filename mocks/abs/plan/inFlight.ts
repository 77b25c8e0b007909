import type { AbsTransferStatus } from '#api/generated/corp/model/index.ts'
import { addWorkingDays } from '#domain/calendar.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import type { Actor } from '../../kernel/document.ts'
import { ABS_CHAIN_DIRECTOR, ABS_CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { atOnce, daysAgo, type Pace } from '../../portal/holiday/pace.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { signCertificate } from '../../portal/signing/ticket.ts'
import { unsignedOf } from '../document/texts.ts'
import { putPayable } from '../payable/seed.ts'
import * as flow from '../transfer/flow.ts'
import * as outside from '../transfer/outside.ts'
import type { AbsTransferApplicationRow } from '../transfer/rows.ts'
import * as guard from '../transfer/rules.ts'
import { packageOf } from '../transfer/seed.ts'
import { absTransferFlow } from '../transfer/transitions.ts'
import { buildAbsPlan } from './seed.ts'

// 办理中的转让：每一份都照流转走一遍，如同人、保理商与计划管理人办过。

type Drive = { world: World; row: AbsTransferApplicationRow; operator: Actor; director: Actor }

// 价款随放款日变：提交那天看到的是那天的
const submit = ({ world, row, operator }: Drive) => {
  const payableNos = row.lines.map((line) => line.payableNo)
  const { plan, payables } = guard.needTransferable(world, row.corpId, { planNo: row.planNo, payableNos })
  const { transferPrice } = guard.transferTerms(payables, plan, guard.expectFundDate(world))
  flow.submitTransfer(world, row, operator, transferPrice)
}
const review =
  (decision: 'PASS' | 'REJECT') =>
  ({ world, row, director }: Drive) =>
    flow.reviewTransfer(world, row, director, {
      version: row.version,
      decision,
      opinion: decision === 'REJECT' ? '请核对收款账号' : undefined,
    })
const factor =
  (event: (world: World, key: string) => void, text = '') =>
  ({ world, row }: Drive) =>
    event(world, `${row.absTransferNo} ${text}`)
const sign = ({ world, row, director }: Drive) => {
  const unsigned = unsignedOf(world, row.absTransferNo)
  const { protocolNo } = unsigned[0]!
  signCertificate(world, director.user, protocolNo, unsigned)
  flow.signTransfer(world, row, director, protocolNo)
}
const cancel = ({ world, row, operator }: Drive) =>
  flow.cancelTransfer({ world, row, actor: operator, version: row.version })

const passed = [submit, review('PASS')]
const agreed = [...passed, factor(outside.approveByFactor)]
const signed = [...agreed, sign]
const pooled = [...signed, factor(outside.poolByManager)]

/** 转让申请怎样到它的状态。 */
const WAYS: Readonly<Record<AbsTransferStatus, readonly ((drive: Drive) => void)[]>> = {
  DRAFT: [],
  PENDING_REVIEW: [submit],
  REJECTED: [submit, review('REJECT')],
  FACTOR_AUDITING: passed,
  SUPPLEMENT: [...passed, factor(outside.askSupplement, '请补充最近一期验收单')],
  WAIT_SIGN: agreed,
  PACKAGING: signed,
  POOLED: pooled,
  FUNDED: [...pooled, factor(outside.fundByFactor)],
  FACTOR_REJECTED: [...passed, factor(outside.refuseByFactor, '账款集中度超过计划上限')],
  REMOVED: [...pooled, factor(outside.redeemByManager, '不符合合格标准')],
  CANCELLED: [cancel],
}

/** 一份转让申请，任何状态：账款总额、债务人、计划可给，另建一笔已确认的账款与刚好够用的资料包。 */
export const buildAbsTransfer = (
  world: World,
  part: Partial<AbsTransferApplicationRow>,
  pace: Pace = atOnce,
): AbsTransferApplicationRow => {
  let drive: Drive | undefined
  pace(0, () => {
    drive = draftOf(world, part)
  })
  const drafted = drive!
  for (const [at, go] of WAYS[part.absTransferStatus ?? 'DRAFT'].entries()) pace(at + 1, () => go(drafted))
  const { createUserId, createUserName } = part
  return Object.assign(drafted.row, createUserId && { createUserId }, createUserName && { createUserName })
}

const draftOf = (world: World, part: Partial<AbsTransferApplicationRow>): Drive => {
  const corpId = part.corpId ?? CORPS.absChain
  const { corpName } = world.corps.need(corpId)
  const plan =
    world.absPlans.find((one) =>
      part.planName ? one.planName === part.planName : one.planStatus === 'CYCLING',
    ) ?? buildAbsPlan(world, { ...(part.planName && { planName: part.planName }) })
  const debtor = world.corps.find((corp) => corp.corpName === part.debtorName)
  const payable = putPayable(world, {
    payableStatus: 'CONFIRMED',
    corpId: debtor?.corpId ?? CORPS.absCore,
    creditorCorpId: corpId,
    payableAmount: part.receivableTotal ?? '1000000.00',
    payConfirmDate: addWorkingDays(world.today(), -5, holidays),
  })
  const drive = (post: 'POST_OPERATOR' | 'POST_DIRECTOR', role: string): Actor => ({
    user: userWith(world, corpId, post),
    corpName,
    role,
  })
  const operator = drive('POST_OPERATOR', ABS_CHAIN_OPERATOR)
  const director = drive('POST_DIRECTOR', ABS_CHAIN_DIRECTOR)
  const fundDate = guard.expectFundDate(world)
  const terms = guard.transferTerms([payable], plan, fundDate)
  const absTransferNo = part.absTransferNo ?? world.ids.next('AT', world.today())
  const row = world.absTransfers.put({
    ...absTransferFlow.begin(world, 'T-ATR-01', absTransferNo, operator),
    absTransferNo,
    creditorName: corpName,
    debtorName: payable.debtorName,
    planNo: plan.planNo,
    planName: plan.planName,
    factorName: plan.factorName,
    ...terms,
    expectFundDate: fundDate,
    protocolNos: [],
    absTransferStatus: 'DRAFT',
  })
  flow.choose(world, row, {
    packageNo: part.packageNo ?? packageOf(world, [payable]),
    collectAccountId: collectAccountOf(world, corpId)!.accountId,
  })
  return { world, row, operator, director }
}

/** 日常：办理中的转让，各环节一份；最近入池的一份还欠债务人的回执。 */
export const absTransfersInFlight = (world: World): void => {
  // 从早到晚；各步在几天以前：录入、提交、复核、保理商答复、签约、入池；还在办的没有过预计放款日
  const build = (absTransferStatus: AbsTransferStatus, receivableTotal: string, days: readonly number[]) =>
    buildAbsTransfer(world, { absTransferStatus, receivableTotal }, daysAgo(world, days))
  build('FACTOR_REJECTED', '720000.00', [33, 33, 30, 28])
  build('CANCELLED', '150000.00', [26, 23])
  build('POOLED', '2360000.00', [6, 5, 2, 2, 1, 1])
  build('PACKAGING', '1150000.00', [6, 5, 2, 2, 1])
  build('WAIT_SIGN', '1840000.00', [5, 5, 2, 1])
  build('SUPPLEMENT', '960000.00', [5, 2, 2, 1])
  build('FACTOR_AUDITING', '1530000.00', [2, 2, 1])
  build('REJECTED', '480000.00', [2, 2, 1])
  build('PENDING_REVIEW', '2080000.00', [1, 1])
  build('DRAFT', '365000.00', [0])
}
