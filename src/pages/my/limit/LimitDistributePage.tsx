import { useNavigate } from 'react-router-dom'
import {
  useLimitDistributeContext,
  useLimitDistributionDetail,
} from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { DistributeType, LimitDistributeContext } from '#api/generated/corp/model/index.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useDict } from '#ui/DictContext.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { useToday } from '#ui/today.ts'
import { DistributeForm } from './DistributeForm.tsx'
import { DistributionFacts } from './DistributionFacts.tsx'
import { type DistributeValues, emptyLine, toValues } from './distributeValues.ts'

interface FormProps {
  context: LimitDistributeContext
  onClose: () => void
}

/** 新增一份；从额度管理查询过来时，额度、成员与类型已经选好。 */
function CreateForm({ context, onClose }: FormProps) {
  const [, { limitNo, memberCorpName = '', distributeType }] = useView('preset')
  const types = useDict('DISTRIBUTE_TYPE')
  const known = types.options.some(({ value }) => value === distributeType)
  const initial: Partial<DistributeValues> = {
    limitNo: limitNo ?? context.limits[0]?.limitNo ?? '',
    distributeType: known ? (distributeType as DistributeType) : 'ALLOCATE',
    lines: [{ ...emptyLine, memberCorpName }],
    limitEffectiveDate: useToday(),
    limitExpireDate: '',
    remark: '',
  }
  return <DistributeForm context={context} initial={initial} onClose={onClose} />
}

/** 修改草稿或被驳回的一份。 */
function EditForm({ distributeNo, context, onClose }: FormProps & { distributeNo: string }) {
  return (
    <QueryState result={useLimitDistributionDetail({ distributeNo })}>
      {(distribution) => (
        <EditGate
          key={distributeNo}
          of={distribution}
          facts={<DistributionFacts distribution={distribution} />}
        >
          {(editing) => (
            <DistributeForm
              context={context}
              initial={toValues(editing)}
              editing={editing}
              onClose={onClose}
            />
          )}
        </EditGate>
      )}
    </QueryState>
  )
}

/** 额度分配：集团母公司新增、调增、调减、收回、冻结成员的额度（T-LIM-01、02）。 */
export default function LimitDistributePage() {
  const [view, { distributeNo = '' }] = useView('edit')
  const navigate = useNavigate()
  const close = () => void navigate(href(my.limitDistributeQuery), { replace: true })
  return (
    <PageCard description={view ? `编辑额度分配 ${distributeNo}` : undefined}>
      <QueryState result={useLimitDistributeContext()}>
        {(context) => {
          if (context.members.length === 0)
            return <EmptyState guidance="只有集团母公司可以分配额度，本企业没有成员企业" />
          if (context.limits.length === 0)
            return <EmptyState guidance="没有有效的额度可以分配，请联系授信机构" />
          return view ? (
            <EditForm distributeNo={distributeNo} context={context} onClose={close} />
          ) : (
            <CreateForm context={context} onClose={close} />
          )
        }}
      </QueryState>
    </PageCard>
  )
}
