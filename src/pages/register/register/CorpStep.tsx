import { registerFormLabels } from '#api/generated/uaa/labels/registerForm.ts'
import type { CorpScale } from '#api/generated/uaa/model/index.ts'
import { verifyRegistration } from '#api/generated/uaa/registrations/registrations.ts'
import { checkCorpName, checkPersonName, checkUscc } from '#domain/validation.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { UsccInput } from '#ui/form/CodeInputs.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { CorpNameInput, PersonNameInput } from '#ui/form/NameInputs.tsx'
import { RadioGroup } from '#ui/form/RadioGroup.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { keeping } from './keeping.ts'

export interface CorpValues {
  corpName: string
  uscc: string
  legalPersonName: string
  corpScale: CorpScale
}
const F = fieldOf<CorpValues, typeof registerFormLabels>(registerFormLabels)
// 字典登录后才有；注册页自带这一份
const SCALES: readonly { value: CorpScale; label: string }[] = [
  { value: 'LARGE', label: '大型' },
  { value: 'MEDIUM', label: '中型' },
  { value: 'SMALL', label: '小型' },
  { value: 'MICRO', label: '微型' },
]

interface CorpStepProps {
  readonly initial: Partial<CorpValues>
  /** 每次改动：留下，刷新后接着填 */
  readonly onChange: (values: Partial<CorpValues>) => void
  readonly onNext: (values: CorpValues) => void
}

/** 注册第一步 企业信息：已注册的企业在这里就拦下，不必填完才知道（REG-01）。 */
export function CorpStep({ initial, onChange, onNext }: CorpStepProps) {
  const form = useForm<CorpValues>()
  const check = useSubmit(({ corpName, uscc }: CorpValues) => verifyRegistration({ corpName, uscc }))
  const next = async (values: CorpValues) => {
    if (!(await check.run(values))) return false
    onNext(values)
    return true
  }
  return (
    <FormShell
      label="企业信息"
      form={form}
      initial={initial}
      draft={keeping(() => onChange(form.getFieldsValue()))}
      onSubmit={next}
      submitting={check.running}
      error={check.error}
      submitText="下一步"
      columns={1}
      labelAbove
    >
      <F name="corpName" required check={checkCorpName}>
        <CorpNameInput />
      </F>
      <F name="uscc" required check={checkUscc}>
        <UsccInput />
      </F>
      <F name="legalPersonName" required check={checkPersonName}>
        <PersonNameInput />
      </F>
      <F
        name="corpScale"
        required
        hint="按国家统计局划型标准如实选择，关系到向中小企业付款的期限；注册后须联系客服更改"
      >
        <RadioGroup options={SCALES} />
      </F>
    </FormShell>
  )
}
