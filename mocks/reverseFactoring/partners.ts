// 可选作对方的企业，各张表单共用。
import type { RfPartner } from '#api/generated/corp/model/index.ts'
import type { Context } from '../kernel/Context.ts'
import { partnerProblem, type RfSide, rfSideOf } from './sides.ts'

/** 交易对手里可作为对方的；不能选的给出原因。 */
export const partnersOf = ({ world, corp, role }: Context): RfPartner[] => {
  const side: RfSide = rfSideOf(role) ?? 'CREDITOR'
  return world.counterparties
    .where((row) => row.corpId === corp.corpId && row.counterpartyCorpId !== undefined)
    .flatMap(({ counterpartyCorpId }) => {
      const partner = world.corps.get(counterpartyCorpId)
      if (!partner) return []
      const reason = partnerProblem(world, corp.corpId, partner, side)
      const { corpName, uscc } = partner
      return [{ corpName, uscc, ready: reason === undefined, ...(reason && { reason }) }]
    })
}
