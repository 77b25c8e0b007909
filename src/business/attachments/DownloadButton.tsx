import Button from '@arco-design/web-react/es/Button'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { downloadAttachment } from './download.ts'

/** 下载正在预览的附件。 */
export function DownloadButton({ file, size }: { file: Attachment; size?: 'small' }) {
  const download = useDownload()
  return (
    <Button
      type={size ? 'secondary' : 'primary'}
      size={size}
      loading={download.running}
      onClick={() =>
        void download.run({
          fileName: file.fileName,
          load: (transfer) => downloadAttachment(file, transfer),
        })
      }
    >
      下载
    </Button>
  )
}
