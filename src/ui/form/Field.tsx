import Form from '@arco-design/web-react/es/Form'
import {
  cloneElement,
  type FocusEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Labels } from '#domain/labels.ts'
import { useSteady } from '#hooks/useSteady.ts'
import { type Answer, isComing, unanswered } from './asked/answer.ts'
import type { Fits } from './ControlProps.ts'
import styles from './fields.module.css'
import { unreadableIn } from './unreadable.ts'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

interface FieldProps<Values, Name extends keyof Values & string> {
  name: Name
  label: string
  required?: boolean
  /** 检查：返回给人看的错误，合格返回 undefined；空值由 required 管，不会传进来 */
  check?: (value: NonNullable<Values[Name]>) => string | undefined
  /** 这些字段变了要重新检查 */
  dependencies?: (keyof Values & string)[]
  /** 选项是问来的：没问到之前检查等着它，问到了、换了重新检查 */
  answer?: Answer | undefined
  /** 同上，但没问到就不算填好，不等：要看过才能交的，如报价 */
  seen?: Answer | undefined
  /** 控件下方的说明 */
  hint?: ReactNode
  /** 该当心、但不拦着的事：琥珀色，带记号 */
  warning?: ReactNode
  /** 占满一行 */
  wide?: boolean
  /** 值所在的属性，Checkbox、Switch 用 checked */
  valueProp?: 'value' | 'checked' | 'fileList'
  /** 控件；接受 value、onChange 与 aria 属性 */
  children: ReactElement<Injected>
}

interface Injected {
  id?: string
  value?: unknown
  checked?: boolean
  error?: boolean
  disabled?: boolean
  onChange?: (...values: never[]) => void
  'aria-label'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

interface BoundProps extends Injected {
  control: ReactElement<Injected>
  label: string
  required: boolean
  hintId: string | undefined
  /** 人在这里改了值，控件已画好 */
  onChanged: () => void
}

const sameProps = (before: object, now: object) => {
  const names = Object.keys(now) as (keyof typeof now)[]
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]))
  )
}

/** 控件：它的属性都没有变就不重画，别的字段、表单外壳怎样重画都不牵连它（列着几百张发票的也是控件）。 */
const Control = memo(
  ({ element }: { element: ReactElement<Injected> }) => element,
  ({ element: before }, { element: now }) => before.type === now.type && sameProps(before.props, now.props),
)

/** Arco 只把名称给了 Input；这里给每一种控件补上名称、必填、出错与说明。 */
function Bound({ control, label, required, hintId, onChanged, onChange, ...injected }: BoundProps) {
  const errorId = useId()
  const marker = useRef<HTMLSpanElement>(null)
  const changed = useRef(false)
  const change = useSteady((...values: never[]) => {
    changed.current = true
    onChange?.(...values)
    control.props.onChange?.(...values)
  })
  useLayoutEffect(() => {
    // 错误文字由 Arco 画在控件之后，没有 id，只能从页面上找到它再标
    const message = marker.current?.closest('.arco-form-item')?.querySelector('.arco-form-message')
    if (message) message.id = errorId
    if (!changed.current) return
    changed.current = false
    onChanged()
  })
  return (
    <>
      <span
        ref={marker}
        hidden
        data-wrong={injected.error || undefined}
        data-missing={
          required && isEmpty(injected.value ?? (injected.checked || undefined)) ? label : undefined
        }
      />
      <Control
        element={cloneElement(control, {
          ...injected,
          onChange: change,
          'aria-label': control.props['aria-label'] ?? label,
          'aria-required': required || undefined,
          'aria-invalid': injected.error || undefined,
          'aria-describedby': [hintId, injected.error && errorId].filter(Boolean).join(' ') || undefined,
        })}
      />
    </>
  )
}

// Arco 不自己检查：什么时候查由 useChecks 定
const NEVER: string[] = []

/** 焦点真的离开了这一项：不在它里面，也不在它打开的对话框、日历里；按过就不能再按的按钮（获取验证码）掉了焦点不算。 */
const hasLeft = (box: HTMLElement, from: Element) => {
  const now = document.activeElement
  if (now === document.body && from.matches(':disabled')) return false
  return !box.contains(now) && (now?.closest('[role="dialog"]') ?? null) === box.closest('[role="dialog"]')
}

/** 依据的另一项变了：值与刚画时不同就说一声。 */
function Follow({ name, onChange }: { name: string; onChange: () => void }) {
  const value: unknown = Form.useWatch(name)
  const known = useRef(value)
  useEffect(() => {
    if (Object.is(known.current, value)) return
    known.current = value
    onChange()
  }, [onChange, value])
  return null
}

/** 什么时候检查：离开这一项，表单要提交，或控件自己要（去掉了粘贴来的字）；查过一次之后，它自己、它依据的、要不要填的一变就再查。 */
function useChecks(
  name: string,
  basis: { required: boolean; against: unknown },
  box: RefObject<HTMLDivElement | null>,
) {
  const { form } = Form.useFormContext()
  const seen = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const validate = useSteady(() => void form.validate([name]).catch(() => {}))
  const again = useSteady(() => {
    // 服务端标的错，改了也就不再成立
    if (seen.current || form.getFieldError(name)) validate()
  })
  const { required, against } = basis
  const was = useRef(basis)
  useEffect(() => {
    if (was.current.required === required && was.current.against === against) return
    was.current = { required, against }
    again()
  }, [again, required, against])
  return {
    /** 检查过了：由提交触发的也算 */
    saw: () => {
      seen.current = true
    },
    again,
    validate,
    onBlur: ({ target }: FocusEvent) => {
      clearTimeout(leaving.current)
      // 焦点到了哪里，要等这一次移动完才知道
      leaving.current = setTimeout(() => box.current && hasLeft(box.current, target) && validate())
    },
  }
}

type Find = (value: unknown) => ReactNode

/** 答复到了再查，查的是那时画着的：人填完就按下一步，不因为选项晚到而说他没有填好。 */
function useAnswered(answer: Answer | undefined, find: Find) {
  const latest = useRef({ find, isWaiting: false })
  const waiting = useRef<((find: Find) => void)[]>([])
  useLayoutEffect(() => {
    const isWaiting = answer !== undefined && isComing(answer)
    latest.current = { find, isWaiting }
    if (isWaiting) return
    for (const go of waiting.current.splice(0)) go(find)
  })
  return (go: (find: Find) => void) => {
    if (latest.current.isWaiting) waiting.current.push(go)
    else go(latest.current.find)
  }
}

/**
 * 表单的一项：`<Field<Values> name="faceAmount" label="凭证金额" required><AmountInput /></Field>`。
 * 字段名由编译器核对；名称、必填、出错与说明都能被读屏与测试找到。错误在离开这一项或提交时出现。
 */
export function Field<Values extends object, Name extends keyof Values & string = keyof Values & string>({
  name,
  label,
  required = false,
  check,
  dependencies = [],
  answer,
  seen,
  hint,
  warning,
  wide = false,
  valueProp = 'value',
  children,
}: FieldProps<Values, Name>) {
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const asked = answer ?? seen
  const { saw, again, validate, onBlur } = useChecks(
    name,
    { required, against: asked?.data ?? asked?.error },
    box,
  )
  const hasNote = Boolean(hint || warning)
  // 控件自己说必填提示的动词（DayPicker.asks；有选项的是 请选择）与要填多长（DayPicker.fits）
  const control = children.type as { asks?: string; fits?: Fits }
  const asks = control.asks ?? ('options' in children.props ? '请选择' : '请输入')
  const findWrong = (value: unknown) => {
    // 打了字却读不懂的，值是空的：说它错在哪里，而不是没有填
    const unreadable = unreadableIn(box.current)
    if (unreadable?.dropped) return <span className={styles.warning}>{unreadable.message}</span>
    if (unreadable) return unreadable.message
    if (isEmpty(value) || value === false) return required ? `${asks}${label}` : undefined
    return (asked && unanswered(asked)) ?? check?.(value as NonNullable<Values[Name]>)
  }
  const whenAnswered = useAnswered(answer, findWrong)
  return (
    <div
      ref={box}
      className={`${styles.field} ${wide ? styles.wide : ''}`}
      data-field={name}
      data-fits={control.fits}
      onBlur={onBlur}
      onInvalidCapture={validate}
    >
      {dependencies.map((other) => (
        <Follow key={other} name={other} onChange={again} />
      ))}
      <Form.Item
        field={name}
        label={label}
        required={required}
        triggerPropName={valueProp}
        validateTrigger={NEVER}
        extra={
          hasNote ? (
            <span id={hintId}>
              {warning ? <span className={styles.warning}>{warning}</span> : null}
              {hint}
            </span>
          ) : undefined
        }
        rules={[
          {
            validator: (value: unknown, done) => {
              saw()
              whenAnswered((find) => done(find(value)))
            },
          },
        ]}
      >
        <Bound
          control={children}
          label={label}
          required={required}
          hintId={hasNote ? hintId : undefined}
          onChanged={again}
        />
      </Form.Item>
    </div>
  )
}

/** 契约里有名称的只在不同时写，没有的必写。 */
type Named<Known, Name> = Name extends Known ? { label?: string } : { label: string }

/**
 * 绑定了值类型的 Field：`const F = fieldOf<IssueValues, typeof issueFormLabels>(issueFormLabels)`，此后名称就是契约里的，
 * check 收到的就是那个字段的类型。
 */
export const fieldOf = <Values extends object, Known extends object = object>(labels?: Labels<Known>) => {
  const names: Readonly<Record<string, string>> = labels ?? {}
  return <Name extends keyof Values & string>({
    label,
    ...rest
  }: Omit<FieldProps<Values, Name>, 'label'> & Named<keyof Known, Name>) => (
    <Field<Values, Name>
      {...(rest as unknown as FieldProps<Values, Name>)}
      label={label ?? names[rest.name]!}
    />
  )
}
