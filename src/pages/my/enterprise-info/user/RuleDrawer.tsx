import { saveApprovalRule } from '#api/generated/corp/approval-rules/approval-rules.ts'
import { approvalRuleFormLabels } from '#api/generated/corp/labels/approvalRuleForm.ts'
import type { ApprovalRule, ApprovalRuleForm, Reviewer } from '#api/generated/corp/model/index.ts'
import { filledOf } from '#domain/filled.ts'
import { yuan } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useSmsSigned } from '#pages/my/useSmsSigned.tsx'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { ReviewerCapsInput } from './ReviewerCapsInput.tsx'

interface RuleValues {
  jointFrom?: string
  reviewers: Reviewer[]
}

const F = fieldOf<RuleValues, typeof approvalRuleFormLabels>(approvalRuleFormLabels)

/** 两人复核的起点填了，席位要么不指定，要么至少两位。 */
const checkSeats = (jointFrom: string | undefined, reviewers: readonly Reviewer[]): string | undefined =>
  jointFrom && reviewers.filter(({ isJoint }) => isJoint).length === 1
    ? '两人复核至少指定两位，或一位也不指定'
    : undefined

const toForm = (
  { productType, version }: ApprovalRule,
  { jointFrom, reviewers }: RuleValues,
): ApprovalRuleForm => ({
  productType,
  version,
  ...filledOf({ jointFrom }),
  reviewers: reviewers.map(({ userId, capAmount, isJoint = false }) => ({
    userId,
    isJoint,
    ...filledOf({ capAmount }),
  })),
})

/** 改一个产品的审批规则，须签署：签的就是改成的样子。 */
export function RuleDrawer({ rule, onClose }: { rule: ApprovalRule; onClose: () => void }) {
  const name = useDict('PRODUCT_TYPE').label(rule.productType)
  const form = useForm<RuleValues>()
  const signed = useSmsSigned()
  const save = useSubmit(saveApprovalRule, { success: '审批规则已修改', onDone: onClose })
  const submit = async (values: RuleValues) => {
    const { jointFrom, reviewers } = values
    const caps = reviewers.map(
      ({ personName, capAmount }) => [personName, capAmount ? yuan(capAmount) : '不限'] as const,
    )
    return signed.run(
      {
        businessType: 'USER_CHANGE',
        productType: rule.productType,
        businessKeys: [rule.productType],
        summary: `修改${name}的审批规则`,
        content: [['两人复核', jointFrom ? `${yuan(jointFrom)}起` : '不要'], ...caps],
      },
      (ticket) => save.run({ ...toForm(rule, values), ...ticket }),
    )
  }
  return (
    <Drawer title={`修改${name}的审批规则`} width={640} onClose={onClose}>
      <DrawerForm
        label="审批规则"
        form={form}
        initial={{ jointFrom: rule.jointFrom, reviewers: rule.reviewers }}
        onSubmit={submit}
        submitting={save.running || signed.busy}
        error={save.error}
        submitText="保存"
        onClose={onClose}
      >
        <F name="jointFrom" hint="从这个金额起要两位不同的人复核；不要两人的不填">
          <AmountInput />
        </F>
        <F
          name="reviewers"
          label="复核人"
          check={(reviewers) =>
            checkSeats(form.getFieldValue('jointFrom') as string | undefined, reviewers ?? [])
          }
        >
          <ReviewerCapsInput />
        </F>
      </DrawerForm>
      {signed.element}
    </Drawer>
  )
}
