import ArcoSelect from '@arco-design/web-react/es/Select'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { COMING, type Option } from '#ui/DictContext.ts'
import type { ControlProps, Fits } from './ControlProps.ts'
import styles from './Select.module.css'
import { useSelectKeys } from './useSelectKeys.ts'

interface SelectProps extends ControlProps<string> {
  /** 选项；有 reason 的不可选，排在最后并收起，展开可看原因 */
  options: readonly (Option & { reason?: string | undefined })[]
  allowClear?: boolean
  /** 名单之外的也可以自己打：打好回车，或点它 */
  free?: boolean
}

/** 超过这么多项就给搜索。 */
const MANY = 8

const toArco = (options: readonly Option[]) => options.map(({ value, label }) => ({ value, label }))

const textOf = (part: unknown) => (typeof part === 'string' ? part : '')
const matches = (typed: string, option: ReactElement) => {
  const { children, value } = option.props as { children?: unknown; value?: unknown }
  return `${textOf(children)}${textOf(value)}`.includes(typed.trim())
}

const nameOf = (option: { children?: ReactNode } | null) => option?.children

/** 选项之下：还收着几个不可选的，点了才看。 */
const withRefused = (menu: ReactNode, hidden: number, onUnfold: () => void) => (
  <>
    {menu}
    <button
      type="button"
      className={`text-button ${styles.more}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUnfold}
    >
      {`另有 ${hidden} 个不可选，查看原因`}
    </button>
  </>
)

/** 单选下拉；空为 ''。能选的在前，项数多的可搜索。按 combobox 与名称可找到。 */
export function Select({
  value,
  onChange,
  options,
  error,
  allowClear = true,
  free = false,
  placeholder = '请选择',
  ...rest
}: SelectProps) {
  const [unfolded, setUnfolded] = useState(false)
  const keys = useSelectKeys(() => setUnfolded(true))
  const refused = options.filter(({ reason }) => reason)
  // 已经选着的（草稿、复制带来的）要看得见是什么
  const shown = refused.filter((one) => unfolded || one.value === value)
  const hidden = refused.length - shown.length
  return (
    <ArcoSelect
      {...rest}
      {...keys}
      data-enter="stay"
      value={value || undefined}
      renderFormat={(option) => nameOf(option) ?? (options.length > 0 || free ? value : COMING)}
      options={[
        ...toArco(options.filter(({ reason }) => !reason)),
        ...shown.map((one) => ({
          value: one.value,
          label: one.value === value ? one.label : `${one.label}（${one.reason}）`,
          disabled: true,
        })),
      ]}
      showSearch={free || options.length > MANY}
      allowCreate={free}
      filterOption={matches}
      dropdownRender={hidden > 0 ? (menu) => withRefused(menu, hidden, () => setUnfolded(true)) : undefined}
      allowClear={allowClear}
      placeholder={placeholder}
      status={error ? 'error' : undefined}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
    />
  )
}
Select.fits = 'name' satisfies Fits

const ALL = 'ALL'

interface MultiSelectProps extends ControlProps<readonly string[]> {
  options: readonly Option[]
  /** 选了什么都要看得见，如授予的角色：每一项一个标签，都选上了也不缩成 全部 */
  isListed?: boolean
}

/** 多选下拉，首项 全部：选中它即选中每一项，再点即全不选（QUERY-06）。 */
export function MultiSelect({
  value,
  onChange,
  options,
  error,
  placeholder = '全部',
  isListed = false,
  ...rest
}: MultiSelectProps) {
  const keys = useSelectKeys()
  const name = rest['aria-label']
  // 里面那个录入框也要有名称，Arco 不给它
  useEffect(
    () => keys.ref.current?.dom.querySelector('input')?.setAttribute('title', name ?? ''),
    [keys, name],
  )
  const chosen = value || []
  const everything = options.length > 0 && chosen.length === options.length
  return (
    <ArcoSelect
      {...rest}
      {...keys}
      mode="multiple"
      {...(!isListed && { maxTagCount: 1 })}
      allowClear
      placeholder={placeholder}
      status={error ? 'error' : undefined}
      value={everything && !isListed ? [ALL, ...chosen] : [...chosen]}
      options={[{ value: ALL, label: '全部' }, ...toArco(options)]}
      onChange={(next: string[] = []) => {
        const wantsAll = next.includes(ALL)
        const picked = next.filter((one) => one !== ALL)
        if (wantsAll && !everything) onChange?.(options.map((option) => option.value))
        else onChange?.(everything && wantsAll === isListed ? [] : picked)
      }}
    />
  )
}
