import { groupThousands } from '#domain/money.ts'
import { isEmptyValue } from '#hooks/listQuery.ts'
import { useDict } from '#ui/DictContext.ts'
import type { QueryValues } from './Control.tsx'
import styles from './Form.module.css'
import type { Filter } from './filters.ts'

interface ConditionTagsProps {
  filters: readonly Filter<never>[]
  values: QueryValues
  /** 去掉一个条件；不给就只说有哪些 */
  onRemove?: (filter: Filter<never>) => void
}

/** 填了值的条件。 */
export const activeFilters = (filters: readonly Filter<never>[], values: QueryValues) =>
  filters.filter((filter) => filter.names.some((name) => !isEmptyValue(values[name])))

function useConditionText(filter: Filter<never>, values: QueryValues): string {
  const dict = useDict(filter.dict)
  const options = filter.options ?? dict.options
  const one = (value: unknown) => {
    const text = String(value)
    if (filter.kind === 'money') return groupThousands(text)
    return options.find((option) => option.value === text)?.label ?? text
  }
  const texts = filter.names.map((name) => {
    const value = values[name]
    if (isEmptyValue(value)) return ''
    return Array.isArray(value) ? value.map(one).join('、') : one(value)
  })
  const [from = '', to] = texts
  if (to === undefined) return from
  return to === '' ? `${from} 起` : from === '' ? `至 ${to}` : `${from} 至 ${to}`
}

function ConditionTag({
  filter,
  values,
  onRemove,
}: { filter: Filter<never> } & Omit<ConditionTagsProps, 'filters'>) {
  const text = useConditionText(filter, values)
  return (
    <li className={styles.tag}>
      {filter.label}：{text}
      {onRemove ? (
        <button type="button" aria-label={`去掉条件 ${filter.label}`} onClick={() => onRemove(filter)}>
          ×
        </button>
      ) : null}
    </li>
  )
}

/** 已填的条件，各是一个标签，可逐个去掉（interface 1.6）。 */
export function ConditionTags({ filters, ...rest }: ConditionTagsProps) {
  return (
    <ul className={styles.tags} aria-label="已填的条件">
      {filters.map((filter) => (
        <ConditionTag key={filter.name} filter={filter} {...rest} />
      ))}
    </ul>
  )
}
