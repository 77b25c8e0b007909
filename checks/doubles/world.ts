import type { APIRequestContext } from '@playwright/test'
import { isDecimal, subtract, sum } from '#domain/money.ts'

type Row = Readonly<Record<string, unknown>>
export type Snapshot = ReadonlyMap<string, string>

const isAmount = (value: unknown): value is string => isDecimal(value) && /\.\d\d$/.test(value)

/** 此刻的世界：各类单据有几笔（`单据`），各金额字段合计多少（`单据.字段`）：可用、冻结、占用都在里面。 */
export async function snapshot(request: APIRequestContext, origin: string): Promise<Snapshot> {
  const answer = await request.get(`${origin}/__mock/world`, { maxRetries: 2 })
  const { entities } = (await answer.json()) as { entities: Record<string, Row[]> }
  const found = new Map<string, string>()
  for (const [entity, rows] of Object.entries(entities)) {
    found.set(entity, String(rows.length))
    const amounts = new Map<string, string[]>()
    for (const row of rows)
      for (const [field, value] of Object.entries(row))
        if (isAmount(value)) amounts.set(field, [...(amounts.get(field) ?? []), value])
    for (const [field, list] of amounts) found.set(`${entity}.${field}`, sum(list))
  }
  return found
}

/** 前后两个世界的差；没有变的不写。 */
export function changeOf(before: Snapshot, after: Snapshot): Record<string, string> {
  const change: Record<string, string> = {}
  for (const [name, value] of after) {
    const difference = subtract(value, before.get(name) ?? '0')
    if (Number(difference) !== 0) change[name] = difference
  }
  return change
}
