import { useChainHome, useCoreHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import type { CoreHome, HomeRole } from '#api/generated/corp/model/index.ts'
import { SpreadChart } from '#business/pictures/SpreadChart.tsx'
import { credit } from '#routes/credit.ts'
import { type Reach, useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'

const coreHomes = [
  ['OPERATOR', credit.coreOperator.path],
  ['DIRECTOR', credit.coreDirector.path],
  ['FINAL', credit.coreFinal.path],
  ['QUERY', credit.coreQuery.path],
] as const
const chainHomes = [
  ['OPERATOR', credit.chainOperator.path],
  ['DIRECTOR', credit.chainDirector.path],
  ['QUERY', credit.chainQuery.path],
] as const

/** 能进哪个岗位的首页，就以那个岗位问；哪个也进不了则不问。 */
const requestFor = (homes: readonly (readonly [HomeRole, string])[], reach: Reach) => {
  const role = homes.find(([, path]) => reach(path))?.[0]
  return role ? { role } : null
}

/** 到期分布：开立方看应付，持有方看应收；没有凭证业务的不显示。 */
export function DueOverview({ hidden }: { hidden: boolean }) {
  const reach = useReach()
  const [core, chain] = [requestFor(coreHomes, reach), requestFor(chainHomes, reach)]
  const payable = useCoreHome(core)
  const receivable = useChainHome(core ? null : chain)
  if (!core && !chain) return null
  const title = core ? '应付到期分布' : '应收到期分布'
  return (
    <Section title={title}>
      <QueryState<Pick<CoreHome, 'dueSpread'>> result={core ? payable : receivable}>
        {({ dueSpread }) =>
          hidden ? (
            <EmptyState guidance="金额已隐藏" />
          ) : (
            <SpreadChart label={title} slices={dueSpread} guidance="没有到期的凭证" />
          )
        }
      </QueryState>
    </Section>
  )
}
