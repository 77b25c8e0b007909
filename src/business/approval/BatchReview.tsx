import { type ReactNode, useState } from 'react'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import styles from './Panel.module.css'
import { ApprovalPanel, type ApprovalPanelProps } from './Panel.tsx'

interface BatchReviewProps extends Omit<ApprovalPanelProps, 'guard' | 'onBusy'> {
  /** 合计一句话，如 合计 3 笔 ¥1,200,000.00 */
  summary: ReactNode
  onClose: () => void
}

/** 批量复核抽屉：对选中的同类单据一次给出意见、一次签署，逐份成败（MC-7）；办理中不能关。 */
export function BatchReview({ summary, onClose, ...panel }: BatchReviewProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Drawer title={`批量复核 ${panel.documents.length} 笔`} onClose={busy ? undefined : onClose}>
      <div className={styles.stack}>
        <p>{summary}</p>
        <ApprovalPanel {...panel} guard={false} onBusy={setBusy} />
      </div>
    </Drawer>
  )
}
