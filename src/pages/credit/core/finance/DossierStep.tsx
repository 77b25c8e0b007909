import { Link } from 'react-router-dom'
import type { CollectAccount, FinancePackage } from '#api/generated/corp/model/index.ts'
import { PackagePicker } from '#business/credit/finance/PackagePicker.tsx'
import type { DossierValues } from '#business/credit/finance/values.ts'
import { CollectFields } from '#business/financing/CollectFields.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import { checkChosen } from '#ui/form/asked/answer.ts'
import { AskedInput } from '#ui/form/asked/Input.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'

const F = fieldOf<DossierValues>()

interface DossierStepProps extends StepProps<DossierValues> {
  packages: QueryStateProps<FinancePackage[]>['result']
  accounts: readonly CollectAccount[]
}

/** 第三步 选资料包：一份资料给所有资金方用；连同收款账户与备注。 */
export function DossierStep({ packages, accounts, ...step }: DossierStepProps) {
  const reach = useReach()
  const create = reach(href(credit.financeDataCreate))
  return (
    <StepForm {...step} label="资料与账户" columns={1} labelAbove>
      <FormSection title="融资资料包">
        <F
          name="packageNo"
          label="资料包"
          required
          wide
          answer={packages}
          check={(no) => checkChosen(packages.data?.find((one) => one.packageNo === no))}
          hint={create ? <Link to={create}>新建资料包</Link> : undefined}
        >
          <AskedInput answer={packages}>{(list) => <PackagePicker packages={list} />}</AskedInput>
        </F>
      </FormSection>
      <FormSection title="收款">
        <CollectFields accounts={accounts} />
      </FormSection>
    </StepForm>
  )
}
