import { Link } from 'react-router-dom'
import type { CollectAccount, FinancePackage } from '#api/generated/corp/model/index.ts'
import { accountOptions } from '#business/account/options.ts'
import type { Draft } from '#hooks/useDraft.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/FormSection.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { FormInstance } from '#ui/form/useForm.ts'
import type { DossierValues } from './financeValues.ts'
import { PackagePicker } from './PackagePicker.tsx'

const F = fieldOf<DossierValues>()
const never = () => Promise.resolve(false)

interface DossierStepProps {
  form: FormInstance<DossierValues>
  draft: Draft
  initial: Partial<DossierValues>
  packages: QueryStateProps<FinancePackage[]>['result']
  accounts: readonly CollectAccount[]
}

/** 第三步 选资料包：一份资料给所有资金方用；连同收款账户与备注。 */
export function DossierStep({ form, draft, initial, packages, accounts }: DossierStepProps) {
  const reach = useReach()
  const create = reach(href(credit.financeDataCreate))
  return (
    <FormShell
      embedded
      label="资料与账户"
      form={form}
      initial={initial}
      draft={draft}
      onSubmit={never}
      submitting={false}
      error={undefined}
      columns={1}
      labelAbove
    >
      <FormSection title="融资资料包">
        <QueryState result={packages}>
          {(list) => (
            <F
              name="packageNo"
              label="资料包"
              required
              wide
              check={(no) => list.find((one) => one.packageNo === no)?.reason}
              hint={create ? <Link to={create}>新建资料包</Link> : undefined}
            >
              <PackagePicker packages={list} />
            </F>
          )}
        </QueryState>
      </FormSection>
      <FormSection title="收款">
        <F
          name="collectAccountId"
          label="收款账号"
          required
          hint={
            accounts.length > 0
              ? '融资款由资金方直接划入'
              : '没有已验证的收款账户，请先在银行账户中添加并验证'
          }
        >
          <Select placeholder="请选择收款账号" options={accountOptions(accounts)} />
        </F>
        <F name="remark" label="备注" wide>
          <TextArea maxLength={200} />
        </F>
      </FormSection>
    </FormShell>
  )
}
