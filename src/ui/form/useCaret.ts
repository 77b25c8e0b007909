import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import type { RefTextAreaType } from '@arco-design/web-react/es/Input/textarea'
import { useLayoutEffect, useReducer, useRef } from 'react'
import { fitTo } from '#domain/plainText.ts'

/**
 * 边打边改写的录入框里光标不跳：按“左边有几个有效字符”归位，与显示时添上的分隔无关（VALID-07）。
 *
 * @param shown 框里现在的文字，带分隔
 * @param separator 显示时添上的分隔：千分位的逗号
 * @returns input 给录入框的 ref；take 收下打的字：清洗成值，记下光标（默认现在的）左边留得下几个
 */
export function useCaret<Box extends RefInputType | RefTextAreaType = RefInputType>(
  shown: string,
  separator?: ',',
) {
  const input = useRef<Box>(null)
  const kept = useRef<number>(undefined)
  // 打的字没有收下，值不变也要重画一次，光标才回得到原处
  const [, redraw] = useReducer((times: number) => times + 1, 0)

  useLayoutEffect(() => {
    const field = input.current?.dom
    if (kept.current === undefined || !field) return
    let left = kept.current
    let at = 0
    while (left > 0 && at < shown.length) {
      if (shown[at] !== separator) left -= 1
      at += 1
    }
    kept.current = undefined
    if (document.activeElement === field) field.setSelectionRange(at, at)
  })

  const take = (
    raw: string,
    clean: (text: string) => string,
    position = input.current?.dom?.selectionStart ?? raw.length,
  ): string => {
    const cleaned = clean(raw)
    kept.current = Math.min(clean(raw.slice(0, position)).length, cleaned.length)
    redraw()
    return cleaned
  }
  return { input, take }
}

/**
 * 文字录入框收下的字：先清洗，再按字数收——放不下的是新加的，不从一个字中间切开，光标不跳。
 * 不用浏览器的 maxlength：它数的是码元，看不见的字也算，粘贴来的编号会被切掉末尾。
 * @param clean 去掉不该有的字；边打边洗，首尾空白留到离开再去
 * @param most 至多几个字
 */
export function useFitted<Box extends RefInputType | RefTextAreaType = RefInputType>(
  value: string,
  clean: (raw: string) => string,
  most = Number.POSITIVE_INFINITY,
) {
  const { input, take } = useCaret<Box>(value)
  const fit = (raw: string): string => {
    const cleaned = clean(raw)
    const fitted = fitTo(value, cleaned, most)
    const at = input.current?.dom?.selectionStart ?? raw.length
    return take(
      raw,
      (part) => (part === raw ? fitted : clean(part)),
      Math.max(0, at - (cleaned.length - fitted.length)),
    )
  }
  return { input, fit }
}
