import { applied, type Handed, handedOn } from '#domain/outcome.ts'
import type { Asking } from '#hooks/feedback.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { FormShell, type FormShellProps } from '#ui/form/Shell.tsx'
import { LastOpinion } from './LastOpinion.tsx'

interface DraftFormProps<Values extends object, One extends Handed>
  extends Pick<
    FormShellProps<Values>,
    'label' | 'form' | 'initial' | 'summary' | 'submitText' | 'saveText' | 'columns' | 'children'
  > {
  /** 本机草稿的键，含单据编号：新建与修改互不相扰 */
  draftKey: string
  /** 上次的审核意见 */
  opinion?: string | undefined
  /** 存草稿，没填齐也可以：值里可能缺项；不给就没有这个按钮 */
  save?: ((values: Values) => Promise<unknown>) | undefined
  /** 草稿至少要有的几项填好了没有；缺的由各字段自己提示 */
  canSave?: () => Promise<boolean>
  saved?: string
  submit: (values: Values) => Promise<One | readonly One[]>
  /** 交出的是一份新的申请：它的编号，连同办成后的话给人记下 */
  no?: (one: One) => string | undefined
  /** 提交之前先问的一句；不必问的得 undefined */
  ask?: (values: Values) => Asking | undefined
  /** 提交之后说做了什么；下一步等谁从应答得知 */
  success: string
  /** 存好、提交好或放弃：回到列表 */
  onClose: () => void
}

/**
 * 可存草稿的申请表：上次审核意见、本机草稿、保存草稿与提交。
 * 提交与存草稿的失败都显示在表单里，已填的值不动；成功后给出提示并关闭。
 */
export function DraftForm<Values extends object, One extends Handed>({
  draftKey,
  opinion,
  save,
  canSave,
  saved = '草稿已保存',
  submit,
  ask,
  success,
  no,
  onClose,
  form,
  ...shell
}: DraftFormProps<Values, One>) {
  const draft = useDraft(draftKey, form)
  const saving = useSubmit((values: Values) => save?.(values) ?? Promise.resolve(), {
    success: saved,
    onDone: onClose,
  })
  const submitting = useSubmit(submit, {
    ask,
    success: no ? applied(success, no) : handedOn(success),
    onDone: onClose,
  })
  const onSave = async () =>
    (canSave === undefined || (await canSave())) && saving.run(form.getFieldsValue() as Values)
  return (
    <>
      <LastOpinion opinion={opinion} />
      <FormShell
        {...shell}
        form={form}
        draft={draft}
        onSubmit={submitting.run}
        submitting={submitting.running}
        error={submitting.error ?? saving.error}
        onSave={save && onSave}
        saving={saving.running}
        onCancel={onClose}
        cancelText="返回列表"
      />
    </>
  )
}
