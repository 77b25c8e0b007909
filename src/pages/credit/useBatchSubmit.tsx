import Button from '@arco-design/web-react/es/Button'
import { type ReactNode, useState } from 'react'
import type { BatchOutcome, DocumentRef } from '#api/generated/corp/model/index.ts'
import { BatchResult } from '#business/BatchResult.tsx'
import { formatMoney, sum } from '#domain/money.ts'
import type { WriteOptions } from '#hooks/intent.ts'
import { useAction } from '#hooks/useAction.ts'
import { confirm } from '#ui/confirm.tsx'
import type { Selection } from '#ui/tableSelection.tsx'

/** 可提交的行：带版本与当前用户可做的操作，提交的代码是 SUBMIT。 */
interface Submittable {
  version: number
  actions: readonly { code: string; enabled: boolean; reason?: string }[]
}

interface BatchSubmitOptions<Row> {
  rows: readonly Row[] | undefined
  rowKey: keyof Row & string
  amountOf: (row: Row) => string | undefined
  /** 提交即作出的确认，写在确认框里 */
  promise?: string
  send: (request: { items: DocumentRef[] }, options: WriteOptions) => Promise<BatchOutcome>
}

/** 批量提交：跨页勾选至多 50 笔已填好的单据，确认后逐笔给出结果（MC-7）；submit 提交一行。 */
export function useBatchSubmit<Row extends Submittable>({
  rows = [],
  rowKey,
  amountOf,
  promise = '',
  send,
}: BatchSubmitOptions<Row>): {
  selection: Selection<Row>
  element: ReactNode
  submit: (row: Row) => Promise<void>
} {
  const [chosen, setChosen] = useState<readonly Row[]>([])
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const keyOf = (row: Row) => String(row[rowKey])
  const run = useAction(
    (list: readonly Row[], options) =>
      send({ items: list.map((row) => ({ documentNo: keyOf(row), version: row.version })) }, options),
    { onDone: setOutcome },
  )
  const ask = async (list: readonly Row[]) => {
    const total = formatMoney(sum(list.map((row) => amountOf(row) ?? '0.00')))
    if (
      await confirm({ content: `提交 ${list.length} 笔，合计 ¥${total}？提交后由复核人审核。${promise}` })
    ) {
      await run.run(list)
    }
  }
  const selection: Selection<Row> = {
    selected: chosen.map(keyOf),
    max: 50,
    onSelect: (keys) => {
      const known = new Map([...chosen, ...rows].map((row) => [keyOf(row), row]))
      setChosen(keys.flatMap((key) => known.get(key) ?? []))
    },
    blocked: (row) => {
      const offered = row.actions.find((item) => item.code === 'SUBMIT')
      if (!offered) return '当前不可提交'
      return offered.enabled ? undefined : offered.reason
    },
    actions: (
      <Button type="primary" size="small" loading={run.running} onClick={() => void ask(chosen)}>
        批量提交
      </Button>
    ),
  }
  const close = () => {
    setOutcome(undefined)
    setChosen([])
  }
  const element = outcome ? <BatchResult outcome={outcome} onClose={close} /> : null
  return { selection, element, submit: (row) => ask([row]) }
}
