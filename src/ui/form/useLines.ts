import { useState } from 'react'

/**
 * 在抽屉里逐行填写：正在填哪一行、保存、删除。
 * @returns at：正在填的是第几行（从 0 起），等于行数是新增，没有在填是 undefined
 */
export function useLines<Line>(value: readonly Line[], onChange: ((lines: Line[]) => void) | undefined) {
  const [at, setAt] = useState<number>()
  const close = () => setAt(undefined)
  return {
    at,
    isNew: at === value.length,
    add: () => setAt(value.length),
    edit: setAt,
    close,
    save: (line: Line) => {
      if (at !== undefined) onChange?.(at < value.length ? value.with(at, line) : [...value, line])
      close()
    },
    remove: (index: number) => onChange?.(value.toSpliced(index, 1)),
  }
}
