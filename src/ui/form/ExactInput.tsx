import Input from '@arco-design/web-react/es/Input'
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useState } from 'react'
import type { KeptNumber } from '#domain/keptNumber.ts'
import { groupThousands } from '#domain/money.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import type { ControlProps } from './ControlProps.ts'
import { useCaret } from './useCaret.ts'

interface ExactInputProps extends ControlProps<string> {
  /** 所打的字里收下什么、去掉了什么要紧的 */
  keep: (raw: string) => KeptNumber
  /** 哪里不对；打到一半的、空的合格 */
  wrongOf: (text: string) => string | undefined
  /** 离开时补齐，如 两位小数 */
  finish?: (text: string) => string
  /** 显示时加千分位 */
  grouped?: boolean
  inputMode: 'numeric' | 'decimal'
  suffix?: string
}

/** 留在框里、还不作数的：超出界限的，或去掉过字、等人核对的。 */
interface Held {
  text: string
  /** 去掉了什么 */
  dropped?: string | undefined
}

/** 一个键打出的一个字；粘贴、拖入、输入法一次上屏的都不是。 */
const isKey = ({ nativeEvent }: SyntheticEvent) =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.inputType === 'insertText' &&
  nativeEvent.data?.length === 1

/** 框里显示时添上的千分位，与打进去的分隔：不是数。 */
const ungrouped = (raw: string) => raw.replace(/[\s,，'’]/g, '')

/** 粘贴等一次来的几个字；一个键打的、删掉的、撤销的没有。浏览器不说是哪几个字的，当作整个框。 */
const pastedIn = (raw: string, event: SyntheticEvent) => {
  const { nativeEvent } = event
  if (!(nativeEvent instanceof InputEvent)) return raw
  if (isKey(event) || /^(?:delete|history)/.test(nativeEvent.inputType)) return ''
  return nativeEvent.data ?? raw
}

/**
 * 数字录入，框里只有数字与点（规范第 5 节）：打的字母、符号、多余的点与小数进不来。
 *
 * 粘贴等一次来的几个字，要紧的（负号、字母、第二个点、多出的小数）去掉并说明，-100 不会悄悄成为 100：
 * 其间值为空串，不可提交，直到人再动过这一项——改它，或按回车表示核对无误。光是离开、再点进来不算。
 * 分隔不在千位上的（1,5）、一处两个数的读不懂，一个字也不收，说出没有读懂什么。
 * 说明与超出界限的错误都以 setCustomValidity 标出，由 Field 与查询表单说在下面；去掉了字的当即说（invalid 事件），琥珀色。
 */
export function ExactInput({
  value = '',
  onChange,
  keep,
  wrongOf,
  finish = (text) => text,
  grouped = false,
  error,
  ...rest
}: ExactInputProps) {
  // 不作数的只在这里：外面拿到的值不是空串就是数
  const [held, setHeld] = useState<Held>()
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState(false)
  const written = held?.text ?? value
  const dropped = held?.dropped
  const wrong = dropped ?? wrongOf(written)
  const shown = grouped ? groupThousands(written) : written
  const { input, take } = useCaret(shown, ',')
  // 值从外面来（恢复草稿、带出）：不作数的让位
  if (value !== seen) {
    setSeen(value)
    if (value !== '') setHeld(undefined)
  }
  useLayoutEffect(() => {
    const box = input.current?.dom
    box?.setCustomValidity(wrong ?? '')
    if (dropped) box?.checkValidity()
  }, [input, wrong, dropped])

  const put = (next: Held) => {
    const isHeld = next.dropped !== undefined || wrongOf(next.text) !== undefined
    setHeld(isHeld ? next : undefined)
    if (!isHeld) setLeft(false)
    const kept = isHeld ? '' : next.text
    // 从不作数到空着，值都是空串，也说一声：原来的说明不再成立
    if (kept !== value || (held && !isHeld)) onChange?.(kept)
  }
  const change = (raw: string, event: SyntheticEvent) => {
    const at = input.current?.dom?.selectionStart ?? raw.length
    const { text, dropped: lost } = keep(ungrouped(raw))
    const textOf = (part: string) => keep(ungrouped(part)).text
    if (lost.length > 0 && isKey(event)) {
      // 打的这个字进不来，其余一个不动
      const others = take(raw.slice(0, at - 1) + raw.slice(at), textOf, at - 1)
      if (others !== written) put({ text: others })
      return
    }
    const pasted = pastedIn(raw, event)
    const { unread } = keep(pasted)
    if (unread) {
      // 一次来的几个字读不懂：不收，其余一个不动
      const from = Math.max(0, at - pasted.length)
      put({
        text: take(raw.slice(0, from) + raw.slice(at), textOf, from),
        dropped: `没有读懂${unread}，请重新填写`,
      })
      return
    }
    take(raw, textOf, at)
    put({
      text,
      dropped: lost.length > 0 ? `已去掉${lost.join('、')}，请核对后按回车` : undefined,
    })
  }
  const leave = () => {
    setLeft(true)
    const finished = finish(written)
    if (finished !== written) put({ text: finished })
  }
  const accept = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    if (!dropped) {
      leave()
      return
    }
    // 这一下只是核对：不随即提交、查询
    event.preventDefault()
    setLeft(true)
    put({ text: finish(written) })
  }
  return (
    <Input
      {...rest}
      ref={input}
      value={shown}
      status={dropped ? 'warning' : error || (wrong && left) ? 'error' : undefined}
      autoComplete="off"
      data-enter="stay"
      data-dropped={dropped ? '' : undefined}
      {...tooltip((left || dropped) && !error ? wrong : undefined)}
      onChange={change}
      onKeyDown={accept}
      onBlur={() => {
        if (!dropped) leave()
      }}
    />
  )
}
