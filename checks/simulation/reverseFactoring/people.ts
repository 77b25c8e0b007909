import type { Persona } from '../../shared/Desk.ts'
import type { Market } from '../Market.ts'
import { corpOf } from '../making.ts'

export const BASE = '/v1/reverse-factoring'
export const DEBTOR_OP: readonly Persona[] = ['rf-core-operator']
export const DEBTOR_DIR: readonly Persona[] = ['rf-core-director']
export const CREDITOR_OP: readonly Persona[] = ['rf-corp-operator', 'rf-corp-operator', 'rf-corp2-operator']
export const CREDITOR_DIR: readonly Persona[] = ['rf-corp-director', 'rf-corp-director', 'rf-corp2-director']
export const OPERATORS: readonly Persona[] = [...CREDITOR_OP, ...DEBTOR_OP]
export const EVERYBODY: readonly Persona[] = [
  ...new Set([...OPERATORS, ...CREDITOR_DIR, ...DEBTOR_DIR]),
  'rf-core-query',
  'core-operator',
]

const DEBTOR = '东屿能源装备股份有限公司'
const CREDITORS = ['武汉楚汇仪表有限公司', '宁波朔源阀门有限公司']

/** The debtor, or one of the two creditors for the debtor's people; now and then somebody who is neither. */
export const partnerOf = (market: Market, persona: Persona): string => {
  if (market.often(2)) return '无此企业'
  return corpOf(market, persona) === 'C021' ? market.random.pick(CREDITORS) : DEBTOR
}

/** Seller and buyer of the trade between that persona's enterprise and the partner. */
export const sidesOf = (market: Market, persona: Persona, partner: string) => {
  const own = market.world.corps.need(corpOf(market, persona)).corpName
  return corpOf(market, persona) === 'C021'
    ? { sellerName: partner, buyerName: own }
    : { sellerName: own, buyerName: partner }
}
