import { useNavigate } from 'react-router-dom'
import {
  saveGuaranteeClaim,
  submitGuaranteeClaim,
} from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { guaranteeClaimFormLabels } from '#api/generated/corp/labels/guaranteeClaimForm.ts'
import type { ClaimableGuarantee, CollectAccount, GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { CollectAccountSelect } from '#business/account/CollectAccountSelect.tsx'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { compare, isPositive, yuan } from '#domain/money.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { isValid, useForm, useFormValue } from '#ui/form/useForm.ts'
import { ClaimableFacts } from './ClaimableFacts.tsx'
import { ClaimDocFields } from './ClaimDocFields.tsx'
import { type ClaimValues, docsOf } from './claimValues.ts'

const F = fieldOf<ClaimValues, typeof guaranteeClaimFormLabels>(guaranteeClaimFormLabels)

interface ClaimFormProps {
  guarantees: readonly ClaimableGuarantee[]
  accounts: readonly CollectAccount[]
  initial: Partial<ClaimValues>
  /** 改的是哪一份；新增时没有 */
  claim?: GuaranteeClaim
}

/** 索赔的填写（T-GCL-01、02）：新增与修改共用；修改时保函不能换。 */
export function ClaimForm({ guarantees, accounts, initial, claim }: ClaimFormProps) {
  const navigate = useNavigate()
  const form = useForm<ClaimValues>()
  const reasons = useDict('CLAIM_REASON')
  const find = (no: string | undefined) => guarantees.find((item) => item.guaranteeNo === no)
  const chosen = find(useFormValue(form, 'guaranteeNo') ?? initial.guaranteeNo)
  const requiredDocs = chosen?.requiredDocs ?? []

  const backToList = () => void navigate(href(guarantee.benefitClaim), { replace: true })
  const common = (values: Partial<ClaimValues>) => ({
    ...(claim && { claimNo: claim.claimNo, version: claim.version }),
    claimDocs: docsOf(values, requiredDocs),
  })
  const save = ({
    guaranteeNo = '',
    claimAmount,
    claimReason,
    claimDesc,
    collectAccountId,
    ...docs
  }: Partial<ClaimValues>) =>
    saveGuaranteeClaim({
      ...common(docs),
      guaranteeNo,
      ...(claimAmount && { claimAmount }),
      ...(claimReason && { claimReason }),
      ...(claimDesc && { claimDesc }),
      ...(collectAccountId && { collectAccountId }),
    })
  const submit = ({
    guaranteeNo,
    claimAmount,
    claimReason,
    claimDesc,
    collectAccountId,
    ...docs
  }: ClaimValues) =>
    submitGuaranteeClaim({
      ...common(docs),
      guaranteeNo,
      claimAmount,
      claimReason,
      claimDesc,
      collectAccountId,
    })
  const checkAmount = (amount: string) => {
    if (!isPositive(amount)) return '索赔金额须大于0'
    if (!chosen || compare(amount, chosen.remainAmount) <= 0) return undefined
    return `索赔金额超过可索赔余额 ${yuan(chosen.remainAmount)}`
  }
  return (
    <DraftForm
      label="保函索赔"
      form={form}
      initial={initial}
      columns={1}
      draftKey={`guarantee-claim:${claim?.claimNo ?? 'new'}`}
      opinion={claim?.reviewOpinion}
      save={save}
      canSave={() => isValid(form, ['guaranteeNo'])}
      submit={submit}
      summary={({ claimAmount }) =>
        moneyLine({ what: '索赔', to: chosen?.issuerOrgName, amount: claimAmount })
      }
      submitText="提交复核"
      success="索赔已提交复核"
      no={({ claimNo }) => claimNo}
      onClose={backToList}
    >
      <F name="guaranteeNo" required check={(no) => find(no)?.reason}>
        <Select
          placeholder="请选择保函"
          disabled={claim !== undefined}
          onChange={() => form.clearFields(['claimReason'])}
          options={guarantees.map((item) => ({
            value: item.guaranteeNo,
            label: `${item.guaranteeNo}　${yuan(item.remainAmount)}　${item.guarantorName}`,
            reason: item.reason,
          }))}
        />
      </F>
      {chosen ? <ClaimableFacts guarantee={chosen} /> : null}
      <F name="claimAmount" required check={checkAmount} dependencies={['guaranteeNo']}>
        <AmountInput />
      </F>
      <F name="claimReason" required>
        <Select
          placeholder={chosen ? '请选择索赔事由' : '请先选择保函'}
          disabled={!chosen}
          // 次序是后端的：这类保函特有的在前
          options={(chosen?.claimReasons ?? []).map((value) => ({ value, label: reasons.label(value) }))}
        />
      </F>
      <F name="claimDesc" required>
        <TextArea maxLength={500} />
      </F>
      <ClaimDocFields docNames={requiredDocs} />
      <F name="collectAccountId" label="收款账号" required hint="须为本企业已验证的收款账户">
        <CollectAccountSelect accounts={accounts} />
      </F>
    </DraftForm>
  )
}
