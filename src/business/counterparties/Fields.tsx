import { useEffect } from 'react'
import { counterpartyFormLabels } from '#api/generated/corp/labels/counterpartyForm.ts'
import type { CounterpartyCorp, CounterpartyForm } from '#api/generated/corp/model/index.ts'
import { checkCorpName, checkPersonName, checkPhone, checkUscc } from '#domain/validation.ts'
import { useDict } from '#ui/DictContext.ts'
import { UsccInput } from '#ui/form/CodeInputs.tsx'
import { PhoneInput } from '#ui/form/DigitsInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { CorpNameInput, PersonNameInput } from '#ui/form/NameInputs.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'

/** 新增已注册的企业，或邀请还没注册的。 */
export type CounterpartyMode = 'create' | 'invite'

/** 表单里填的几项。 */
export type CounterpartyValues = Pick<
  CounterpartyForm,
  | 'counterpartyName'
  | 'counterpartyUscc'
  | 'relationType'
  | 'supplierLevel'
  | 'counterpartyScale'
  | 'erpCode'
  | 'cooperateDate'
  | 'contactName'
  | 'contactPhone'
>

const F = fieldOf<CounterpartyValues, typeof counterpartyFormLabels>(counterpartyFormLabels)

interface CounterpartyFieldsProps {
  form: FormInstance<CounterpartyValues>
  mode: CounterpartyMode
  /** 按信用代码查到的；还没查到为空 */
  found: CounterpartyCorp | undefined
}

/** 交易对手的填写内容；已注册的企业，名称与规模以登记的为准。 */
export function CounterpartyFields({ form, mode, found }: CounterpartyFieldsProps) {
  const today = useToday()
  const relations = useDict('RELATION_TYPE')
  const levels = useDict('SUPPLIER_LEVEL')
  const scales = useDict('CORP_SCALE')
  const isSupplier = useFormValue(form, 'relationType') === 'SUPPLIER'
  const { corpName, corpScale } = found ?? {}
  useEffect(() => {
    // 查到的企业，名称与规模以登记的为准，不必再填
    if (corpName) form.setFieldsValue({ counterpartyName: corpName })
    if (corpScale) form.setFieldsValue({ counterpartyScale: corpScale })
  }, [form, corpName, corpScale])
  const checkFound = () => {
    if (found?.reason) return found.reason
    if (found && found.registered !== (mode === 'create'))
      return found.registered ? '该企业已注册，请改为新增' : '该企业尚未注册，请改为邀请注册'
    return undefined
  }
  return (
    <>
      <F
        name="counterpartyUscc"
        label="统一社会信用代码"
        required
        check={(uscc) => checkUscc(uscc) ?? checkFound()}
      >
        <UsccInput />
      </F>
      <F
        name="counterpartyName"
        required
        check={(name) =>
          checkCorpName(name) ??
          (corpName && name.trim() !== corpName ? '与信用代码登记的名称不符' : undefined)
        }
      >
        <CorpNameInput />
      </F>
      <F name="relationType" required hint="对方是本企业的什么">
        <Select options={relations.options} allowClear={false} />
      </F>
      {isSupplier ? (
        <F name="supplierLevel">
          <Select options={levels.options} />
        </F>
      ) : null}
      <F name="counterpartyScale" hint="注册之后以登记的为准">
        <Select options={scales.options} disabled={corpScale !== undefined} />
      </F>
      <F name="erpCode" label="ERP供应商编码" hint="本企业内不可重复">
        <TextInput maxLength={30} />
      </F>
      <F name="cooperateDate" hint="不填为今天">
        <DayPicker max={today} />
      </F>
      <F name="contactName" required check={checkPersonName}>
        <PersonNameInput />
      </F>
      <F
        name="contactPhone"
        required
        check={checkPhone}
        hint={mode === 'invite' ? '邀请短信发到这个号码' : undefined}
      >
        <PhoneInput />
      </F>
    </>
  )
}
