import { useState } from 'react'
import type { Attachment } from '#api/generated/corp/model/index.ts'
import { AttachmentPreview } from '#business/attachments/Preview.tsx'
import { NO_VALUE } from '#domain/noValue.ts'
import { safeFileName } from '#hooks/safeFileName.ts'

/** 登记的付款凭证：点名称预览，预览里可下载。 */
export function PayVoucher({ file }: { file: Attachment | undefined }) {
  const [open, setOpen] = useState(false)
  if (!file) return <>{NO_VALUE}</>
  const name = safeFileName(file.fileName)
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={`预览 ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      {open ? <AttachmentPreview file={file} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
