import { type ReactNode, useState } from 'react'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { formatFileSize } from '#domain/fileSize.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { useDict } from '#ui/DictContext.ts'
import { downloadAttachment } from './download.ts'
import styles from './files.module.css'
import { AttachmentPreview } from './Preview.tsx'
import { previewKind } from './previewKind.ts'
import { AttachmentThumbnail } from './Thumbnail.tsx'

interface AttachmentRowProps {
  file: Attachment
  /** 另外的动作 */
  action?: ReactNode
  /** 它是什么；不给就是附件的类别 */
  note?: string
  /** 在别处预览（旁边的一格）；不给就开预览框 */
  onPreview?: () => void
}

/** 一个已上传的附件：小图、名称、类别、大小、预览、下载。 */
export function AttachmentRow({ file, action, note, onPreview }: AttachmentRowProps) {
  const categories = useDict('FILE_CATEGORY')
  const download = useDownload()
  const [previewing, setPreviewing] = useState(false)
  // 名称由别人起：去掉控制符再显示（U02）
  const name = safeFileName(file.fileName)
  // “其他资料”什么也没有说：是什么写在字段上
  const what = note ?? (file.category === 'OTHER' ? undefined : categories.label(file.category))
  const running =
    download.progress === undefined ? '下载中…' : `下载中 ${Math.round(download.progress * 100)}%`
  return (
    <li className={styles.row}>
      {previewKind(file.fileName) === 'image' ? <AttachmentThumbnail file={file} /> : null}
      <span className={styles.name} title={name}>
        {name}
      </span>
      {what ? <span className={styles.note}>{what}</span> : null}
      <span className={styles.note}>{formatFileSize(file.fileSize)}</span>
      <button
        type="button"
        className="text-button no-print"
        aria-label={`预览 ${name}`}
        aria-haspopup={onPreview ? undefined : 'dialog'}
        onClick={onPreview ?? (() => setPreviewing(true))}
      >
        预览
      </button>
      <button
        type="button"
        className="text-button no-print"
        aria-label={`下载 ${name}`}
        disabled={download.running}
        onClick={() =>
          void download.run({
            fileName: file.fileName,
            load: (transfer) => downloadAttachment(file, transfer),
          })
        }
      >
        {download.running ? running : '下载'}
      </button>
      {action}
      {previewing ? <AttachmentPreview file={file} onClose={() => setPreviewing(false)} /> : null}
    </li>
  )
}
