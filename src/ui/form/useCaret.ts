import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { useLayoutEffect, useReducer, useRef } from 'react'

/**
 * 边打边改写的录入框里光标不跳：按“左边有几个有效字符”归位，与显示时添上的分隔无关（VALID-07）。
 *
 * @param shown 框里现在的文字，带分隔
 * @param separator 显示时添上的分隔：千分位的逗号
 * @returns input 给录入框的 ref；take 收下打的字：清洗成值，记下光标（默认现在的）左边留得下几个
 */
export function useCaret(shown: string, separator?: ',') {
  const input = useRef<RefInputType>(null)
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
