import Button from '@arco-design/web-react/es/Button'
import { type FormEvent, use, useState } from 'react'
import { checkAmountRange, finishAmount } from '#domain/amountInput.ts'
import { readText } from '#domain/plainText.ts'
import { isEmptyValue } from '#hooks/listQuery.ts'
import { isPhone } from '#hooks/phone.ts'
import type { SetQuery } from '#hooks/useListQuery.ts'
import { PlaceContext } from '#ui/display/naming/PlaceContext.ts'
import { focusUnreadable, unreadableIn } from '#ui/form/unreadable.ts'
import { lateSoon, painted, useLate } from '#ui/late.ts'
import { recall, remember } from '#ui/remembered.ts'
import { useScreen, WIDE } from '#ui/screen.ts'
import { activeFilters, ConditionTags } from './ConditionTags.tsx'
import { QueryControl, type QueryError, type QueryValues } from './Control.tsx'
import styles from './Form.module.css'
import type { Filter } from './filters.ts'
import { SavedFiltersButton } from './SavedFiltersButton.tsx'
import { type SavedFilter, storable, useSavedFilters } from './savedFilters.ts'

/** 录入框（Arco 的输入框、下拉、日历）不压在第一行数据之前。 */
const controls = lateSoon(() => painted().then(() => import('./inputs.ts')))

interface QueryFormProps<Query> {
  /** 查的是什么，如 开立申请；表单名为 <label>查询 */
  label: string
  filters: readonly Filter<Query>[]
  query: Query
  onQuery: SetQuery<Query>
  /** 第一行数据（或它的失败）到了：这才去取录入框 */
  ready?: boolean
}

/** 收起时显示几项：手机上 1；新样式 5；旧样式宽屏 6、窄屏 4（规范第 9 节、A23）。 */
function useCollapsedItems(): 1 | 4 | 5 | 6 {
  const { oldStyle } = use(PlaceContext)
  const isNarrow = useScreen(isPhone)
  const isWide = useScreen(() => window.innerWidth >= WIDE)
  if (isNarrow) return 1
  if (!oldStyle) return 5
  return isWide ? 6 : 4
}

const pick = (source: QueryValues, list: readonly Filter<never>[]): QueryValues =>
  Object.fromEntries(list.flatMap((filter) => filter.names).map((name) => [name, source[name] ?? '']))

/** 金额下限大于上限的条件 → 错误文字（QUERY-03）。 */
function findErrors(list: readonly Filter<never>[], values: QueryValues): Record<string, QueryError> {
  const errors: Record<string, QueryError> = {}
  for (const { kind, name } of list) {
    const [from, to] = [values[`${name}From`], values[`${name}To`]]
    if (kind === 'money') {
      const error = checkAmountRange(from as string, to as string)
      if (error) errors[name] = { message: error }
    }
    if (kind === 'days' && !isEmptyValue(from) && !isEmptyValue(to) && Number(from) > Number(to))
      errors[name] = { message: '下限不得大于上限' }
  }
  return errors
}

/** 输入框里的文字 → 请求里的值：天数是数字，金额补足两位，空的不限。 */
const toQuery = (list: readonly Filter<never>[], values: QueryValues): QueryValues => {
  const result: Record<string, unknown> = {}
  for (const filter of list)
    for (const name of filter.names) {
      const value = values[name]
      if (isEmptyValue(value)) result[name] = undefined
      else if (filter.kind === 'days') result[name] = Number(value)
      else if (filter.kind === 'money') result[name] = finishAmount(String(value))
      else if (filter.kind === 'text') result[name] = readText(String(value)) || undefined
      else result[name] = value
    }
  return result
}

/** 查询表单：收起时只露几项，查询、重置，Enter 即查；条件不合理时就地说明且不查询（QUERY-01…06）。 */
export function QueryForm<Query extends object>({
  label,
  filters,
  query,
  onQuery,
  ready = true,
}: QueryFormProps<Query>) {
  // 各种条件的值类型不同，显示时一视同仁；类型由 filters<Query>() 在声明处把关
  const list = filters as unknown as readonly Filter<never>[]
  const given = pick(query as QueryValues, list)
  const givenText = JSON.stringify(given)
  const [values, setValues] = useState(given)
  const [seen, setSeen] = useState(givenText)
  // 这张表单自己要的条件：它到了，人也许已经在打下一个，不能盖掉
  const [asked, setAsked] = useState<string>()
  const [errors, setErrors] = useState<Readonly<Record<string, QueryError>>>({})
  // 每次重置换一批录入框：打了一半的字（读不懂的日期）也要清掉
  const [round, setRound] = useState(0)
  const [missing, setMissing] = useState(false)
  const inputs = useLate(controls, () => setMissing(true), ready && !missing)
  const names = list.flatMap((filter) => filter.names)
  const saved = useSavedFilters(label, names)
  const [open, setOpen] = useState(() => recall(`query:${label}`) === true)
  if (seen !== givenText) {
    setSeen(givenText)
    setAsked(undefined)
    if (givenText !== asked) {
      // 条件从外面变了（后退、链接）：渲染中同步，焦点不丢
      setValues(given)
      setErrors({})
    }
  }
  const ask = (wanted: QueryValues) => {
    const next = pick(wanted, list)
    setValues(next)
    setAsked(JSON.stringify(next))
  }
  const collapsedItems = useCollapsedItems()
  const foldable = list.length > collapsedItems
  const shown = foldable && !open ? list.slice(0, collapsedItems) : list
  const hiddenActive = activeFilters(list, values).filter((filter) => !shown.includes(filter))

  const run = (wanted: QueryValues): Record<string, QueryError> => {
    const next = toQuery(list, wanted)
    const found = findErrors(list, next)
    setErrors(found)
    if (list.some((filter) => !shown.includes(filter) && found[filter.name])) setOpen(true)
    if (Object.keys(found).length === 0) {
      ask(next)
      onQuery(next as Partial<Query>)
    }
    return found
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // 浮层里的表单事件会沿 React 树冒泡到这里
    if (event.target !== event.currentTarget) return
    const unreadable = unreadableIn(event.currentTarget)
    if (unreadable) tell(unreadable.input)
    if (!focusUnreadable(event.currentTarget)) run(values)
  }
  // 还不作数的金额、天数、日期：离开那一项、去掉了粘贴来的字，或要查询时，说在那一项下面
  const tell = (input: Element) => {
    const item = input.closest<HTMLElement>('[data-condition]')
    const unreadable = unreadableIn(item)
    if (item?.dataset.condition && unreadable)
      setErrors({
        ...errors,
        [item.dataset.condition]: { ...unreadable, message: unreadable.input.validationMessage },
      })
  }
  const change = (name: string, part: QueryValues) => {
    setValues((before) => ({ ...before, ...part }))
    const { [name]: solved, ...others } = errors
    if (solved) setErrors(others)
  }
  const reset = () => {
    setErrors({})
    setRound(round + 1)
    ask(onQuery.reset())
  }
  const apply = (filter: SavedFilter) => {
    const next = { ...Object.fromEntries(names.map((name) => [name, ''])), ...filter.values }
    setValues(next)
    setRound(round + 1)
    run(next)
  }
  const remove = ({ names: gone }: Filter<never>) =>
    run({ ...values, ...Object.fromEntries(gone.map((name) => [name, ''])) })
  const toggle = () => {
    remember(`query:${label}`, !open)
    setOpen(!open)
  }
  return (
    <form className={styles.form} role="search" aria-label={`${label}查询`} noValidate onSubmit={submit}>
      {shown.map((filter) => (
        <QueryControl
          key={`${filter.name}:${round}`}
          inputs={inputs}
          filter={filter}
          values={values}
          error={errors[filter.name]}
          onValues={(part) => change(filter.name, part)}
          onLeave={tell}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          查询
        </Button>
        <Button onClick={reset}>重置</Button>
        <SavedFiltersButton
          saved={saved}
          canSave={Object.keys(storable(toQuery(list, values))).length > 0}
          onSave={(name) => saved.save(name, toQuery(list, values))}
          onApply={apply}
        />
        {missing ? (
          <button type="button" className="text-button" onClick={() => setMissing(false)}>
            条件没有取到，重试
          </button>
        ) : null}
        {foldable ? (
          <button type="button" className="text-button" aria-expanded={open} onClick={toggle}>
            {open ? '收起' : '展开'}
          </button>
        ) : null}
      </div>
      {hiddenActive.length > 0 ? (
        <ConditionTags filters={hiddenActive} values={values} onRemove={remove} />
      ) : null}
    </form>
  )
}
