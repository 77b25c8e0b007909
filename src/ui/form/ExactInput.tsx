import Input from '@arco-design/web-react/es/Input'
import { useLayoutEffect, useState } from 'react'
import { groupThousands } from '#domain/money.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import type { ControlProps } from './ControlProps.ts'
import { useCaret } from './useCaret.ts'

interface ExactInputProps extends ControlProps<string> {
  /** 读出所打的数字：去掉分隔与单位，其余原样 */
  read: (raw: string) => string
  /** 哪里不对；打到一半的、空的合格 */
  wrongOf: (text: string) => string | undefined
  /** 离开时补齐，如 两位小数 */
  finish?: (text: string) => string
  /** 显示时加千分位 */
  grouped?: boolean
  inputMode: 'numeric' | 'decimal'
  suffix?: string
}

/**
 * 数字录入，从不代人改数：读不懂的字留在框里并标出（setCustomValidity，由 Field 与查询表单说在下面），
 * 其间值为空串，不可提交；读得懂的，离开时看到的就是要发出的。
 */
export function ExactInput({
  value = '',
  onChange,
  read,
  wrongOf,
  finish = (text) => text,
  grouped = false,
  error,
  ...rest
}: ExactInputProps) {
  // 读不懂的原文只在这里：外面拿到的值不是空串就是数
  const [text, setText] = useState<string>()
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState(false)
  const written = text ?? value
  const wrong = wrongOf(written)
  const shown = grouped ? groupThousands(written) : written
  const { input, take } = useCaret(shown, ',')
  // 值从外面来（恢复草稿、带出）：读不懂的原文让位
  if (value !== seen) {
    setSeen(value)
    if (value !== '' && text !== undefined) setText(undefined)
  }
  useLayoutEffect(() => input.current?.dom?.setCustomValidity(wrong ?? ''), [input, wrong])

  const put = (next: string) => {
    const isWrong = wrongOf(next) !== undefined
    setText(isWrong ? next : undefined)
    if (!isWrong) setLeft(false)
    const kept = isWrong ? '' : next
    if (kept !== value) onChange?.(kept)
  }
  const leave = () => {
    setLeft(true)
    const finished = finish(written)
    if (finished !== written) put(finished)
  }
  return (
    <Input
      {...rest}
      ref={input}
      value={shown}
      status={error || (wrong && left) ? 'error' : undefined}
      autoComplete="off"
      data-enter="stay"
      {...tooltip(left && !error ? wrong : undefined)}
      onChange={(raw) => put(take(raw, read))}
      onPressEnter={leave}
      onBlur={leave}
    />
  )
}
