import { useNavigate } from 'react-router-dom'
import { supplementGuaranteeClaim } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { guaranteeClaimLabels } from '#api/generated/corp/labels/guaranteeClaim.ts'
import { guaranteeClaimSupplementLabels } from '#api/generated/corp/labels/guaranteeClaimSupplement.ts'
import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { formatDeadline } from '#domain/calendar.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { ClaimDocFields } from './ClaimDocFields.tsx'
import { type ClaimValues, type DocValues, docsOf, docValues } from './claimValues.ts'

type SupplementValues = Pick<ClaimValues, 'claimDesc'> & DocValues

const F = fieldOf<SupplementValues, typeof guaranteeClaimSupplementLabels>(guaranteeClaimSupplementLabels)
const is = column(guaranteeClaimLabels)
const facts = [
  is.code('guaranteeNo'),
  is.text('issuerOrgName'),
  is.money('claimAmount'),
  is.dict('claimReason', 'CLAIM_REASON', { tone: 'plain' }),
]

/** 补正提交（T-GCL-10）：只改单据与说明，金额、事由不变；再交单重新起算审单期限。 */
export function ClaimSupplementForm({ claim }: { claim: GuaranteeClaim }) {
  const { claimNo, version, claimDocs } = claim
  const navigate = useNavigate()
  const form = useForm<SupplementValues>()
  const draft = useDraft(`guarantee-claim:supplement:${claimNo}`, form)
  const docNames = claimDocs.map(({ docName }) => docName)
  const backToList = () => void navigate(href(guarantee.benefitClaim), { replace: true })
  const send = useSubmit(
    ({ claimDesc, ...docs }: SupplementValues) =>
      supplementGuaranteeClaim({ claimNo, version, claimDesc, claimDocs: docsOf(docs, docNames) }),
    { success: '补正已提交，等待开立机构审单', onDone: backToList },
  )
  return (
    <>
      <Alert tone="warn">
        {`补件要求：${claim.supplementDesc ?? ''}${claim.deadline ? `。请于${formatDeadline(claim.deadline)}前提交，逾期视为撤回` : ''}`}
      </Alert>
      <Descriptions label="索赔信息" of={claim} items={facts} columns={2} />
      <FormShell
        label="补正"
        form={form}
        initial={{ claimDesc: claim.claimDesc, ...docValues(claimDocs) }}
        draft={draft}
        onSubmit={send.run}
        submitting={send.running}
        error={send.error}
        submitText="补正提交"
        onCancel={backToList}
        cancelText="返回列表"
        columns={1}
      >
        <F name="claimDesc" required>
          <TextArea maxLength={500} />
        </F>
        <ClaimDocFields docNames={docNames} />
      </FormShell>
    </>
  )
}
