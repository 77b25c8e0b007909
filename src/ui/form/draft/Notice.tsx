import { formatInstant, instantAt } from '#domain/calendar.ts'
import { Alert } from '#ui/display/Alert.tsx'
import styles from './Notice.module.css'

interface DraftNoticeProps {
  /** 上次自动保存的时刻（毫秒） */
  savedAt: number
  onRestore: () => void
  onDiscard: () => void
}

/** 有自动保存、还没有提交的内容：恢复或丢弃。 */
export function DraftNotice({ savedAt, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      action={
        <span className={styles.answers}>
          <button type="button" className="text-button" onClick={onRestore}>
            恢复
          </button>
          <button type="button" className="text-button" onClick={onDiscard}>
            丢弃
          </button>
        </span>
      }
    >
      有 {formatInstant(instantAt(savedAt), 'minute')} 自动保存、尚未提交的内容
    </Alert>
  )
}
