import Button from '@arco-design/web-react/es/Button'
import Form from '@arco-design/web-react/es/Form'
import { type ReactNode, type Ref, use, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { toCapitals } from '#domain/capitals.ts'
import { formatMoney } from '#domain/money.ts'
import type { MoneyLine } from '#domain/moneyLine.ts'
import type { Draft } from '#hooks/useDraft.ts'
import { useLeaveGuard } from '#hooks/useLeaveGuard.ts'
import { useFormOnce, WizardOnceContext } from '#hooks/useOnce.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DraftNotice } from './draft/Notice.tsx'
import { StepDraftsContext } from './draft/useSteps.ts'
import styles from './fields.module.css'
import { focusUnreadable } from './unreadable.ts'
import type { FormInstance } from './useForm.ts'
import { WrongFields } from './wrong/Fields.tsx'
import { focusField } from './wrong/focusField.ts'
import { MissingFields } from './wrong/MissingFields.tsx'

/** 提交失败：fields 是服务端说不对的那几项（契约的字段名）。 */
interface FormError {
  kind: string
  message: string
  fields?: readonly string[]
}

export interface FormShellProps<Values extends object> {
  /** 表单的名字，如 开立申请；按 form 与它可找到 */
  label: string
  form: FormInstance<Values>
  initial?: Partial<Values>
  /** 提交：useSubmit 的 run，得 true 即成功 */
  onSubmit: (values: Values) => Promise<boolean>
  /** 必给：忘了就没有防重与失败提示 */
  submitting: boolean
  error: FormError | undefined
  submitText?: string
  /** 存草稿：useSubmit 的 run，得 true 即成功；不给就没有这个按钮 */
  onSave?: (() => Promise<boolean>) | undefined
  saving?: boolean
  saveText?: string
  onCancel?: () => void
  cancelText?: string
  draft?: Draft
  /** 提交之前的一句话：办什么、给谁、多少、何时；还说不出时得 undefined */
  summary?: ((values: Partial<Values>) => MoneyLine | undefined) | undefined
  /** 一行几项，默认 2 */
  columns?: 1 | 2 | 3
  /** 标签在上，默认在左宽 140（规范第 9 节） */
  labelAbove?: boolean
  /** 放在 Dialog 里时不离开页面，不必拦 */
  guard?: boolean
  /** 作为 Wizard 的一步：不画底部按钮，由 onNext 里 form.validate() 检查；草稿与守卫照旧，每步一份 */
  embedded?: boolean
  children: ReactNode
}

/** 填金额、费率的框。 */
const AMOUNT = 'input[inputmode="decimal"]'

/** 光标到这些项里最前面的一项。 */
function focusFirst(box: HTMLElement | null, names: readonly string[]) {
  const fields = [...(box?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  focusField(fields.find((field) => names.includes(field.dataset.field ?? '')))
}

interface Changes {
  /** 值变了：离开之前先问 */
  mark: () => void
  /** 办成了：离开不必问 */
  clear: () => void
}

/** 改过没有只有它记着：外壳不为此重画，否则打第一个字各项都要重画。 */
function LeaveGuard({ isOn, kept, ref }: { isOn: boolean; kept: boolean; ref: Ref<Changes> }) {
  const [dirty, setDirty] = useState(false)
  const guardAgain = useLeaveGuard(isOn && dirty, kept)
  useImperativeHandle(
    ref,
    () => ({
      mark: () => {
        setDirty(true)
        guardAgain()
      },
      clear: () => setDirty(false),
    }),
    [guardAgain],
  )
  return null
}

/** 提交之前的一句话；宽屏上在旁边的一栏，金额另写大字与大写。 */
export const Summary = ({ of }: { of: MoneyLine | undefined }) => (
  <div className={styles.summary}>
    {of ? (
      <p className={styles.figure} aria-hidden="true">
        <strong>¥{formatMoney(of.amount)}</strong>
        {toCapitals(of.amount)}
      </p>
    ) : null}
    <p role="status" aria-label="将要提交">
      {of?.text}
    </p>
  </div>
)

/** 表单外壳：名称、提交与存草稿共一把锁、服务端错误、草稿、离开守卫、第一个错处的聚焦、底部按钮。失败时已填的值不动。 */
export function FormShell<Values extends object>({
  label,
  form,
  initial,
  onSubmit,
  submitting,
  error,
  submitText = '提交',
  onSave,
  saving = false,
  saveText = '保存草稿',
  onCancel,
  cancelText = '取消',
  draft,
  summary,
  columns = 2,
  labelAbove = false,
  guard = true,
  embedded = false,
  children,
}: FormShellProps<Values>) {
  const id = useId()
  const isRailed = !embedded && !labelAbove && guard
  const box = useRef<HTMLDivElement>(null)
  const changes = useRef<Changes>(null)
  const [refused, setRefused] = useState(false)
  const once = useFormOnce()
  const wizard = use(WizardOnceContext)
  const group = use(StepDraftsContext)
  useEffect(() => {
    if (!group || !draft) return undefined
    return group.join({ draft, onRestored: () => changes.current?.mark() })
  }, [group, draft])
  const restore = () => {
    draft?.restore()
    changes.current?.mark()
  }

  useEffect(() => {
    // 服务端说得出是哪几项的，标在那几项上；这张表单没有的不管，话在下面
    const names = error?.fields?.filter((name) =>
      box.current?.querySelector(`[data-field="${CSS.escape(name)}"]`),
    )
    if (!error || !names?.length) return
    form.setFields(
      Object.fromEntries(names.map((name) => [name, { error: { message: error.message } }])) as never,
    )
    focusFirst(box.current, names)
  }, [error, form])
  const send = async (work: () => Promise<boolean>) => {
    if (!(await once.run(work))) return
    draft?.discard()
    changes.current?.clear()
  }
  const submit = (values: Values) => {
    if (!submitting && !focusUnreadable(box.current)) void send(() => onSubmit(values))
  }
  return (
    <div
      ref={box}
      className={`${styles.stack} ${labelAbove ? '' : styles.beside} ${isRailed ? styles.railed : ''}`}
    >
      <LeaveGuard ref={changes} isOn={guard} kept={draft !== undefined && !draft.unsaved} />
      {draft?.unsaved ? (
        <Alert tone="warn">草稿未能自动保存：浏览器存储已满或被禁用，请及时保存或提交</Alert>
      ) : null}
      {draft?.savedAt && !group ? (
        <DraftNotice savedAt={draft.savedAt} onRestore={restore} onDiscard={draft.discard} />
      ) : null}
      <Form
        id={id}
        form={form}
        noValidate
        className={isRailed ? styles.rail : undefined}
        aria-label={label}
        initialValues={initial}
        layout={labelAbove ? 'vertical' : 'horizontal'}
        labelAlign="left"
        requiredSymbol={{ position: 'end' }}
        labelCol={labelAbove ? undefined : { flex: '140px' }}
        wrapperCol={labelAbove ? undefined : { flex: '1' }}
        onChange={() => {
          changes.current?.mark()
          once.release()
          wizard?.release()
        }}
        onValuesChange={() => draft?.touch()}
        // 选项、金额与日期里的回车是收下这个值，不是提交；纯文字的照常（SHELL-21），动钱的表单里也不提交
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          const target = event.target as Element
          const movesMoney = target instanceof HTMLInputElement && event.currentTarget.querySelector(AMOUNT)
          if (movesMoney || target.closest('[data-enter="stay"]')) event.preventDefault()
        }}
        onSubmit={submit}
        onSubmitFailed={(errors) => {
          setRefused(true)
          focusFirst(box.current, Object.keys(errors))
        }}
      >
        <div className={styles.fields} style={{ ['--form-columns' as string]: columns }}>
          {children}
        </div>
        {error?.kind === 'business' ? <Alert tone="error">{error.message}</Alert> : null}
        {embedded ? null : (
          <footer className={styles.foot}>
            {summary ? (
              <Form.Item noStyle shouldUpdate>
                {(values: Partial<Values>) => <Summary of={summary(values)} />}
              </Form.Item>
            ) : null}
            {isRailed ? <MissingFields box={box} /> : null}
            {refused ? <WrongFields box={box} /> : null}
            {onCancel ? <Button onClick={onCancel}>{cancelText}</Button> : null}
            {onSave ? (
              <Button
                loading={saving}
                disabled={submitting || once.phase === 'done'}
                onClick={() => void send(onSave)}
              >
                {saveText}
              </Button>
            ) : null}
            <Button
              type="primary"
              htmlType="submit"
              loading={submitting}
              disabled={saving || once.phase === 'done'}
            >
              {submitText}
            </Button>
          </footer>
        )}
      </Form>
    </div>
  )
}
