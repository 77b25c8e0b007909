// 反向保理的两方：债权人（rf.corp）与债务人（rf.core），谁能与谁办理。

import { collectAccountOf } from '../account/bankAccount/book.ts'
import { BusinessError } from '../kernel/errors.ts'
import * as roles from '../kernel/roles.ts'
import type { CorpRow } from '../kernel/rows.ts'
import type { World } from '../kernel/World.ts'
import type { RfParties } from './document/rows.ts'

export type RfSide = 'CREDITOR' | 'DEBTOR'

const OPERATORS: Readonly<Record<RfSide, string>> = {
  CREDITOR: roles.RF_CORP_OPERATOR,
  DEBTOR: roles.RF_CORE_OPERATOR,
}

/** 当前角色在反向保理里的一方；两者都不是时为 undefined。 */
export const rfSideOf = (role: string): RfSide | undefined => {
  if (role.startsWith('ROLE_REVERSE_FACTORING_CORP_')) return 'CREDITOR'
  return role.startsWith('ROLE_REVERSE_FACTORING_CORE_') ? 'DEBTOR' : undefined
}

/** 某一方的经办角色。 */
export const operatorOf = (side: RfSide): string => OPERATORS[side]

/** 企业在这份单据上是哪一方。 */
export const sideOn = (parties: Partial<RfParties>, corpId: string): RfSide | undefined => {
  if (parties.creditorCorpId === corpId) return 'CREDITOR'
  return parties.debtorCorpId === corpId ? 'DEBTOR' : undefined
}

/** 不能与这家企业办理的原因：须是已建立的交易对手、已实名、已开通产品；债权人还须有已验证的收款账户。 */
export const partnerProblem = (
  world: World,
  corpId: string,
  partner: CorpRow,
  side: RfSide,
): string | undefined => {
  const relation = world.counterparties.find(
    (row) => row.corpId === corpId && row.counterpartyCorpId === partner.corpId,
  )
  if (relation?.counterpartyStatus !== 'ACTIVE') return '不是已建立的交易对手'
  if (partner.corpState !== 'NORMAL') return '企业状态异常'
  if (!partner.isCorpAuthenticated) return '尚未完成实名认证'
  if (partner.productOpenStatus.REVERSE_FACTORING !== 'OPENED') return '尚未开通反向保理'
  if (side === 'DEBTOR' && !collectAccountOf(world, partner.corpId)) return '没有已验证的收款账户'
  return undefined
}

/** 可办理的对方企业；给出的 side 是本企业这一方。 */
export const needPartner = (world: World, corpId: string, name: string, side: RfSide): CorpRow => {
  const partner = world.corps.find((corp) => corp.corpName === name.trim())
  const label = side === 'CREDITOR' ? '债务人' : '债权人'
  if (!partner || partner.corpId === corpId)
    throw new BusinessError('PARTNER', `${label}不是已建立的交易对手`)
  const problem = partnerProblem(world, corpId, partner, side)
  if (problem) throw new BusinessError('PARTNER', `${label}${problem}`)
  return partner
}

/** 本企业与对方，按各自是哪一方排好。 */
export const partiesOf = (own: CorpRow, partner: CorpRow, side: RfSide): RfParties => {
  const [creditor, debtor] = side === 'CREDITOR' ? [own, partner] : [partner, own]
  return {
    creditorCorpId: creditor.corpId,
    creditorName: creditor.corpName,
    debtorCorpId: debtor.corpId,
    debtorName: debtor.corpName,
  }
}
