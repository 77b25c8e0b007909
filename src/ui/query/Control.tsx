import { type FocusEvent, type MouseEvent, useId } from 'react'
import { rangeShortcuts, recentMonths } from '#domain/calendar.ts'
import { useDict } from '#ui/DictContext.ts'
import { useToday } from '#ui/today.ts'
import styles from './Form.module.css'
import type { Filter } from './filters.ts'

type Inputs = typeof import('./inputs.ts')
export type QueryValues = Readonly<Record<string, unknown>>

/** 说在一项下面的话；只是请人核对的（去掉了粘贴来的字）琥珀色。 */
export interface QueryError {
  message: string
  dropped?: boolean
}

interface QueryControlProps {
  /** 录入框；还没到时先画出位置 */
  inputs: Inputs | undefined
  filter: Filter<never>
  values: QueryValues
  onValues: (change: QueryValues) => void
  /** 离开这一项、粘贴时去掉了字：还不作数的就地说 */
  onLeave: (input: Element) => void
  error?: QueryError | undefined
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** 点条件的名称，光标到它的（第一个）录入框。 */
const focusInput = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.nextElementSibling?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus()

/** 查询表单里的一项；区间的两端名为 <名称>下限 / 上限、<名称>开始 / 结束。录入框没到之前没有这个名字的控件。 */
export function QueryControl(props: QueryControlProps) {
  const { kind, label } = props.filter
  const id = useId()
  const isRange = kind === 'money' || kind === 'days' || kind === 'dates' || kind === 'months'
  return (
    <div
      className={`${styles.item} ${isRange ? styles.wide : ''}`}
      data-condition={props.filter.name}
      role={isRange && props.inputs ? 'group' : undefined}
      aria-label={isRange && props.inputs ? label : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- 录入框自己有名字、Tab 得到；这里只是给鼠标的方便 */}
      <span className={styles.label} aria-hidden="true" onClick={focusInput}>
        {label}
      </span>
      <div
        className={`${styles.control} ${isRange ? styles.range : ''}`}
        onBlur={({ target }: FocusEvent) => props.onLeave(target)}
        onInvalidCapture={({ target }) => props.onLeave(target as Element)}
      >
        {isRange ? <RangeControl {...props} errorId={id} /> : <SingleControl {...props} />}
        {props.error ? (
          <span className={props.error.dropped ? styles.dropped : styles.error} id={id} role="alert">
            {props.error.message}
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** 录入框的位置：同样高，已有的文字先看得到。 */
const Box = ({ children }: { children?: string }) => (
  <span className={styles.box} aria-hidden="true">
    {children}
  </span>
)

function SingleControl({ inputs, filter, values, onValues }: QueryControlProps) {
  const { kind, name, label } = filter
  const dict = useDict(filter.dict)
  const options = filter.options ?? dict.options.filter(({ value: code }) => !filter.without?.includes(code))
  const value = values[name]
  const put = (next: unknown) => onValues({ [name]: next })
  if (!inputs)
    return <Box>{kind === 'text' ? textOf(value) : options.find((one) => one.value === value)?.label}</Box>
  const { MultiSelect, Select, SuggestInput, TextInput } = inputs
  if (kind === 'choice')
    return (
      <Select aria-label={label} placeholder="全部" options={options} value={textOf(value)} onChange={put} />
    )
  if (kind === 'choices')
    return (
      <MultiSelect
        aria-label={label}
        options={options}
        value={Array.isArray(value) ? (value as string[]) : []}
        onChange={put}
      />
    )
  const { suggest } = filter
  const input = { 'aria-label': label, maxLength: 80, value: textOf(value), onChange: put }
  return suggest ? <SuggestInput {...input} suggest={suggest} /> : <TextInput {...input} />
}

function RangeControl({
  inputs,
  filter,
  values,
  onValues,
  error,
  errorId,
}: QueryControlProps & { errorId: string }) {
  const { kind, name, label } = filter
  const today = useToday()
  const [from, to] = [`${name}From`, `${name}To`]
  const end = (key: string, side: string) => ({
    'aria-label': `${label}${side}`,
    'aria-describedby': error ? errorId : undefined,
    // 只是请人核对的，框自己标出是哪一端
    error: error !== undefined && !error.dropped,
    value: textOf(values[key]),
    onChange: (value: string) => onValues({ [key]: value }),
  })
  const between = <span aria-hidden="true">至</span>
  const shortcuts = rangeShortcuts(today).map(({ label: text, range }) => ({
    label: text,
    onChoose: () => onValues({ [from]: range.from, [to]: range.to }),
  }))
  if (!inputs)
    return (
      <>
        <Box>{textOf(values[from])}</Box>
        {between}
        <Box>{textOf(values[to])}</Box>
      </>
    )
  const { AmountInput, CountInput, DayPicker, Select } = inputs
  if (kind === 'money')
    return (
      <>
        <AmountInput {...end(from, '下限')} capitals={false} suffix="" placeholder="下限" />
        {between}
        <AmountInput {...end(to, '上限')} capitals={false} suffix="" placeholder="上限" />
      </>
    )
  if (kind === 'days')
    return (
      <>
        <CountInput {...end(from, '下限')} maxDigits={5} />
        {between}
        <CountInput {...end(to, '上限')} maxDigits={5} />
      </>
    )
  if (kind === 'months') {
    const months = recentMonths(today).map((month) => ({ value: month, label: month }))
    const within = (keep: (month: string) => boolean) => months.filter(({ value }) => keep(value))
    const [first, last] = [textOf(values[from]), textOf(values[to])]
    return (
      <>
        <Select
          {...end(from, '开始')}
          placeholder="不限"
          options={within((month) => !last || month <= last)}
        />
        {between}
        <Select {...end(to, '结束')} placeholder="不限" options={within((month) => month >= first)} />
      </>
    )
  }
  return (
    <>
      <DayPicker {...end(from, '开始')} max={textOf(values[to])} shortcuts={shortcuts} placeholder="开始" />
      {between}
      <DayPicker {...end(to, '结束')} min={textOf(values[from])} shortcuts={shortcuts} placeholder="结束" />
    </>
  )
}
