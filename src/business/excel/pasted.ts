import { useEffect } from 'react'
import { useSteady } from '#hooks/useSteady.ts'

/** 一格：引号里可以有换行与制表符（引号本身写两个）；后面是制表符、换行或末尾。 */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy

/** 从表格软件复制来的文字 → 各行各格；只有一列的不算表格，得 undefined。 */
export function readPasted(text: string): string[][] | undefined {
  if (!text.includes('\t')) return undefined
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''))
}

/** 在录入框之外粘贴了几行表格，交给 onRows；录入框里的照常粘贴。 */
export function usePastedRows(onRows: (rows: string[][]) => void): void {
  const take = useSteady((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    if (target instanceof Element && target.closest('input, textarea')) return
    const rows = readPasted(clipboardData?.getData('text/plain') ?? '')
    if (!rows?.length) return
    event.preventDefault()
    onRows(rows)
  })
  useEffect(() => {
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [take])
}
