import type { Persona } from '../../shared/TestClient.ts'
import { corpOf } from '../making.ts'
import type { Simulation } from '../Simulation.ts'

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

/** The debtor, or one of the two creditors for the debtor's people; occasionally neither. */
export const partnerOf = (simulation: Simulation, persona: Persona): string => {
  if (simulation.often(2)) return '无此企业'
  return corpOf(simulation, persona) === 'C021' ? simulation.random.pick(CREDITORS) : DEBTOR
}

/** Seller and buyer of the trade between that persona's enterprise and the partner. */
export const sidesOf = (simulation: Simulation, persona: Persona, partner: string) => {
  const own = simulation.world.corps.need(corpOf(simulation, persona)).corpName
  return corpOf(simulation, persona) === 'C021'
    ? { sellerName: partner, buyerName: own }
    : { sellerName: own, buyerName: partner }
}
