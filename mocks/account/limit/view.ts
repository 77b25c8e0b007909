import type { Limit, LimitGauge, LimitUseBand } from '#api/generated/corp/model/index.ts'
import { compare, multiplyDivide } from '#domain/money.ts'
import { present } from '../../kernel/actions.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ratioOf } from '../limitDistribution/group.ts'
import { availableLimit } from './book.ts'
import type { LimitRow } from './rows.ts'

/** 额度的应答：可用额度与使用率由余额得出（F-15）。 */
export const limitView = (limit: LimitRow): Limit => {
  const { corpId: _corpId, ...row } = limit
  return present({ ...row, availableLimit: availableLimit(limit), useRatio: ratioOf(limit) })
}

/** 使用率区间：80% 起提醒，95% 起告警。 */
export const bandOf = (limit: LimitRow): LimitUseBand => {
  const ratio = ratioOf(limit)
  if (compare(ratio, '95') >= 0) return 'RED'
  return compare(ratio, '80') >= 0 ? 'AMBER' : 'NORMAL'
}

/** 额度导出的各列，按表头取。 */
const CELLS = {
  额度编号: (limit) => limit.limitNo,
  额度状态: (limit) => dictLabel('LIMIT_STATUS', limit.limitStatus),
  额度类型: (limit) => dictLabel('LIMIT_TYPE', limit.limitType),
  额度主体: (limit) => limit.ownerCorpName,
  授信机构: (limit) => limit.grantorName,
  '总额度（元）': (limit) => limit.totalLimit,
  '已用额度（元）': (limit) => limit.usedLimit,
  '冻结额度（元）': (limit) => limit.frozenLimit,
  '已分配额度（元）': (limit) => limit.distributedLimit,
  '可用额度（元）': (limit) => limit.availableLimit,
  额度性质: (limit) => dictLabel('LIMIT_CYCLE', limit.limitCycle),
  额度生效日: (limit) => limit.limitEffectiveDate,
  额度到期日: (limit) => limit.limitExpireDate,
  '使用率（%）': (limit) => limit.useRatio,
  使用率排名: (limit) => limit.useRank,
} satisfies Record<string, (limit: Limit & { useRank?: number }) => string | number | undefined>

const columns = (...titles: (keyof typeof CELLS)[]) => titles.map((title) => [title, CELLS[title]] as const)

/** 导出的列同页面：额度查询与集团额度各是各的。 */
export const LIMIT_COLUMNS = columns(
  '额度编号',
  '额度状态',
  '额度类型',
  '总额度（元）',
  '可用额度（元）',
  '额度到期日',
  '授信机构',
  '已用额度（元）',
  '冻结额度（元）',
  '已分配额度（元）',
  '额度性质',
  '额度生效日',
  '使用率（%）',
  '额度主体',
)
export const GROUP_COLUMNS = columns(
  '额度主体',
  '额度状态',
  '额度类型',
  '使用率（%）',
  '总额度（元）',
  '已分配额度（元）',
  '已用额度（元）',
  '冻结额度（元）',
  '可用额度（元）',
  '使用率排名',
  '额度编号',
  '授信机构',
  '额度生效日',
  '额度到期日',
)

/** 一个额度的使用情况。 */
export const gaugeOf = (limit: LimitRow): LimitGauge => {
  const empty = compare(limit.totalLimit, '0.00') === 0
  return {
    limitNo: limit.limitNo,
    totalLimit: limit.totalLimit,
    usedLimit: limit.usedLimit,
    frozenLimit: limit.frozenLimit,
    distributedLimit: limit.distributedLimit,
    availableLimit: availableLimit(limit),
    useRatio: empty
      ? '0.0000'
      : multiplyDivide([limit.usedLimit, '100'], [limit.totalLimit], { decimals: 4 }),
    limitExpireDate: limit.limitExpireDate,
  }
}
