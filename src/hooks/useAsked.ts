import { useState } from 'react'
import { useDebounced } from './useDebounced.ts'

/**
 * 边打边问：打的字停下来才问后端，晚到的旧答复不用（规范第 9 节、FIND-01）。
 * @param keyOf 打的字里要问的是什么；还不够问的为 undefined
 * @returns key 此刻该问的；isAsked 为真时停下来了，正以 key 在问
 */
export function useAsked(keyOf: (text: string) => string | undefined) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string>()
  const ask = useDebounced(setAsked)
  const key = keyOf(text)
  const type = (next: string) => {
    setText(next)
    ask(keyOf(next))
  }
  return { text, type, key, isAsked: key !== undefined && key === asked }
}
