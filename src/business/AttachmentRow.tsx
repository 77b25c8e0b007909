import type { ReactNode } from 'react'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { useDict } from '#ui/DictContext.ts'
import styles from './Attachments.module.css'
import { downloadAttachment } from './downloadAttachment.ts'
import { formatFileSize } from './fileSize.ts'

/** 一个已上传的附件：名称、类别、大小、下载；action 是另外的动作。 */
export function AttachmentRow({ file, action }: { file: Attachment; action?: ReactNode }) {
  const categories = useDict('FILE_CATEGORY')
  const download = useDownload()
  // 名称由别人起：去掉控制符再显示（U02）
  const name = safeFileName(file.fileName)
  const running =
    download.progress === undefined ? '下载中…' : `下载中 ${Math.round(download.progress * 100)}%`
  return (
    <li className={styles.row}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.note}>{categories.label(file.category)}</span>
      <span className={styles.note}>{formatFileSize(file.fileSize)}</span>
      <button
        type="button"
        className="text-button no-print"
        aria-label={`下载 ${name}`}
        disabled={download.running}
        onClick={() =>
          void download.run({
            fileName: file.fileName,
            load: (onProgress) => downloadAttachment(file, onProgress),
          })
        }
      >
        {download.running ? running : '下载'}
      </button>
      {action}
    </li>
  )
}
