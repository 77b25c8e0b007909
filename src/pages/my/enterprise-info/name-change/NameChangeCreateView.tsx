import { nameChangeContextLabels } from '#api/generated/corp/labels/nameChangeContext.ts'
import { nameChangeFormLabels } from '#api/generated/corp/labels/nameChangeForm.ts'
import type { Attachment, NameChangeContext, NameChangeForm } from '#api/generated/corp/model/index.ts'
import { submitNameChange, useNameChangeContext } from '#api/generated/corp/name-changes/name-changes.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { applied } from '#domain/outcome.ts'
import { checkCorpName } from '#domain/validation.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { CorpNameInput } from '#ui/form/NameInputs.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { useToday } from '#ui/today.ts'
import { ImpactNotice } from './ImpactNotice.tsx'

interface Values extends Pick<NameChangeForm, 'newCorpName' | 'changeDate' | 'remark'> {
  newLicenseFile: readonly Attachment[]
  changeNoticeFile: readonly Attachment[]
}

const F = fieldOf<Values, typeof nameChangeFormLabels>(nameChangeFormLabels)
const is = column(nameChangeContextLabels)
const facts = [is.text('oldCorpName'), is.code('uscc')]
const ACCEPT = ['pdf', 'jpg', 'jpeg', 'png'] as const

/** 新增更名申请：先说清楚会影响什么（T-NMC-01）。 */
export function NameChangeCreateView({ onClose }: { onClose: () => void }) {
  return (
    <PageCard description="新增更名申请">
      <QueryState result={useNameChangeContext()}>
        {(context) => <NameChangeForm context={context} onClose={onClose} />}
      </QueryState>
    </PageCard>
  )
}

function NameChangeForm({ context, onClose }: { context: NameChangeContext; onClose: () => void }) {
  const today = useToday()
  const form = useForm<Values>()
  const draft = useDraft('name-change:new', form)
  const submit = useSubmit(
    ({ newLicenseFile: [license], changeNoticeFile: [notice], remark, ...rest }: Values) =>
      submitNameChange({
        ...rest,
        // 必填由表单保证，这里只是取出唯一的一份
        newLicenseFile: license!,
        changeNoticeFile: notice!,
        ...(remark && { remark }),
      }),
    { success: applied('更名申请已提交复核', ({ nameChangeNo }) => nameChangeNo), onDone: onClose },
  )
  return (
    <>
      <ImpactNotice impacts={context.impacts} />
      <Descriptions label="更名前" of={context} items={facts} columns={2} />
      <FormShell
        label="更名申请"
        form={form}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
      >
        <F
          name="newCorpName"
          required
          check={(name) =>
            checkCorpName(name) ?? (name.trim() === context.oldCorpName ? '与原企业名称相同' : undefined)
          }
          hint="以新营业执照为准；统一社会信用代码不变"
        >
          <CorpNameInput />
        </F>
        <F name="changeDate" required>
          <DayPicker max={today} />
        </F>
        <F name="newLicenseFile" required>
          <AttachmentInput category="LICENSE" accept={ACCEPT} maxCount={1} />
        </F>
        <F name="changeNoticeFile" label="变更登记通知书" required hint="工商部门的准予变更登记通知书">
          <AttachmentInput category="OTHER" accept={ACCEPT} maxCount={1} />
        </F>
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
      </FormShell>
    </>
  )
}
