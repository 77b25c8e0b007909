import { Link } from 'react-router-dom'
import { absTransferSubmitRequestLabels } from '#api/generated/corp/labels/absTransferSubmitRequest.ts'
import type { AbsTransferContext } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { type Chosen, packageProblem, type TransferValues } from './absTransferValues.ts'

type ChoiceValues = Pick<TransferValues, 'packageNo' | 'collectAccountId' | 'remark'>

const F = fieldOf<ChoiceValues, typeof absTransferSubmitRequestLabels>(absTransferSubmitRequestLabels)

interface TransferChoiceFieldsProps extends Chosen {
  context: AbsTransferContext
}

/** 没有一个资料包含着所选账款的合同与发票时，由账款新建一个。 */
function PackageHint({ context, ...chosen }: TransferChoiceFieldsProps) {
  const [payableNo] = chosen.payableNos
  const fits = context.packages.some((one) => !packageProblem(context, one.packageNo, chosen))
  if (fits || !payableNo) return '资料包须含着所选账款自己的合同与发票'
  return (
    <>
      没有含着所选账款的合同与发票的资料包，
      <Link to={href(abs.financeDataCreateFinance, { payableNo })}>为账款 {payableNo} 新建资料包</Link>
    </>
  )
}

/** 资料包、收款账号与备注：新增与提交共用。 */
export function TransferChoiceFields({ context, ...chosen }: TransferChoiceFieldsProps) {
  return (
    <FormSection title="资料与收款">
      <F
        name="packageNo"
        required
        check={(packageNo) => packageProblem(context, packageNo, chosen)}
        hint={<PackageHint context={context} {...chosen} />}
      >
        <Select
          placeholder="请选择资料包"
          options={context.packages.map((one) => ({
            value: one.packageNo,
            label: `${one.packageName}　可引用 ${yuan(one.packageRemainAmount)}`,
            reason: packageProblem(context, one.packageNo, chosen),
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
      <F name="remark" wide>
        <TextArea maxLength={200} />
      </F>
    </FormSection>
  )
}
