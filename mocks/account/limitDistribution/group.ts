// 谁属于谁的集团，成员的额度从母公司的哪一笔分来。
import type { DistributeType } from '#api/generated/corp/model/index.ts'
import { add, compare, multiplyDivide } from '#domain/money.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { LimitRow } from '../limit/rows.ts'

/** 集团成员：所属集团是这家企业的。 */
export const membersOf = (world: World, corp: CorpRow): CorpRow[] =>
  world.corps.where((one) => one.groupCorpName === corp.corpName && one.corpId !== corp.corpId)

/** 从一笔额度分出去的成员额度。 */
export const memberLimitsOf = (world: World, limitNo: string): LimitRow[] =>
  world.limits.where((row) => row.parentLimitNo === limitNo)

/** 一个成员从一笔额度分得的额度；没有时为 undefined。 */
export const memberLimitOf = (world: World, limitNo: string, corpId: string): LimitRow | undefined =>
  world.limits.find((row) => row.parentLimitNo === limitNo && row.corpId === corpId)

/** 已用与冻结：成员额度不能调到这以下。 */
export const boundOf = (limit: LimitRow): string => add(limit.usedLimit, limit.frozenLimit)

/** 使用率，百分数。 */
export const ratioOf = ({ usedLimit, totalLimit }: LimitRow): string =>
  compare(totalLimit, '0.00') === 0
    ? '0.0000'
    : multiplyDivide([usedLimit, '100'], [totalLimit], { decimals: 4 })

/** 增加成员额度的，先冻结母公司的可用额度。 */
export const isIncrease = (type: DistributeType): boolean => type === 'ALLOCATE' || type === 'INCREASE'

/** 作用于整笔额度、没有金额的。 */
export const isWhole = (type: DistributeType): boolean => type === 'FREEZE' || type === 'UNFREEZE'
