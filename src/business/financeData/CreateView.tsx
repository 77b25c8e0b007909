import { useNavigate } from 'react-router-dom'
import {
  createFinanceDataPackage,
  useFinanceDataFormContext,
  useListReusablePackages,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { financeDataPackageFormLabels } from '#api/generated/corp/labels/financeDataPackageForm.ts'
import type { FinanceDataPackageForm } from '#api/generated/corp/model/index.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { counterpartyOf, type FinanceDataProps } from './family.ts'
import { ReusableNotice } from './ReusableNotice.tsx'

/** 表单里填的几项。 */
type PackageValues = Pick<
  FinanceDataPackageForm,
  'packageName' | 'counterpartyName' | 'contractType' | 'projectName' | 'remark'
>

const F = fieldOf<PackageValues, typeof financeDataPackageFormLabels>(financeDataPackageFormLabels)

interface CreateViewProps extends FinanceDataProps {
  /** 为它备资料的应收账款（ABS）：合同与发票随之带入 */
  receivable?: { payableNo: string; debtorName: string; projectName?: string } | undefined
}

const absInitial = (receivable: CreateViewProps['receivable']): Partial<PackageValues> =>
  receivable
    ? {
        packageName: `${receivable.payableNo} 转让资料`,
        counterpartyName: receivable.debtorName,
        ...(receivable.projectName && { projectName: receivable.projectName }),
      }
    : {}

/** 新建融资资料（T-FDP-01）：填好名称与对手方即去上传；同一对手已有资料包的提示沿用。 */
export function CreateView({ family, receivable }: CreateViewProps) {
  const { productType } = family
  const isAbs = productType === 'ABS'
  const form = useForm<PackageValues>()
  const draft = useDraft(`finance-data-create-${productType}`, form)
  const navigate = useNavigate()
  const types = useDict('CONTRACT_TYPE')
  const context = useFinanceDataFormContext({ productType })
  const counterpartyName = useFormValue(form, 'counterpartyName')
  const reusable = useListReusablePackages(counterpartyName ? { productType, counterpartyName } : null)
  const create = useSubmit(
    (values: PackageValues) =>
      createFinanceDataPackage({
        ...values,
        productType,
        ...(receivable && { payableNo: receivable.payableNo }),
      }),
    {
      success: '资料包已建立',
      onDone: ({ packageNo }) =>
        void navigate(family.steps[0]?.path(packageNo) ?? family.manage, { replace: true }),
    },
  )
  return (
    <PageCard
      description={
        receivable
          ? `为账款 ${receivable.payableNo} 备资料：它的合同与发票随之带入，再传授权书与履约凭证`
          : isAbs
            ? '一个资料包对应一个债务人，校验通过后可被多次转让引用'
            : '一个资料包对应一个交易对手，校验通过后可被多次融资引用'
      }
    >
      <QueryState result={context}>
        {({ counterpartyNames }) => (
          <FormShell
            label="新建融资资料"
            form={form}
            draft={draft}
            initial={isAbs ? absInitial(receivable) : { contractType: 'PURCHASE' }}
            onSubmit={create.run}
            submitting={create.running}
            error={create.error}
            submitText="保存并上传"
            onCancel={() => void navigate(family.manage, { replace: true })}
            cancelText="返回列表"
          >
            <F name="packageName" required>
              <TextInput maxLength={60} />
            </F>
            <F
              name="counterpartyName"
              label={counterpartyOf(productType).label}
              required
              hint={isAbs ? '应付账款的付款方，即合同与发票的买方' : '凭证的开立方，即合同与发票的买方'}
            >
              <Select
                disabled={receivable !== undefined}
                options={counterpartyNames.map((name) => ({ value: name, label: name }))}
              />
            </F>
            {isAbs ? (
              <F name="projectName">
                <TextInput maxLength={80} />
              </F>
            ) : (
              <F name="contractType">
                <Select options={types.options} />
              </F>
            )}
            <F name="remark" wide>
              <TextArea maxLength={200} />
            </F>
            {reusable.data && !receivable ? (
              <ReusableNotice packages={reusable.data} family={family} />
            ) : null}
          </FormShell>
        )}
      </QueryState>
    </PageCard>
  )
}
