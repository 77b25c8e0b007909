import { useNavigate } from 'react-router-dom'
import { saveGuarantee, submitGuarantee } from '#api/generated/corp/guarantees/guarantees.ts'
import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { ChosenGuarantee } from './ChosenGuarantee.tsx'
import { GuaranteeForm } from './GuaranteeForm.tsx'
import { CLEARED, toCopy, toRequest, toSubmit } from './guaranteeValues.ts'
import type { GuaranteeKind } from './kind.ts'

const source = [column(guaranteeLabels).code('guaranteeApplyNo', { title: '复制来源编号' })]

/** 以已有的一份为起点另开一份：编号、日期与文件清空并标出（T-GUA-19、T-GUA-02）。 */
export function CopyView({ kind }: { kind: GuaranteeKind }) {
  const navigate = useNavigate()
  return (
    <ChosenGuarantee kind={kind} param="copyFromNo">
      {(guarantee, context) => {
        const origin = { copyFromNo: guarantee.guaranteeApplyNo }
        return (
          <>
            <Descriptions label="复制来源" of={guarantee} items={source} columns={1} />
            <Alert>编号、日期与文件没有复制过来，标出的几项须重新填写</Alert>
            <GuaranteeForm
              group={kind.group}
              guaranteeType={kind.guaranteeType}
              draftKey={`guarantee:copy:${guarantee.guaranteeApplyNo}`}
              context={context}
              initial={toCopy(guarantee)}
              cleared={CLEARED}
              severalSections
              save={(values) => saveGuarantee(toRequest(values, origin))}
              submit={(values) => submitGuarantee(toSubmit(values, origin))}
              submitText="提交复核"
              success="已提交复核"
              onClose={() => void navigate(kind.list, { replace: true })}
            />
          </>
        )
      }}
    </ChosenGuarantee>
  )
}
