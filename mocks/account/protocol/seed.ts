import { addDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { PRIVACY_NAME, privacyText } from '../agreement/privacy.ts'
import { agreementText, PLATFORM_NAME, productAgreementText } from '../agreement/texts.ts'
import { ago } from '../past.ts'
import type { ProtocolRow } from './rows.ts'
import { evidenceOf } from './sign.ts'

const protocol = (world: World, corpId: string, days: number, part: Partial<ProtocolRow>): ProtocolRow => {
  const corp = world.corps.need(corpId)
  const signTime = ago(world, days)
  const protocolName = part.protocolName ?? '平台注册服务协议'
  const row: ProtocolRow = {
    protocolNo: world.ids.next('PT', addDays(world.today(), -days)),
    corpId,
    protocolName,
    protocolType: 'REG',
    protocolStatus: 'EFFECTIVE',
    partyNames: [corp.corpName, PLATFORM_NAME],
    agreementSignTempId: '',
    htmlContent: agreementText(protocolName, corp.corpName, '甲方注册为乙方平台的会员，双方订立本协议。'),
    ...part,
  }
  if (row.protocolStatus !== 'WAIT_SIGN')
    Object.assign(row, {
      signTime,
      signUserName: userWith(world, corpId, 'POST_MANAGER').personName,
      protocolEffectiveDate: signTime.slice(0, 10),
      evidenceHash: evidenceOf({ ...row, signTime }),
    })
  return world.protocols.put(row)
}

/** 由一部分字段造一份协议：没有写的，是核心企业昨天与平台订的。 */
export const buildProtocol = (world: World, part: Partial<ProtocolRow>): ProtocolRow =>
  protocol(world, part.corpId ?? CORPS.core, 1, part)

const protocols = (world: World, corpId: string): void => {
  const corp = world.corps.need(corpId)
  const product = dictLabel('PRODUCT_TYPE', 'CREDIT')
  protocol(world, corpId, 700, { protocolStatus: 'TERMINATED', protocolName: '平台注册服务协议（2024版）' })
  protocol(world, corpId, 380, {})
  protocol(world, corpId, 380, {
    protocolName: PRIVACY_NAME,
    protocolType: 'PRIVACY',
    htmlContent: privacyText(),
  })
  protocol(world, corpId, 375, {
    protocolName: `${product}业务开通协议`,
    protocolType: 'PRODUCT_OPEN',
    bizNo: 'CREDIT',
    htmlContent: productAgreementText(corp, product),
  })
}

/** 平台与产品的协议，与一份待签的。 */
export const dailyProtocols = (world: World): void => {
  const { core, chain } = CORPS
  for (const corpId of [core, chain]) protocols(world, corpId)
  const [coreName, chainName] = [core, chain].map((corpId) => world.corps.need(corpId).corpName)
  protocol(world, core, 2, {
    protocolName: '年度应收账款债权转让通知书',
    protocolType: 'TRANSFER_NOTICE',
    protocolStatus: 'WAIT_SIGN',
    partyNames: [coreName!, chainName!],
    htmlContent: agreementText(
      '年度应收账款债权转让通知书',
      coreName!,
      '乙方就其对甲方的应收账款债权转让事宜，通知甲方。',
      chainName,
    ),
  })
}
