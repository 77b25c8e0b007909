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

export const LIMIT_HEADERS = [
  '额度编号',
  '额度类型',
  '额度主体',
  '授信机构',
  '总额度（元）',
  '已用额度（元）',
  '冻结额度（元）',
  '已分配额度（元）',
  '可用额度（元）',
  '使用率（%）',
  '额度生效日',
  '额度到期日',
  '额度状态',
]

export const limitCells = (limit: Limit): string[] => [
  limit.limitNo,
  dictLabel('LIMIT_TYPE', limit.limitType),
  limit.ownerCorpName,
  limit.grantorName,
  limit.totalLimit,
  limit.usedLimit,
  limit.frozenLimit,
  limit.distributedLimit,
  limit.availableLimit,
  limit.useRatio,
  limit.limitEffectiveDate,
  limit.limitExpireDate,
  dictLabel('LIMIT_STATUS', limit.limitStatus),
]

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
