import type { GroupLimit } from '#api/generated/corp/model/index.ts'
import { compare, formatMoney } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'

/** 核对行：每笔额度的成员额度之和应等于已分配额度（INV-11）；对不上用红色指出。 */
export function DistributedCheck({ limits }: { limits: readonly GroupLimit[] }) {
  const parents = limits.filter((limit) => limit.membersTotal !== undefined)
  const wrong = parents.filter(
    ({ membersTotal = '0.00', distributedLimit }) => compare(membersTotal, distributedLimit) !== 0,
  )
  if (parents.length === 0) return null
  if (wrong.length === 0)
    return <Alert tone="success">成员额度之和 = 已分配额度，核对一致；成员按使用率从高到低排列</Alert>
  return (
    <Alert tone="error">
      {wrong
        .map(
          ({ limitNo, membersTotal, distributedLimit }) =>
            `额度 ${limitNo} 已分配 ${formatMoney(distributedLimit)}，成员之和 ${formatMoney(membersTotal)}（元）`,
        )
        .join('；')}
      ，请联系客服核对
    </Alert>
  )
}
