import Input from '@arco-design/web-react/es/Input'
import { useCallback, useState } from 'react'
import { readText } from '#domain/plainText.ts'
import { useDebounced } from '#hooks/useDebounced.ts'

interface SearchInputProps {
  readonly label: string
  /** 已经生效的文字，如地址栏里的条件 */
  readonly value: string
  /** 停止键入后调用，文字已去掉首尾空格 */
  readonly onSearch: (text: string) => void
}

/** 边写边查：停止键入才查一次，不必点按钮（SHELL-23）；条件从别处变了（后退、清空）就跟着变。 */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // 自己查的文字回来时，人可能已经接着写了；别处变的才跟
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  const send = useCallback(
    (text: string) => {
      setSent(text)
      onSearch(text)
    },
    [onSearch],
  )
  const search = useDebounced(send)
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={80}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        search(readText(text))
      }}
    />
  )
}
