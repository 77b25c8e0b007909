import Button from '@arco-design/web-react/es/Button'
import { type ReactNode, useState } from 'react'
import type { BatchOutcome, DocumentRef } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { useAction } from '#hooks/useAction.ts'
import type { KeysOf } from '#ui/form/fieldNames.ts'
import type { ListResult } from '#ui/table/ListResult.ts'
import type { Selection } from '#ui/table/selection.tsx'
import { useChosenRows } from '#ui/table/useChosenRows.ts'
import { BatchResult } from './BatchResult.tsx'
import { blockOf } from './offering.ts'

/** 可提交的行：带版本与当前用户可做的操作。 */
interface Submittable {
  version: number
  actions: readonly { code: string; enabled: boolean; reason?: string }[]
}

interface BatchSubmitOptions<Row> {
  rowKey: KeysOf<Row, string>
  amountOf: (row: Row) => string | undefined
  /** 提交即作出的确认，写在确认框里 */
  promise?: string
  /** 行上允许的操作代码与按钮文字；不给为 SUBMIT、批量提交 */
  action?: string
  label?: string
  /** 确认框里问的话；不给为提交复核 */
  ask?: (count: number, total: string) => string
  /** 第三个参数是所选的行，请求要用到编号与版本之外的内容时取用 */
  send: (request: { items: DocumentRef[] }, rows: readonly Row[]) => Promise<BatchOutcome>
}

/** 批量提交：跨页勾选至多 50 笔已填好的单据，确认后逐笔给出结果（MC-7）；submit 提交一行。 */
export function useBatchSubmit<Row extends Submittable>(
  page: { list: ListResult<Row> },
  {
    rowKey,
    amountOf,
    promise = '',
    action = 'SUBMIT',
    label = '批量提交',
    ask: question = (count, total) => `提交 ${count} 笔，合计 ¥${total}？提交后等待复核。`,
    send,
  }: BatchSubmitOptions<Row>,
): {
  selection: Selection<Row>
  element: ReactNode
  submit: (row: Row) => Promise<boolean>
} {
  const blocked = (row: Row) => blockOf(row, action, '当前不可提交')
  const { chosen, picked, clear } = useChosenRows(page, rowKey, blocked)
  const [outcome, setOutcome] = useState<BatchOutcome>()
  // 提交的就是这些行：编号与版本出自同一行
  const ref = (row: Row) => refOf(row as Row & Record<typeof rowKey, string>, rowKey)
  const run = useAction((list: readonly Row[]) => send({ items: list.map(ref) }, list), {
    ask: (list) => {
      const total = formatMoney(sum(list.map((row) => amountOf(row) ?? '0.00')))
      return {
        title: list.length > 1 ? label : label.replace('批量', ''),
        content: `${question(list.length, total)}${promise}`,
        ok: label.replace('批量', ''),
      }
    },
    onDone: setOutcome,
  })
  const selection: Selection<Row> = {
    ...picked,
    max: 50,
    blocked,
    actions: (
      <Button type="primary" size="small" loading={run.running} onClick={() => void run.run(chosen)}>
        {label}
      </Button>
    ),
  }
  const close = () => {
    setOutcome(undefined)
    clear()
  }
  const element = outcome ? <BatchResult outcome={outcome} onClose={close} /> : null
  return { selection, element, submit: (row) => run.run([row]) }
}
