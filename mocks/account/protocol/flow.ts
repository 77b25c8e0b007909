// 在协议管理签署的协议（PRT）。

import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { privacyText } from '../agreement/privacy.ts'
import { agreementText, productAgreementText } from '../agreement/texts.ts'
import type { ProtocolRow } from './rows.ts'
import { isSignedByLink, othersIn, signedElsewhere } from './rules.ts'
import { signProtocolRow } from './sign.ts'
import { protocolFlow } from './transitions.ts'

const RESIGNED = { REG: 'CORP_REG_AGREEMENT', PRIVACY: 'CORP_PRIVACY_AGREEMENT' } as const

/** 协议的正文；待重签的平台协议是新版本的正文。 */
export const protocolText = (row: ProtocolRow, corp: CorpRow): string => {
  if (row.htmlContent) return row.htmlContent
  if (row.protocolType === 'PRIVACY') return privacyText()
  return row.protocolType === 'PRODUCT_OPEN' && row.bizNo
    ? productAgreementText(corp, dictLabel('PRODUCT_TYPE', row.bizNo))
    : agreementText(row.protocolName, corp.corpName, `甲方使用乙方平台，双方订立本${row.protocolName}。`)
}

/** T-PRT-02 我方签署：只有平台与本企业两方的随即生效，否则待对方签署。 */
export const signOwnProtocol = (world: World, row: ProtocolRow, actor: Actor): void => {
  if (isSignedByLink(world, row)) throw new BusinessError('T-PRT-02', signedElsewhere(row))
  protocolFlow.check({ world, row, actor }, 'RESIGN')
  const corp = world.corps.need(row.corpId)
  row.htmlContent = protocolText(row, corp)
  signProtocolRow(world, row, actor, othersIn(corp, row).length > 0 ? 'COUNTER_SIGNING' : 'EFFECTIVE')
  const resigned = RESIGNED[row.protocolType as keyof typeof RESIGNED]
  if (resigned) corp.resignAgreements = corp.resignAgreements.filter((one) => one !== resigned)
}

/** 外部机构会做的。 */
export const events = [
  event('counterparty', 'T-PRT-03', '签署协议（协议编号）', (world, key) =>
    protocolFlow.step(world, world.protocols.need(key), 'T-PRT-03'),
  ),
  event('platform', 'T-PRT-06', '终止协议（协议编号）', (world, key) =>
    protocolFlow.step(world, world.protocols.need(key), 'T-PRT-06'),
  ),
]

/** T-PRT-05 到期。 */
export const expireProtocols = (world: World): void => {
  const today = world.today()
  for (const row of world.protocols.where((one) => one.protocolStatus === 'EFFECTIVE'))
    if (row.protocolExpireDate !== undefined && row.protocolExpireDate < today)
      protocolFlow.step(world, row, 'T-PRT-05')
}
