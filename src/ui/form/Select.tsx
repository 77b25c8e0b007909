import ArcoSelect from '@arco-design/web-react/es/Select'
import type { Option } from '#ui/DictContext.ts'
import type { ControlProps } from './ControlProps.ts'

interface SelectProps extends ControlProps<string> {
  options: readonly Option[]
  allowClear?: boolean
}

const toArco = (options: readonly Option[]) => options.map(({ value, label }) => ({ value, label }))

/** 单选下拉；空为 ''。按 combobox 与名称可找到。 */
export function Select({
  value,
  onChange,
  options,
  error,
  allowClear = true,
  placeholder = '请选择',
  ...rest
}: SelectProps) {
  return (
    <ArcoSelect
      {...rest}
      value={value || undefined}
      options={toArco(options)}
      allowClear={allowClear}
      placeholder={placeholder}
      status={error ? 'error' : undefined}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
    />
  )
}

const ALL = 'ALL'

interface MultiSelectProps extends ControlProps<readonly string[]> {
  options: readonly Option[]
}

/** 多选下拉，首项 全部：选中它即选中每一项，再点即全不选（QUERY-06）。 */
export function MultiSelect({
  value,
  onChange,
  options,
  error,
  placeholder = '全部',
  ...rest
}: MultiSelectProps) {
  const chosen = value || []
  const everything = options.length > 0 && chosen.length === options.length
  return (
    <ArcoSelect
      {...rest}
      mode="multiple"
      maxTagCount={1}
      allowClear
      placeholder={placeholder}
      status={error ? 'error' : undefined}
      value={everything ? [ALL, ...chosen] : [...chosen]}
      options={[{ value: ALL, label: '全部' }, ...toArco(options)]}
      onChange={(next: string[] = []) => {
        const wantsAll = next.includes(ALL)
        const picked = next.filter((one) => one !== ALL)
        if (wantsAll && !everything) onChange?.(options.map((option) => option.value))
        else onChange?.(everything && !wantsAll ? [] : picked)
      }}
    />
  )
}
