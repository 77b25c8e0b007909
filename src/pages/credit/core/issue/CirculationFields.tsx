import { useDict } from '#ui/DictContext.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import type { IssueValues } from './issueValues.ts'

const F = fieldOf<IssueValues>()

/** 契约里最大转让层级的上限 */
const MOST_LEVELS = 5

/** 凭证开立后怎样流转：层级、转让、融资、资金方与利息。 */
export function CirculationFields({ maxLevel }: { maxLevel: number }) {
  const bearers = useDict('INTEREST_BEARER')
  return (
    <>
      <F name="maxTransferLevel" label="最大转让层级">
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
      <F name="transferAllowed" label="允许转让" valueProp="checked">
        <Checkbox>接收方可将凭证转让给他人</Checkbox>
      </F>
      <F name="financeAllowed" label="允许融资" valueProp="checked">
        <Checkbox>接收方可凭此凭证融资</Checkbox>
      </F>
      <F name="funderName" label="资金方">
        <TextInput placeholder="不指定则由接收方选择" maxLength={80} />
      </F>
      <F name="interestBearer" label="利息承担方">
        <Select options={bearers.options} />
      </F>
    </>
  )
}
