import { Link } from 'react-router-dom'
import type { SignupFormContext } from '#api/generated/corp/model/index.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Section } from '#ui/display/Section.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import { FirmInfoFacts } from './FirmInfoFacts.tsx'
import { FunderPicker } from './FunderPicker.tsx'
import type { FirmValues } from './signupValues.ts'

const F = fieldOf<FirmValues>()

interface SignupFirmStepProps extends StepProps<FirmValues> {
  context: SignupFormContext
}

/** 第一步 企业信息：选资金方与收款账号，核对企业补充信息；过期的先更新（T-SUP-01）。 */
export function SignupFirmStep({ context, form, draft, initial }: SignupFirmStepProps) {
  const { firmInfo } = context
  return (
    <>
      <StepForm label="资金方与账号" form={form} draft={draft} initial={initial}>
        <FormSection title="资金方与账号">
          <F name="funders" label="资金方" required wide hint="可以一次向几家申请，同样的资料只交一份">
            <FunderPicker offers={context.funders} />
          </F>
          <F
            name="collectAccountId"
            label="收款账号"
            required
            wide
            hint={
              context.collectAccounts.length ? undefined : '没有已验证的收款账号，请先在银行账户中添加并验证'
            }
          >
            <Select
              placeholder="请选择收款账号"
              options={context.collectAccounts.map((account) => ({
                value: account.accountId,
                label: `${account.bankName} ${account.accountNo}`,
              }))}
            />
          </F>
        </FormSection>
      </StepForm>
      <Section
        title="企业补充信息"
        extra={
          <Link to={href(credit.coreFinanceFirmInfoModify)}>{firmInfo.isFresh ? '修改' : '去更新'}</Link>
        }
      >
        {firmInfo.staleReason ? <Alert tone="warn">{firmInfo.staleReason}</Alert> : null}
        <FirmInfoFacts info={firmInfo} />
      </Section>
    </>
  )
}
