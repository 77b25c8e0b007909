import { type ReactNode, useState } from 'react'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import type { Column } from '#ui/table/columns.tsx'
import { ChosenDocuments, type UseProof } from './ChosenDocuments.tsx'
import styles from './Panel.module.css'
import { ApprovalPanel, type ApprovalPanelProps } from './Panel.tsx'

interface BatchReviewProps extends Omit<ApprovalPanelProps, 'guard' | 'onBusy'> {
  /** 合计一句话，如 合计 3 笔 ¥1,200,000.00 */
  summary: ReactNode
  /** 要当心的；没有则没有 */
  notice?: ReactNode
  rows: readonly object[]
  rowKey: string
  columns: readonly Column<object>[]
  useProof: UseProof | undefined
  onClose: () => void
}

/** 批量复核抽屉：逐份看清选中的同类单据，一次给出意见、一次签署，逐份成败（MC-7）；办理中不能关。 */
export function BatchReview({
  summary,
  notice,
  rows,
  rowKey,
  columns,
  useProof,
  onClose,
  ...panel
}: BatchReviewProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Drawer title={`批量复核 ${panel.documents.length} 笔`} onClose={busy ? undefined : onClose} width={840}>
      <div className={styles.stack}>
        <p>{summary}</p>
        {notice}
        <ChosenDocuments rows={rows} rowKey={rowKey as never} columns={columns} useProof={useProof} />
        <ApprovalPanel {...panel} guard={false} onBusy={setBusy} />
      </div>
    </Drawer>
  )
}
