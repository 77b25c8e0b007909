import { useState } from 'react'
import type { Attachment } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import styles from './FileName.module.css'
import { AttachmentPreview } from './Preview.tsx'

interface FileNameProps {
  file: Attachment | undefined
  /** 代替文件名显示的字，如 预览 */
  text?: string
}

/** 表格里的文件名，点开预览（带水印）；没有文件为 --。 */
export function FileName({ file, text }: FileNameProps) {
  const [open, setOpen] = useState(false)
  if (!file) return NO_VALUE
  const name = safeFileName(file.fileName)
  return (
    <>
      <button
        type="button"
        className={`text-button ${styles.name}`}
        aria-label={text && text !== '预览' ? `${text}，预览 ${name}` : `预览 ${name}`}
        aria-haspopup="dialog"
        title={name}
        onClick={() => setOpen(true)}
      >
        {text ?? name}
      </button>
      {open ? <AttachmentPreview file={file} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
