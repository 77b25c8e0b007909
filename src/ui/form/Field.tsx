import Form from '@arco-design/web-react/es/Form'
import { cloneElement, memo, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSteady } from '#hooks/useSteady.ts'
import styles from './fields.module.css'

interface FieldProps<Values, Name extends keyof Values & string> {
  name: Name
  label: string
  required?: boolean
  /** 检查：返回给人看的错误，合格返回 undefined；空值由 required 管，不会传进来 */
  check?: (value: NonNullable<Values[Name]>) => string | undefined
  /** 这些字段变了要重新检查 */
  dependencies?: (keyof Values & string)[]
  /** 控件下方的说明 */
  hint?: ReactNode
  /** 占满一行 */
  wide?: boolean
  /** 值所在的属性，Checkbox、Switch 用 checked */
  valueProp?: 'value' | 'checked' | 'fileList'
  /** 控件；接受 value、onChange 与 aria 属性 */
  children: ReactElement<Injected>
}

interface Injected {
  id?: string
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
function Bound({ control, label, required, hintId, onChange, ...injected }: BoundProps) {
  const errorId = useId()
  const marker = useRef<HTMLSpanElement>(null)
  const change = useSteady((...values: never[]) => {
    onChange?.(...values)
    control.props.onChange?.(...values)
  })
  useLayoutEffect(() => {
    // 错误文字由 Arco 画在控件之后，没有 id，只能从页面上找到它再标
    const message = marker.current?.closest('.arco-form-item')?.querySelector('.arco-form-message')
    if (message) message.id = errorId
  })
  return (
    <>
      <span ref={marker} hidden />
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

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * 表单的一项：`<Field<Values> name="faceAmount" label="凭证金额" required><AmountInput /></Field>`。
 * 字段名由编译器核对；名称、必填、出错与说明都能被读屏与测试找到。
 */
export function Field<Values extends object, Name extends keyof Values & string = keyof Values & string>({
  name,
  label,
  required = false,
  check,
  dependencies,
  hint,
  wide = false,
  valueProp = 'value',
  children,
}: FieldProps<Values, Name>) {
  const hintId = useId()
  // 必填提示的动词由控件自己说（DayPicker.asks），有选项的是 请选择
  const asks =
    (children.type as { asks?: string }).asks ?? ('options' in children.props ? '请选择' : '请输入')
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`} data-field={name}>
      <Form.Item
        field={name}
        label={label}
        required={required}
        triggerPropName={valueProp}
        dependencies={dependencies}
        extra={hint ? <span id={hintId}>{hint}</span> : undefined}
        rules={[
          {
            validator: (value: unknown, done) => {
              if (isEmpty(value) || value === false) done(required ? `${asks}${label}` : undefined)
              else done(check?.(value as NonNullable<Values[Name]>))
            },
          },
        ]}
      >
        <Bound control={children} label={label} required={required} hintId={hint ? hintId : undefined} />
      </Form.Item>
    </div>
  )
}

/** 绑定了值类型的 Field：`const F = fieldOf<IssueValues>()`，此后 check 收到的就是那个字段的类型。 */
export const fieldOf = <Values extends object>() =>
  Field as <Name extends keyof Values & string>(props: FieldProps<Values, Name>) => ReactElement
