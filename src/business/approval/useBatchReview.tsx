import Button from '@arco-design/web-react/es/Button'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { someOf } from '#domain/someOf.ts'
import type { KeysOf } from '#ui/form/fieldNames.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import type { Column } from '#ui/table/columns.tsx'
import type { ListResult } from '#ui/table/ListResult.ts'
import type { Selection } from '#ui/table/selection.tsx'
import { useChosenRows } from '#ui/table/useChosenRows.ts'
import type { UseProof } from './ChosenDocuments.tsx'
import { blockOf } from './offering.ts'
import type { ApprovalPanelProps } from './Panel.tsx'

const BatchReviewDrawer = lateDialog(() => import('./BatchReview.tsx').then((part) => part.BatchReview))

/** 可批量审批的行：带版本与当前用户可做的操作。 */
export interface Reviewable {
  version: number
  actions: readonly { code: string; enabled: boolean; reason?: string }[]
}

export interface BatchReviewOptions<Row> {
  rowKey: KeysOf<Row, string>
  /** 行上允许审批的操作代码，如 REVIEW */
  action: string
  amountOf: (row: Row) => string | undefined
  /** 抽屉里逐份列出的：编号、对方、金额、日期 */
  listed: readonly Column<Row>[]
  /** 对方叫什么、是哪些家：写进签署内容；没有对方的不给 */
  party?: readonly [label: string, of: (row: Row) => string | readonly string[] | undefined]
  /** 合计之下要当心的，如付款账户余额不足 */
  Notice?: ComponentType<{ rows: readonly Row[] }>
  /** 按编号取详情，凭据从那里来；没有凭据的单据不给 */
  useProof?: UseProof
  signing: Pick<SigningData, 'businessType' | 'productType' | 'summary'>
  send: ApprovalPanelProps['send']
  decisions?: ApprovalPanelProps['decisions']
}

export interface BatchReview<Row> {
  /** 交给 DataTable 的勾选 */
  selection: Selection<Row>
  /** 放在页面末尾 */
  element: ReactNode
  /** 把本是一件事的几行一并打开 */
  start: (rows: readonly Row[]) => void
}

/**
 * 批量审批：跨页勾选至多 50 笔，逐份看清，一次签署，逐笔给出结果（MC-7）。
 */
export function useBatchReview<Row extends Reviewable>(
  page: { list: ListResult<Row> },
  {
    rowKey,
    action,
    amountOf,
    listed,
    party,
    Notice,
    useProof,
    signing,
    send,
    decisions,
  }: BatchReviewOptions<Row>,
): BatchReview<Row> {
  const blocked = (row: Row) => blockOf(row, action, '当前不可办理')
  const { chosen, picked, clear } = useChosenRows(page, rowKey, blocked)
  // 打开时的那几行：签的就是看到的，列表在背后刷新也不变
  const [opened, setOpened] = useState<readonly Row[]>()
  const keyOf = (row: Row) => String(row[rowKey])

  const selection: Selection<Row> = {
    ...picked,
    blocked,
    actions: (
      <Button type="primary" size="small" onClick={() => setOpened(chosen)}>
        批量复核
      </Button>
    ),
  }
  const total = formatMoney(sum((opened ?? []).map((row) => amountOf(row) ?? '0.00')))
  const element = opened ? (
    <BatchReviewDrawer
      rows={opened}
      rowKey={rowKey}
      // 抽屉的代码后来才到，不认得 Row；行与列出自同一处
      columns={listed as unknown as readonly Column<object>[]}
      useProof={useProof}
      summary={`合计 ${opened.length} 笔 ¥${total}`}
      notice={Notice ? <Notice rows={opened} /> : undefined}
      documents={opened.map((row) => refOf(row as Row & Record<typeof rowKey, string>, rowKey))}
      signing={{
        ...signing,
        content: [
          ['笔数', String(opened.length)],
          ['合计金额', `¥${total}`],
          ...(party ? [[party[0], someOf(opened.flatMap((row) => party[1](row)))] as const] : []),
          ['单据编号', opened.map(keyOf).join('、')],
        ],
      }}
      send={send}
      decisions={decisions}
      onClose={() => setOpened(undefined)}
      onDone={() => {
        setOpened(undefined)
        clear()
      }}
    />
  ) : null
  const start = (rows: readonly Row[]) => {
    picked.onSelect(rows.map(keyOf))
    setOpened(rows)
  }
  return { selection, element, start }
}
