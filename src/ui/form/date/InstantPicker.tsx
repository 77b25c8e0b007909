import Input from '@arco-design/web-react/es/Input'
import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { useLayoutEffect, useRef, useState } from 'react'
import { formatInstant } from '#domain/calendar.ts'
import { readInstant } from '#domain/readDay.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import type { ControlProps, Fits } from '../ControlProps.ts'
import { CalendarButton } from './CalendarButton.tsx'
import styles from './DayPicker.module.css'

interface InstantPickerProps extends ControlProps<string> {
  /** 日历里最早可选的一天（含） */
  min?: string
  /** 只在日历里选了日子时的时刻 */
  defaultTime?: string
}

const REJECTED = '时间无效，请按 年-月-日 时:分 填写'

/** 选时刻：直接输入 年-月-日 时:分，或从日历选日子再改时分；值为东八区的时刻，空为 ''。读不懂时值为空并标错。 */
export function InstantPicker({
  value = '',
  onChange,
  min = '',
  defaultTime = '09:30',
  error,
  placeholder = '年-月-日 时:分',
  ...rest
}: InstantPickerProps) {
  const [text, setText] = useState<string>()
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState(false)
  const input = useRef<RefInputType>(null)
  const rejected = text !== undefined && text.trim() !== '' && readInstant(text) === ''
  // 值从外面来（恢复草稿）：打了一半的字让位
  if (text !== undefined && value !== '' && readInstant(text) !== value && value !== seen) setText(undefined)
  if (value !== seen) setSeen(value)

  // 读不懂时值是空的：标给所在的表单，免得当成没有填就提交（C10）
  useLayoutEffect(() => input.current?.dom?.setCustomValidity(rejected ? REJECTED : ''), [rejected])

  const type = (next: string) => {
    setText(next)
    const instant = readInstant(next)
    if (instant) setLeft(false)
    if (instant !== value) onChange?.(instant)
  }
  const pick = (day: string) => {
    setText(undefined)
    onChange?.(`${day}T${value ? value.slice(11, 16) : defaultTime}:00+08:00`)
    input.current?.focus()
  }
  const name = rest['aria-label'] ?? '时间'
  return (
    <span className={styles.box}>
      <Input
        {...rest}
        ref={input}
        value={text ?? (value ? formatInstant(value, 'minute') : '')}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={40}
        status={error || (rejected && left) ? 'error' : undefined}
        {...tooltip(rejected && left ? REJECTED : undefined)}
        data-enter="stay"
        onChange={type}
        onBlur={() => {
          setLeft(true)
          if (!rejected) setText(undefined)
        }}
      />
      <CalendarButton
        name={name}
        value={value.slice(0, 10)}
        disabled={rest.disabled}
        isDisabled={(day) => day < min}
        onPick={pick}
      />
    </span>
  )
}
InstantPicker.asks = '请选择'
InstantPicker.fits = 'date' satisfies Fits
