import type { AbsTransferContext } from '#api/generated/corp/model/index.ts'
import { formatMoney } from '#domain/money.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { packageProblem, type TransferValues } from './absTransferValues.ts'

type ChoiceValues = Pick<TransferValues, 'packageNo' | 'collectAccountId' | 'remark'>

const F = fieldOf<ChoiceValues>()

interface TransferChoiceFieldsProps {
  context: AbsTransferContext
  /** 债务人集团；资料包须属于它 */
  group: string | undefined
}

/** 资料包、收款账号与备注：新增与提交共用。 */
export function TransferChoiceFields({ context, group }: TransferChoiceFieldsProps) {
  return (
    <FormSection title="资料与收款">
      <F
        name="packageNo"
        label="资料包编号"
        required
        check={(packageNo) => packageProblem(context, packageNo, group)}
        hint={context.packages.length > 0 ? undefined : '还没有资料包，请先到融资资料管理新建'}
      >
        <Select
          placeholder="请选择资料包"
          options={context.packages.map((one) => ({
            value: one.packageNo,
            label: `${one.packageName}　可引用 ${formatMoney(one.packageRemainAmount)} 元`,
            reason: packageProblem(context, one.packageNo, group),
          }))}
        />
      </F>
      <F name="collectAccountId" label="收款账号" required>
        <Select
          placeholder="请选择收款账号"
          options={context.collectAccounts.map((one) => ({
            value: one.accountId,
            label: `${one.bankName} ${one.accountNo}`,
          }))}
        />
      </F>
      <F name="remark" label="备注" wide>
        <TextArea maxLength={200} />
      </F>
    </FormSection>
  )
}
