import { useState } from 'react'
import type { KeysOf } from '#ui/form/fieldNames.ts'
import type { ListResult } from './ListResult.ts'

/**
 * 勾选的整行：翻页后行就不在了，从选过的与眼前的里按编号认出来，次序同 keys；哪里都没有的略去。
 * @param sources 可能有这些行的几处，同一编号以后一处为准
 */
export function chosenRows<Row>(
  keys: readonly string[],
  rowKey: KeysOf<Row, string>,
  ...sources: (readonly Row[] | undefined)[]
): Row[] {
  const known = new Map(sources.flatMap((rows) => rows ?? []).map((row) => [String(row[rowKey]), row]))
  return keys.flatMap((key) => known.get(key) ?? [])
}

/**
 * 勾选的整行，翻页后还在；picked 交给表格的 selection。
 * @param blocked 这一行为什么不能选：选了之后逐笔办掉的（拒签、作废），列表刷新后不再算选着
 */
export function useChosenRows<Row>(
  { list }: { list: ListResult<Row> },
  rowKey: KeysOf<Row, string>,
  blocked: (row: Row) => string | undefined,
) {
  const [picks, setPicks] = useState<readonly Row[]>([])
  const here = list.data?.list
  const keys = picks.map((row) => String(row[rowKey]))
  const chosen = chosenRows(keys, rowKey, picks, here).filter((row) => blocked(row) === undefined)
  const onSelect = (next: readonly string[]) => setPicks(chosenRows(next, rowKey, picks, here))
  return {
    chosen,
    picked: { selected: chosen.map((row) => String(row[rowKey])), onSelect },
    clear: () => setPicks([]),
  }
}
