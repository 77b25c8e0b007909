import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  submitGuaranteeRevoke,
  useListRevocableGuarantees,
} from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import { guaranteeRevokeFormLabels } from '#api/generated/corp/labels/guaranteeRevokeForm.ts'
import { revocableGuaranteeLabels } from '#api/generated/corp/labels/revocableGuarantee.ts'
import type { Attachment, GuaranteeRevokeForm, RevocableGuarantee } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { yuan } from '#domain/money.ts'
import { applied } from '#domain/outcome.ts'
import { fitsRevokeReason } from '#domain/revokeReason.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'

/** 证明文件只有一份，附件录入的值是数组。 */
type RevokeValues = Pick<GuaranteeRevokeForm, 'guaranteeNo' | 'revokeReason' | 'revokeDesc'> & {
  proof: Attachment[]
}

const F = fieldOf<RevokeValues, typeof guaranteeRevokeFormLabels>(guaranteeRevokeFormLabels)
const is = column(revocableGuaranteeLabels)
const facts = [
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.text('beneficiaryName'),
  is.money('guaranteeAmount'),
  is.date('guaranteeExpireDate'),
  is.text('issuerOrgName'),
  is.instant('bidOpenTime'),
  is.money('guaranteeFee'),
  is.money('refundFee', { title: '应退保函费' }),
]

/** 保函撤销申请（T-GRV-01）：选一份已生效的保函，说明原因；开标前的投标保函可不附证明。 */
export default function RevokeAddPage() {
  return (
    <PageCard>
      <QueryList result={useListRevocableGuarantees()} guidance="没有已开立的保函可撤销">
        {(list) => <RevokeForm guarantees={list} />}
      </QueryList>
    </PageCard>
  )
}

function RevokeForm({ guarantees }: { guarantees: readonly RevocableGuarantee[] }) {
  const [search] = useSearchParams()
  const asked = search.get('guaranteeNo') ?? undefined
  const navigate = useNavigate()
  const form = useForm<RevokeValues>()
  const draft = useDraft('guarantee-revoke:new', form)
  const reasons = useDict('REVOKE_REASON')
  const backToList = () => void navigate(href(guarantee.revoke), { replace: true })
  const submit = useSubmit(
    ({ proof, ...values }: RevokeValues) =>
      submitGuaranteeRevoke({ ...values, ...(proof[0] && { returnProofFile: proof[0] }) }),
    { success: applied('撤销申请已提交复核', ({ revokeNo }) => revokeNo), onDone: backToList },
  )
  const find = (no: string | undefined) => guarantees.find((item) => item.guaranteeNo === no)
  const chosen = find(useFormValue(form, 'guaranteeNo') ?? asked)
  return (
    <>
      <Alert>
        投标保函在开标前可由申请人撤销；其余须受益人同意。应退保函费按开立机构同意之日计算，最低费用不退。
      </Alert>
      <FormShell
        label="保函撤销申请"
        form={form}
        initial={{ ...(find(asked) && { guaranteeNo: asked }), proof: [] }}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText="提交复核"
        onCancel={backToList}
        cancelText="返回列表"
        columns={1}
      >
        <F name="guaranteeNo" required check={(no) => find(no)?.reason}>
          <Select
            placeholder="请选择保函"
            onChange={() => form.clearFields(['revokeReason'])}
            options={guarantees.map((item) => ({
              value: item.guaranteeNo,
              label: `${item.guaranteeNo}　${yuan(item.guaranteeAmount)}　${item.reason ?? item.beneficiaryName}`,
            }))}
          />
        </F>
        {chosen ? <Descriptions label="保函信息" of={chosen} items={facts} columns={2} /> : null}
        <F name="revokeReason" required>
          <Select
            placeholder={chosen ? '请选择撤销原因' : '请先选择保函'}
            disabled={!chosen}
            options={reasons.options.filter(
              ({ value }) => chosen && fitsRevokeReason(chosen.guaranteeType, value),
            )}
          />
        </F>
        <F name="revokeDesc" required>
          <TextArea maxLength={200} />
        </F>
        <F
          name="proof"
          label="同意/退函证明"
          required={chosen?.proofRequired ?? false}
          hint={chosen && !chosen.proofRequired ? '尚未开标，可不附' : '受益人同意撤销的函件，或退回的保函'}
        >
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={1} />
        </F>
      </FormShell>
    </>
  )
}
