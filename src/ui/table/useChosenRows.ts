import { useState } from 'react'
import type { KeysOf } from '#ui/form/fieldNames.ts'
import type { ListResult } from './DataTable.tsx'

/** 勾选的整行：翻页后行就不在了，选的时候记下；picked 交给表格的 selection。 */
export function useChosenRows<Row>({ list }: { list: ListResult<Row> }, rowKey: KeysOf<Row, string>) {
  const [chosen, setChosen] = useState<readonly Row[]>([])
  const keyOf = (row: Row) => String(row[rowKey])
  const onSelect = (keys: readonly string[]) => {
    const known = new Map([...chosen, ...(list.data?.list ?? [])].map((row) => [keyOf(row), row]))
    setChosen(keys.flatMap((key) => known.get(key) ?? []))
  }
  return { chosen, picked: { selected: chosen.map(keyOf), onSelect }, clear: () => setChosen([]) }
}
