import { useId, useRef, useState } from 'react'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { TextInput } from '#ui/form/TextInput.tsx'

interface SuggestInputProps extends ControlProps<string> {
  maxLength: number
  /** 可选的有哪些；第一次聚焦时才问，取不到的照样可以自己填 */
  suggest: () => Promise<readonly string[]>
}

/** 单行文字，边打边列可选的；不在其中的也收（浏览器自带的 datalist）。 */
export function SuggestInput({ suggest, ...rest }: SuggestInputProps) {
  const id = useId()
  const isAsked = useRef(false)
  const [options, setOptions] = useState<readonly string[]>([])
  const [hint, setHint] = useState<string>()
  const ask = () => {
    if (isAsked.current) return
    isAsked.current = true
    suggest().then(setOptions, () => {
      // 下次再来还问
      isAsked.current = false
      setHint('没有取到可选的，可直接输入')
    })
  }
  return (
    <>
      <TextInput {...rest} list={id} placeholder={hint} autoComplete="off" onFocus={ask} />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  )
}
