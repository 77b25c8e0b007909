// RRK 融资风险。
import type { RfRiskType } from '#api/generated/corp/model/index.ts'
import { addWorkingDays } from '#domain/calendar.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import * as roles from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel, dictValue } from '../../portal/dictionary/dictionaries.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { RfParties } from '../document/rows.ts'
import type { RfRiskEventRow } from './rows.ts'
import { rfRiskFlow } from './transitions.ts'

/** 反馈期限（工作日），当日 18:00 截止。 */
const ANSWER_WORKING_DAYS = 5
const FEEDBACK_LIMIT = 500
/** 没有说是哪一家时。 */
const FUNDER = '资金方'
const PAGE = '/reverse_factoring/financing/financing-risk'

/** 由债务人说明的风险；其余由债权人说明。 */
const ASKS_DEBTOR: readonly RfRiskType[] = ['DEBTOR_OVERDUE', 'DISPUTE']
const LEVELS: Readonly<Record<RfRiskType, RfRiskEventRow['riskLevel']>> = {
  INVOICE_ABNORMAL: 'HIGH',
  DUPLICATE_PLEDGE: 'HIGH',
  DEBTOR_OVERDUE: 'HIGH',
  JUDICIAL: 'MEDIUM',
  BUSINESS_ABNORMAL: 'MEDIUM',
  AMOUNT_CHANGE: 'LOW',
  DISPUTE: 'MEDIUM',
}

type NewRisk = RfParties &
  Pick<RfRiskEventRow, 'riskType' | 'riskDesc'> &
  Partial<Pick<RfRiskEventRow, 'riskNo' | 'arNo' | 'rfFinanceNo' | 'riskLevel'>>

const tell = (world: World, row: RfRiskEventRow, messageTitle: string): void => {
  const isDebtor = row.corpId === row.debtorCorpId
  world.notify({
    corpId: row.corpId,
    roleCodes: isDebtor
      ? [roles.RF_CORE_OPERATOR, roles.RF_CORE_DIRECTOR, 'ROLE_CORP_DEFAULT']
      : [roles.RF_CORP_OPERATOR, roles.RF_CORP_DIRECTOR, 'ROLE_CORP_DEFAULT'],
    messageType: 'WARN',
    messageTitle,
    messageContent: `${row.riskNo}，${dictLabel('RISK_TYPE', row.riskType)}（${dictLabel('RISK_LEVEL', row.riskLevel)}）：${row.riskDesc}`,
    bizNo: row.riskNo,
    jumpPath: PAGE,
  })
}

const isSame = (row: RfRiskEventRow, risk: NewRisk): boolean =>
  row.riskStatus !== 'CLOSED' &&
  row.riskType === risk.riskType &&
  row.debtorCorpId === risk.debtorCorpId &&
  (risk.arNo ? row.arNo === risk.arNo : row.rfFinanceNo === risk.rfFinanceNo)

/** 系统所为，或资金方所为：经过里是它的名字。 */
const byParty = (party: string | undefined) => (party ? { node: 'FUNDER' as const, party } : {})

/** T-RRK-01 触发：同一笔上同样的风险没关闭之前不重复提示。 */
export const openRisk = (world: World, risk: NewRisk, party?: string): RfRiskEventRow => {
  const known = world.rfRiskEvents.find((row) => isSame(row, risk))
  if (known) return known
  const riskNo = risk.riskNo ?? world.ids.next('RK', world.today())
  const corpId = ASKS_DEBTOR.includes(risk.riskType) ? risk.debtorCorpId : risk.creditorCorpId
  const row = world.rfRiskEvents.put({
    ...rfRiskFlow.arise(world, 'T-RRK-01', riskNo, corpId, byParty(party)),
    riskLevel: LEVELS[risk.riskType],
    ...risk,
    riskNo,
    triggerTime: world.now(),
    handleDeadline: deadlineFrom(world),
    riskStatus: 'OPEN',
  })
  tell(world, row, '融资风险提示，请反馈')
  return row
}

const deadlineFrom = (world: World): string =>
  `${addWorkingDays(world.today(), ANSWER_WORKING_DAYS, holidays)}T18:00:00+08:00`

/** 有没关闭的高风险：同一对债权人、债务人不能新增融资；没有时为 undefined。 */
export const blockingRisk = (
  world: World,
  pair: Pick<RfParties, 'creditorCorpId' | 'debtorCorpId'>,
): RfRiskEventRow | undefined =>
  world.rfRiskEvents.find(
    (row) =>
      row.riskLevel === 'HIGH' &&
      row.riskStatus !== 'CLOSED' &&
      row.creditorCorpId === pair.creditorCorpId &&
      row.debtorCorpId === pair.debtorCorpId,
  )

/** T-RRK-02 企业反馈：截止之前，写明情况并附证明。 */
export const feedBack = (
  world: World,
  row: RfRiskEventRow,
  actor: Actor,
  {
    version,
    feedbackDesc,
    attachments,
  }: { version: number; feedbackDesc: string; attachments: AttachmentRow[] },
): void => {
  rfRiskFlow.check({ world, row, actor, version }, 'T-RRK-02')
  const text = feedbackDesc.trim()
  if (!text) throw new BusinessError('REQUIRED', '请填写反馈说明')
  if (text.length > FEEDBACK_LIMIT) throw new BusinessError('FORMAT', `反馈说明不超过${FEEDBACK_LIMIT}个字`)
  if (attachments.length === 0) throw new BusinessError('REQUIRED', '请上传证明材料')
  rfRiskFlow.step(world, row, 'T-RRK-02', actor, { opinion: text })
  Object.assign(row, {
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    submitTime: world.now(),
    feedbackDesc: text,
    feedbackTime: world.now(),
    attachments,
  })
}

const byFunder = (world: World, key: string, id: 'T-RRK-03' | 'T-RRK-04' | 'T-RRK-05'): RfRiskEventRow => {
  const [riskNo, text] = splitKey(key)
  const row = world.rfRiskEvents.need(riskNo)
  rfRiskFlow.step(world, row, id, undefined, { ...byParty(FUNDER), opinion: text || undefined })
  return row
}

/** T-RRK-03 核实关闭：不再妨碍新增融资。 */
export const closeRisk = (world: World, key: string): void => {
  tell(world, byFunder(world, key, 'T-RRK-03'), '融资风险已核实关闭')
}

/** T-RRK-04 要求再反馈：期限重新起算。 */
export const askAgain = (world: World, key: string): void => {
  const row = byFunder(world, key, 'T-RRK-04')
  row.handleDeadline = deadlineFrom(world)
  tell(world, row, '资金方要求再次反馈')
}

/** T-RRK-05 资金方升级。 */
export const escalate = (world: World, key: string): void => {
  tell(world, byFunder(world, key, 'T-RRK-05'), '融资风险已升级')
}

/** T-RRK-05 超期：到反馈截止仍没有反馈的自动升级；截止前三天、一天各提醒一次。 */
export const watchRisks = (world: World): void => {
  for (const row of world.rfRiskEvents.where((one) => one.riskStatus === 'OPEN')) {
    if (world.now() > row.handleDeadline) {
      rfRiskFlow.step(world, row, 'T-RRK-05')
      tell(world, row, '逾期未反馈，融资风险已升级')
      continue
    }
    const day = row.handleDeadline.slice(0, 10)
    const left = [3, 1].find((days) => addWorkingDays(day, -days, holidays) === world.today())
    if (left) tell(world, row, `距反馈截止还有${left}个工作日，请反馈`)
  }
}

/** T-RRK-01 资金方触发：键是融资编号或应收账款编号，其后依次可跟风险类型、等级与说明。 */
export const raiseByFunder = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const [type = '经营异常', level = '', ...desc] = text.split(/\s+/).filter(Boolean)
  const financing = world.rfFinancings.get(number)
  const account = financing ? undefined : world.rfAccounts.need(number)
  const of = financing ?? account
  if (!of?.creditorCorpId || !of.creditorName || !of.debtorCorpId || !of.debtorName) {
    throw new OutsideError('单据还没有债务人，不能触发风险')
  }
  const riskType = dictValue('RISK_TYPE', type) as RfRiskType
  if (!(riskType in LEVELS)) throw new OutsideError(`没有风险类型“${type}”`)
  const riskLevel = dictValue('RISK_LEVEL', level) as RfRiskEventRow['riskLevel']
  const { creditorCorpId, creditorName, debtorCorpId, debtorName } = of
  openRisk(
    world,
    {
      creditorCorpId,
      creditorName,
      debtorCorpId,
      debtorName,
      riskType,
      ...(['HIGH', 'MEDIUM', 'LOW'].includes(riskLevel) && { riskLevel }),
      ...(financing ? { rfFinanceNo: number } : { arNo: number }),
      riskDesc: desc.join(' ') || `资金方发现${dictLabel('RISK_TYPE', riskType)}，请说明情况`,
    },
    financing?.funderName ?? FUNDER,
  )
}
