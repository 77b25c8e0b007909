// PRT 协议签署 at the enterprise's own list (domain/03-flows.md §6); protocolSign.ts does the signature itself.
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { agreementText, PLATFORM_NAME, productAgreementText } from '../agreement/texts.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { ProtocolRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { hasDuty } from '../user/duties.ts'
import type { Actor } from '../../kernel/machine.ts'
import { signProtocolRow } from './sign.ts'
import { event } from '../../kernel/wiring.ts'

const PLATFORM_TYPES = new Set(['REG', 'PRIVACY', 'PRODUCT_OPEN'])
const RESIGNED = { REG: 'CORP_REG_AGREEMENT', PRIVACY: 'CORP_PRIVACY_AGREEMENT' } as const

/** 在协议管理签署的：平台协议，以及不由业务单据带来的；其余在来源页面签署。 */
export const isSignedHere = (row: ProtocolRow): boolean =>
  PLATFORM_TYPES.has(row.protocolType) || row.bizNo === undefined

/** 当前用户不能在协议管理签署的原因。 */
export const ownSignProblem = (row: ProtocolRow, actor: Actor): string | undefined => {
  if (!isSignedHere(row)) return '请在来源页面签署'
  const may = hasDuty(actor, 'CORP_DIRECTOR') || hasDuty(actor, 'CORP_MANAGER')
  return may ? undefined : '由复核人员或管理员签署'
}

/** 协议的正文；待重签的平台协议是新版本的正文。 */
export const protocolText = (row: ProtocolRow, corp: CorpRow): string => {
  if (row.htmlContent) return row.htmlContent
  return row.protocolType === 'PRODUCT_OPEN' && row.bizNo
    ? productAgreementText(corp, dictLabel('PRODUCT_TYPE', row.bizNo))
    : agreementText(row.protocolName, corp.corpName, `甲方使用乙方平台，双方订立本${row.protocolName}。`)
}

/** T-PRT-02 我方签署：只有平台与本企业两方的随即生效，否则待对方签署。 */
export const signOwnProtocol = (world: World, row: ProtocolRow, actor: Actor): void => {
  if (row.protocolStatus !== 'WAIT_SIGN' && row.protocolStatus !== 'RE_SIGN') throw illegalState()
  const problem = ownSignProblem(row, actor)
  if (problem) throw new BusinessError('T-PRT-02', problem)
  const corp = world.corps.need(row.corpId)
  row.htmlContent = protocolText(row, corp)
  signProtocolRow(world, row, actor)
  const others = row.partyNames.filter((name) => name !== corp.corpName && name !== PLATFORM_NAME)
  if (others.length > 0) row.protocolStatus = 'COUNTER_SIGNING'
  const resigned = RESIGNED[row.protocolType as keyof typeof RESIGNED]
  if (resigned) corp.resignAgreements = corp.resignAgreements.filter((one) => one !== resigned)
}

const turn = (
  world: World,
  key: string,
  from: ProtocolRow['protocolStatus'],
  to: ProtocolRow['protocolStatus'],
): void => {
  const row = world.protocols.need(key)
  if (row.protocolStatus !== from) throw illegalState()
  row.protocolStatus = to
}

/** 外部机构会做的。 */
export const events = [
  event('counterparty', 'T-PRT-03', '对方签署协议（协议编号）', (world, key) =>
    turn(world, key, 'COUNTER_SIGNING', 'EFFECTIVE'),
  ),
  event('platform', 'T-PRT-06', '终止协议（协议编号）', (world, key) =>
    turn(world, key, 'EFFECTIVE', 'TERMINATED'),
  ),
]

// T-PRT-05 到期
export const expireProtocols = (world: World): void => {
  const today = world.today()
  for (const row of world.protocols.where((one) => one.protocolStatus === 'EFFECTIVE'))
    if (row.protocolExpireDate !== undefined && row.protocolExpireDate < today) row.protocolStatus = 'EXPIRED'
}
