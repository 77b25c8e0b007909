import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { late, useLate } from '#ui/late.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import { previewKind } from './previewKind.ts'
import { Unreadable } from './Unreadable.tsx'
import { Watermark } from './Watermark.tsx'

interface PreviewProps {
  file: Attachment
  onClose: () => void
}

// 阅读器很重，看 PDF 时才取
const readers = late(() => import('./PdfPreview.tsx'))

/** 预览一个附件：图片分四种大小（API-10），PDF 用阅读器，都盖水印；OFD 与其他说明原因并可下载。 */
export function PreviewBox({ file, onClose }: PreviewProps) {
  const kind = previewKind(file.fileName)
  const parts = useLate(readers, onClose, kind === 'pdf')
  if (kind === 'pdf')
    return parts ? (
      <>
        <parts.PdfPreview file={file} onClose={onClose} />
        <Watermark />
      </>
    ) : null
  return (
    <Dialog
      title={safeFileName(file.fileName)}
      width={kind === 'image' ? 960 : 480}
      onClose={onClose}
      footer={<DownloadButton file={file} />}
    >
      {kind === 'image' ? (
        <>
          <ImagePreview file={file} />
          <Watermark />
        </>
      ) : (
        <Unreadable kind={kind} />
      )}
    </Dialog>
  )
}
