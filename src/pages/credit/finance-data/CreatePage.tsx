import { useNavigate } from 'react-router-dom'
import {
  createFinanceDataPackage,
  useFinanceDataFormContext,
  useListReusablePackages,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import type { FinanceDataPackageForm } from '#api/generated/corp/model/index.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useDict } from '#ui/DictContext.ts'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm, useFormValue } from '#ui/useForm.ts'
import { ReusableNotice } from './ReusableNotice.tsx'

const F = fieldOf<FinanceDataPackageForm>()

/** 新建融资资料（T-FDP-01）：填好名称与交易对手即去上传；同一对手已有资料包的提示沿用。 */
export default function CreatePage() {
  const title = usePageTitle()
  const form = useForm<FinanceDataPackageForm>()
  const draft = useDraft('finance-data-create', form)
  const navigate = useNavigate()
  const types = useDict('CONTRACT_TYPE')
  const context = useFinanceDataFormContext()
  const counterpartyName = useFormValue(form, 'counterpartyName')
  const reusable = useListReusablePackages(counterpartyName ? { counterpartyName } : null)
  const create = useSubmit(createFinanceDataPackage, {
    success: '资料包已建立',
    onDone: ({ packageNo }) =>
      void navigate(href(credit.financeDataUploadAuth, { packageNo }), { replace: true }),
  })
  return (
    <PageCard title={title} description="一个资料包对应一个交易对手，校验通过后可被多次融资引用">
      <Loaded result={context}>
        {({ counterpartyNames }) => (
          <FormShell
            label="新建融资资料"
            form={form}
            draft={draft}
            initial={{ contractType: 'PURCHASE' }}
            onSubmit={create.run}
            submitting={create.running}
            error={create.error}
            submitText="保存并上传"
            onCancel={() => void navigate(href(credit.financeDataManage))}
            cancelText="返回列表"
          >
            <F name="packageName" label="资料包名称" required>
              <TextInput maxLength={60} />
            </F>
            <F name="counterpartyName" label="交易对手名称" required hint="凭证的开立方，即合同与发票的买方">
              <Select options={counterpartyNames.map((name) => ({ value: name, label: name }))} />
            </F>
            <F name="contractType" label="合同类型">
              <Select options={types.options} />
            </F>
            <F name="remark" label="备注" wide>
              <TextArea maxLength={200} />
            </F>
            {reusable.data ? <ReusableNotice packages={reusable.data} /> : null}
          </FormShell>
        )}
      </Loaded>
    </PageCard>
  )
}
