import { addDeputy } from '#api/generated/corp/approval-rules/approval-rules.ts'
import { deputyFormLabels } from '#api/generated/corp/labels/deputyForm.ts'
import type { DeputyForm, Reviewer } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'

type DeputyValues = Pick<
  DeputyForm,
  'absentUserId' | 'deputyUserId' | 'deputyStartDate' | 'deputyEndDate' | 'deputyReason'
>

const F = fieldOf<DeputyValues, typeof deputyFormLabels>(deputyFormLabels)

interface DeputyDrawerProps {
  readonly reviewers: readonly Reviewer[]
  readonly onClose: () => void
}

/** 指定代理：谁不在、由谁代、哪几天、为什么；代理人以被代理人的额度与席位复核，轨迹写明代谁。 */
export function DeputyDrawer({ reviewers, onClose }: DeputyDrawerProps) {
  const today = useToday()
  const form = useForm<DeputyValues>()
  const absent = useFormValue(form, 'absentUserId')
  const from = useFormValue(form, 'deputyStartDate')
  const add = useSubmit(addDeputy, { success: '代理已指定', onDone: onClose })
  const people = reviewers.map(({ userId, personName }) => ({ value: userId, label: personName }))
  return (
    <Drawer title="指定代理" onClose={onClose}>
      <DrawerForm
        label="代理"
        form={form}
        initial={{ deputyStartDate: today }}
        onSubmit={add.run}
        submitting={add.running}
        error={add.error}
        submitText="保存"
        onClose={onClose}
      >
        <F name="absentUserId" required>
          <Select options={people} />
        </F>
        <F
          name="deputyUserId"
          required
          hint="以被代理人的额度与席位复核，轨迹里写明代谁；经办过的业务照样不能复核"
        >
          <Select options={people.filter(({ value }) => value !== absent)} />
        </F>
        <F name="deputyStartDate" required>
          <DayPicker min={today} />
        </F>
        <F name="deputyEndDate" required>
          <DayPicker min={from || today} />
        </F>
        <F name="deputyReason" required>
          <TextArea maxLength={100} rows={3} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
