import type {
  DistributeType,
  Limit,
  LimitDistribution,
  LimitDistributionForm,
  LimitMember,
} from '#api/generated/corp/model/index.ts'
import { add, compare, formatMoney, isPositive, subtract, sum } from '#domain/money.ts'

/** 一个成员的一行；金额没填是空串。 */
export interface DistributeLine {
  memberCorpName: string
  distributeAmount: string
}

/** 额度分配表单里的值。 */
export interface DistributeValues {
  limitNo: string
  distributeType: DistributeType
  lines: DistributeLine[]
  limitEffectiveDate: string
  limitExpireDate: string
  remark: string
}

/** 新增与调增：占用本企业的可用额度，要给出有效期。 */
export const isIncrease = (type: DistributeType | undefined) => type === 'ALLOCATE' || type === 'INCREASE'

/** 要填金额的：收回是收回全部未用的，冻结与解冻作用于整笔额度。 */
export const needsAmount = (type: DistributeType | undefined) => isIncrease(type) || type === 'DECREASE'

export const emptyLine: DistributeLine = { memberCorpName: '', distributeAmount: '' }

/** 成员从这笔额度分得的额度；没有时为 undefined。 */
export const memberLimit = (members: readonly LimitMember[], name: string, limitNo: string | undefined) =>
  members
    .find((member) => member.corpName === name)
    ?.limits.find((limit) => limit.parentLimitNo === limitNo && limit.limitStatus !== 'EXPIRED')

/** 一行的变更前、变更后额度；金额还不全时没有变更后。 */
export function changeOf(line: DistributeLine, type: DistributeType | undefined, limit: Limit | undefined) {
  const beforeAmount = limit?.totalLimit ?? '0.00'
  if (type === 'RECLAIM')
    return { beforeAmount, afterAmount: limit && add(limit.usedLimit, limit.frozenLimit) }
  if (!needsAmount(type)) return { beforeAmount, afterAmount: beforeAmount }
  if (!line.distributeAmount) return { beforeAmount, afterAmount: undefined }
  return {
    beforeAmount,
    afterAmount: (isIncrease(type) ? add : subtract)(beforeAmount, line.distributeAmount),
  }
}

interface JudgeContext {
  type: DistributeType | undefined
  limit: Limit | undefined
  members: readonly LimitMember[]
}

const lineProblem = (line: DistributeLine, { type, limit, members }: JudgeContext): string | undefined => {
  const { memberCorpName: name, distributeAmount: amount } = line
  if (!name) return '请选择成员企业'
  const own = memberLimit(members, name, limit?.limitNo)
  if (type === 'ALLOCATE' && own) return `${name}已有从这笔额度分得的额度，请用调增`
  if (type !== 'ALLOCATE' && !own) return `${name}没有从这笔额度分得的额度`
  if (!needsAmount(type)) return undefined
  if (!amount || !isPositive(amount)) return `请填写${name}大于0的分配金额`
  if (isIncrease(type) || !own) return undefined
  const bound = add(own.usedLimit, own.frozenLimit)
  return compare(subtract(own.totalLimit, amount), bound) < 0
    ? `${name}变更后额度不能低于已用与冻结的${formatMoney(bound)}元`
    : undefined
}

/**
 * 各行的第一个不合格之处；合计不超过本企业的可用额度（T-LIM-02）。有意写了两遍：最终以服务端为准，模拟后端的在
 * mocks/account/limitDistribution/rules.ts，tests/mocks/twins.test.ts 拿同样的问题问两边。
 */
export function judgeLines(lines: readonly DistributeLine[], context: JudgeContext): string | undefined {
  // 还没选企业的空行不算重复
  const names = lines.map((line) => line.memberCorpName).filter(Boolean)
  if (new Set(names).size < names.length) return '同一成员企业只填一行'
  const problem = lines.map((line) => lineProblem(line, context)).find(Boolean)
  if (problem || !context.limit || !isIncrease(context.type)) return problem
  const total = sum(lines.map((line) => line.distributeAmount || '0.00'))
  const short = subtract(total, context.limit.availableLimit)
  return isPositive(short) ? `可用额度不足，差额${formatMoney(short)}元` : undefined
}

/** 表单 → 请求：不需要的金额与日期不送。 */
export const toRequest = (
  { lines, limitEffectiveDate, limitExpireDate, remark, ...rest }: DistributeValues,
  editing?: Pick<LimitDistribution, 'distributeNo' | 'version'>,
): LimitDistributionForm => {
  const type = rest.distributeType
  return {
    ...rest,
    lines: lines.map(({ memberCorpName, distributeAmount }) => ({
      memberCorpName,
      ...(needsAmount(type) && distributeAmount && { distributeAmount }),
    })),
    ...(isIncrease(type) && limitEffectiveDate && { limitEffectiveDate }),
    ...(isIncrease(type) && limitExpireDate && { limitExpireDate }),
    ...(remark && { remark }),
    ...(editing && { distributeNo: editing.distributeNo, version: editing.version }),
  }
}

/** 已有的一份 → 表单。 */
export const toValues = (row: LimitDistribution): Partial<DistributeValues> => ({
  limitNo: row.limitNo,
  distributeType: row.distributeType,
  lines: [{ memberCorpName: row.memberCorpName, distributeAmount: row.distributeAmount ?? '' }],
  limitEffectiveDate: row.limitEffectiveDate ?? '',
  limitExpireDate: row.limitExpireDate ?? '',
  remark: row.remark ?? '',
})
