import { formatInstant, instantAt } from '#domain/calendar.ts'
import { feedback } from '#hooks/feedback.ts'
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
  const time = formatInstant(instantAt(savedAt), 'minute')
  const discard = async () => {
    const isSure = await feedback.confirm({
      title: '丢弃没有提交的内容',
      content: `丢弃 ${time} 自动保存的内容？所填的、所选的都不再保留，不能恢复。`,
      ok: '丢弃',
    })
    if (isSure) onDiscard()
  }
  return (
    <Alert
      action={
        <span className={styles.answers}>
          <button type="button" className="text-button" onClick={onRestore}>
            恢复
          </button>
          <button type="button" className="text-button" onClick={() => void discard()}>
            丢弃
          </button>
        </span>
      }
    >
      有 {time} 自动保存、尚未提交的内容
    </Alert>
  )
}
