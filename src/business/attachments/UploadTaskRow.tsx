import { formatFileSize } from '#domain/fileSize.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { Progress } from '#ui/display/Progress.tsx'
import styles from './files.module.css'
import type { UploadTask } from './uploadQueue.ts'

interface UploadTaskRowProps {
  task: UploadTask
  onRetry: (id: number) => void
  onCancel: (id: number) => void
  onRemove: (id: number) => void
}

/** 还没传好的一个文件：排队、进度或停下的原因，以及取消、重试、移除。 */
export function UploadTaskRow({ task, onRetry, onCancel, onRemove }: UploadTaskRowProps) {
  const name = safeFileName(task.file.name)
  const action = (text: string, run: (id: number) => void) => (
    <button type="button" className="text-button" aria-label={`${text} ${name}`} onClick={() => run(task.id)}>
      {text}
    </button>
  )
  const percent = Math.round(task.progress * 100)
  return (
    <li className={styles.row}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.note}>{formatFileSize(task.file.size)}</span>
      {task.state === 'stopped' ? (
        <>
          <span role="alert" className={styles.problem}>
            {task.problem}
          </span>
          {task.retryable ? action('重试', onRetry) : null}
          {action('移除', onRemove)}
        </>
      ) : (
        <>
          <Progress label={`上传 ${name}`} value={percent} />
          <span className={styles.note}>{task.state === 'waiting' ? '排队中' : `${percent}%`}</span>
          {action('取消', onCancel)}
        </>
      )}
    </li>
  )
}
