import { useNavigate } from 'react-router-dom'
import {
  saveGuarantee,
  submitGuarantee,
  useGuaranteeFormContext,
} from '#api/generated/corp/guarantees/guarantees.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { GuaranteeForm } from './GuaranteeForm.tsx'
import { blankGuarantee, toRequest, toSubmit } from './guaranteeValues.ts'
import type { GuaranteeKind } from './kind.ts'

/** 新增一份保函申请；投标的可一次填几个标段（T-GUA-01、T-GUA-02）。 */
export function AddView({ kind }: { kind: GuaranteeKind }) {
  const navigate = useNavigate()
  return (
    <PageCard>
      <QueryState result={useGuaranteeFormContext()}>
        {(context) => (
          <GuaranteeForm
            group={kind.group}
            guaranteeType={kind.guaranteeType}
            draftKey={`guarantee:new:${kind.group}`}
            context={context}
            initial={blankGuarantee}
            severalSections
            save={(values) => saveGuarantee(toRequest(values))}
            submit={(values) => submitGuarantee(toSubmit(values))}
            submitText="提交复核"
            success="已提交复核"
            onClose={() => void navigate(kind.list, { replace: true })}
          />
        )}
      </QueryState>
    </PageCard>
  )
}
