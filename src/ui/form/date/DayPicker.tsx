import Input from '@arco-design/web-react/es/Input'
import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { useLayoutEffect, useRef, useState } from 'react'
import { noSuchDay, readDay } from '#domain/readDay.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import type { ControlProps, Fits } from '../ControlProps.ts'
import { CalendarButton, type Shortcut } from './CalendarButton.tsx'
import styles from './DayPicker.module.css'

interface DayPickerProps extends ControlProps<string> {
  /** 最早、最晚可选的一天（含） */
  min?: string
  max?: string
  /** 另外不可选的日子，如非工作日 */
  disabledDate?: (day: string) => boolean
  /** 键入不可选的日子也收下，由 Field 的 check 说明原因；日历里仍点不到 */
  explained?: boolean
  /** 日历里的快捷项 */
  shortcuts?: readonly Shortcut[]
}

const REJECTED = '日期无效或不可选'

/** 选日子：可直接输入，也可开日历用键盘选；值 'YYYY-MM-DD'，空为 ''。输入读不懂或不可选时值为空并标错；选好的后来不可选了，值不动，也标错。 */
export function DayPicker({
  value = '',
  onChange,
  min,
  max,
  disabledDate,
  explained = false,
  shortcuts,
  error,
  placeholder = '年-月-日',
  ...rest
}: DayPickerProps) {
  const [text, setText] = useState<string>()
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState(false)
  const input = useRef<RefInputType>(null)

  const isDisabled = (day: string) =>
    (min !== undefined && min !== '' && day < min) ||
    (max !== undefined && max !== '' && day > max) ||
    (disabledDate?.(day) ?? false)
  const accept = (day: string) => (day && (explained || !isDisabled(day)) ? day : '')
  // 选好之后日子过去，或限制变了：值照旧，但已不可选
  const isStale = text === undefined && !rest.disabled && value !== '' && accept(value) === ''
  const rejected = isStale || (text !== undefined && text.trim() !== '' && accept(readDay(text)) === '')
  const problem = (text !== undefined && noSuchDay(text)) || REJECTED
  // 正打着的不算错，离开了才是
  const isShown = rejected && (left || isStale)
  // 值从外面来（快捷项、另一处带出）：打了一半的字让位
  if (text !== undefined && value !== '' && readDay(text) !== value && value !== seen) setText(undefined)
  if (value !== seen) setSeen(value)

  // 读不懂或不可选时值是空的：标给所在的表单，免得当成没有填就提交（C10）
  useLayoutEffect(() => input.current?.dom?.setCustomValidity(rejected ? problem : ''), [rejected, problem])

  const type = (next: string) => {
    setText(next)
    // 打到完整的一天就生效，不必等离开
    const day = next.length >= 8 ? accept(readDay(next)) : ''
    if (day) setLeft(false)
    if (day !== value) onChange?.(day)
  }
  const leave = () => {
    setLeft(true)
    if (text === undefined) return
    const day = accept(readDay(text))
    if (day !== value) onChange?.(day)
    if (!rejected) setText(undefined)
  }
  const pick = (day: string) => {
    setText(undefined)
    onChange?.(day)
    input.current?.focus()
  }
  const name = rest['aria-label'] ?? '日期'
  return (
    <span className={styles.box}>
      <Input
        {...rest}
        ref={input}
        value={text ?? value}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={40}
        status={error || isShown ? 'error' : undefined}
        {...tooltip(isShown ? problem : undefined)}
        data-enter="stay"
        onChange={type}
        onBlur={leave}
        onPressEnter={leave}
      />
      <CalendarButton
        name={name}
        value={value}
        disabled={rest.disabled}
        isDisabled={isDisabled}
        onPick={pick}
        shortcuts={shortcuts}
      />
    </span>
  )
}
DayPicker.asks = '请选择'
DayPicker.fits = 'date' satisfies Fits
