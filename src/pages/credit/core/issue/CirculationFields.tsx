import { issueApplicationFormLabels } from '#api/generated/corp/labels/issueApplicationForm.ts'
import { useDict } from '#ui/DictContext.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import type { IssueValues } from './issueValues.ts'

const F = fieldOf<IssueValues, typeof issueApplicationFormLabels>(issueApplicationFormLabels)

/** 契约里最大转让层级的上限 */
const MOST_LEVELS = 5

interface CirculationFieldsProps {
  form: FormInstance<IssueValues>
  maxLevel: number
  funderNames: readonly string[]
}

/** 凭证开立后怎样流转：层级、转让、融资、资金方与利息。 */
export function CirculationFields({ form, maxLevel, funderNames }: CirculationFieldsProps) {
  // 已填的资金方也许不在名单里（复制的旧申请）：照样列着
  const chosen = useFormValue(form, 'funderName')
  const names = chosen && !funderNames.includes(chosen) ? [...funderNames, chosen] : funderNames

  const bearers = useDict('INTEREST_BEARER')
  return (
    <>
      <F name="maxTransferLevel">
        <Select
          allowClear={false}
          options={Array.from({ length: Math.min(maxLevel, MOST_LEVELS) }, (_, at) => String(at + 1)).map(
            (level) => ({
              value: level,
              label: `${level} 级`,
            }),
          )}
        />
      </F>
      <F name="transferAllowed" valueProp="checked">
        <Checkbox>接收方可将凭证转让给他人</Checkbox>
      </F>
      <F name="financeAllowed" valueProp="checked">
        <Checkbox>接收方可凭此凭证融资</Checkbox>
      </F>
      <F name="funderName" label="资金方">
        <Select
          placeholder="不指定则由接收方选择"
          options={names.map((name) => ({ value: name, label: name }))}
        />
      </F>
      <F name="interestBearer">
        <Select options={bearers.options} />
      </F>
    </>
  )
}
