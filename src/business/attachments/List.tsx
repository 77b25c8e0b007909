import type { Attachment } from '#api/generated/file/model/attachment.ts'
import styles from './files.module.css'
import { AttachmentRow } from './Row.tsx'

interface AttachmentListProps {
  /** 清单的名字，如 附件；按 list 与它可找到 */
  label: string
  attachments: readonly Attachment[] | undefined
}

/** 附件清单，只读：名称、类别、大小，逐个下载；没有时为 暂无附件。 */
export function AttachmentList({ label, attachments = [] }: AttachmentListProps) {
  if (attachments.length === 0) return <p className={styles.empty}>暂无附件</p>
  return (
    <ul className={styles.list} aria-label={label}>
      {attachments.map((file) => (
        <AttachmentRow key={file.fileId} file={file} />
      ))}
    </ul>
  )
}
