import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  saveGuarantee,
  submitGuarantee,
  supplementGuarantee,
} from '#api/generated/corp/guarantees/guarantees.ts'
import type { Guarantee, GuaranteeFormContext } from '#api/generated/corp/model/index.ts'
import { refusalOf } from '#business/approval/offering.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { ChosenGuarantee } from './ChosenGuarantee.tsx'
import { GuaranteeForm } from './GuaranteeForm.tsx'
import { toRequest, toSubmit, toSupplement, toValues } from './guaranteeValues.ts'
import type { GuaranteeKind } from './kind.ts'

/** 修改草稿或被驳回的申请，或按开立机构的要求补正（T-GUA-01、02、06）。 */
export function UpdateView({ kind }: { kind: GuaranteeKind }) {
  return (
    <ChosenGuarantee kind={kind} param="guaranteeApplyNo">
      {(guarantee, context) => (
        <Editing key={guarantee.guaranteeApplyNo} kind={kind} latest={guarantee} context={context} />
      )}
    </ChosenGuarantee>
  )
}

interface EditingProps {
  kind: GuaranteeKind
  latest: Guarantee
  context: GuaranteeFormContext
}

function Editing({ kind, latest, context }: EditingProps) {
  // 打开时的那一份：提交之后列表刷新，不让表单在离开前闪一下
  const [guarantee] = useState(latest)
  const navigate = useNavigate()
  const offered = guarantee.actions.find(({ code }) => code === 'EDIT' || code === 'SUPPLEMENT')
  if (!offered?.enabled)
    return (
      <Alert tone="warn" action={<Link to={kind.list}>返回列表</Link>}>
        {`现在不能修改：${offered?.reason ?? refusalOf(guarantee, 'EDIT')}`}
      </Alert>
    )
  const supplementing = offered.code === 'SUPPLEMENT'
  const { guaranteeApplyNo, deadline, supplementDesc, reviewOpinion } = guarantee
  const shared = {
    group: kind.group,
    guaranteeType: kind.guaranteeType,
    draftKey: `guarantee:${guaranteeApplyNo}:${guarantee.version}`,
    context,
    initial: toValues(guarantee),
    onClose: () => void navigate(kind.list, { replace: true }),
  }
  if (supplementing)
    return (
      <>
        <Alert tone="warn">
          {`补件要求：${supplementDesc ?? '--'}。请于 ${deadline ?? '--'} 前补正，只有所要求的几项可以修改，逾期自动作废`}
        </Alert>
        <GuaranteeForm
          {...shared}
          open={new Set(guarantee.supplementFields)}
          submit={(values) => supplementGuarantee(toSupplement(values, guarantee))}
          submitText="补正提交"
          success="补正已提交"
        />
      </>
    )
  return (
    <GuaranteeForm
      {...shared}
      opinion={reviewOpinion}
      save={(values) => saveGuarantee(toRequest(values, guarantee))}
      submit={(values) => submitGuarantee(toSubmit(values, guarantee))}
      submitText="提交复核"
      success="已提交复核"
    />
  )
}
