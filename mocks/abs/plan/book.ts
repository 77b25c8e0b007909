import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'

/** 企业所属的债务人集团：成员企业属于其集团，其余自成一家。 */
export const debtorGroupOf = (corp: CorpRow): string => corp.groupCorpName ?? corp.corpName

/** 按名称找债务人集团；名称不是已登记企业的，以名称本身为集团。 */
export const debtorGroupNamed = (world: World, corpName: string): string => {
  const corp = world.corps.find((one) => one.corpName === corpName)
  return corp ? debtorGroupOf(corp) : corpName
}
