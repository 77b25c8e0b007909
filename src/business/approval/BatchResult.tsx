import Button from '@arco-design/web-react/es/Button'
import type { BatchOutcome } from '#api/generated/corp/model/batchOutcome.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Panel.module.css'

/** 办理结果：批量办理后逐份列出成败与说明（MC-7）。 */
export function BatchResult({ outcome, onClose }: { outcome: BatchOutcome; onClose: () => void }) {
  const done = outcome.results.filter((row) => row.success).length
  return (
    <Dialog
      title="办理结果"
      width={640}
      onClose={onClose}
      footer={
        <Button type="primary" data-autofocus onClick={onClose}>
          确认
        </Button>
      }
    >
      <div className={styles.stack}>
        <div role="status">
          成功 {done} 笔，失败 {outcome.results.length - done} 笔
        </div>
        <table className={styles.results} aria-label="办理结果">
          <thead>
            <tr>
              <th scope="col">单据编号</th>
              <th scope="col">结果</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {outcome.results.map((row) => (
              <tr key={row.documentNo}>
                <td>{row.documentNo}</td>
                <td className={row.success ? styles.success : styles.failure}>
                  {row.success ? '成功' : '失败'}
                </td>
                <td>{row.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
