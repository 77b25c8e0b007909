import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { ThumbnailType } from '#api/generated/file/model/thumbnailType.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { Radio } from '#ui/form/Radio.tsx'
import { late, useLate } from '#ui/late.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { BlobImage } from './BlobImage.tsx'
import { downloadAttachment } from './download.ts'
import styles from './files.module.css'
import { imageType, previewKind } from './previewKind.ts'
import { useSnapshot } from './useSnapshot.ts'
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
        <Alert tone="warn">
          {kind === 'ofd'
            ? 'OFD 是版式文件的国家标准（GB/T 33190），浏览器不能直接显示。请下载后用 OFD 阅读器打开；内容与签章以下载的文件为准。'
            : '这种文件不能在浏览器内显示，请下载后查看。'}
        </Alert>
      )}
    </Dialog>
  )
}

function DownloadButton({ file }: { file: Attachment }) {
  const download = useDownload()
  return (
    <Button
      type="primary"
      loading={download.running}
      onClick={() =>
        void download.run({
          fileName: file.fileName,
          load: (onProgress, signal) => downloadAttachment(file, onProgress, signal),
        })
      }
    >
      下载
    </Button>
  )
}

const SIZES: readonly (readonly [ThumbnailType, string])[] = [
  ['SMALL', '小'],
  ['MEDIUM', '中'],
  ['BIG', '大'],
  ['ORIGINAL', '原图'],
]

function ImagePreview({ file }: { file: Attachment }) {
  const [size, setSize] = useState<ThumbnailType>('BIG')
  const { data, error, mutate } = useSnapshot(file, size)
  return (
    <div className={styles.image}>
      <div role="radiogroup" aria-label="图片大小" className={styles.sizes}>
        {SIZES.map(([value, text]) => (
          <Radio key={value} group="size" checked={size === value} onChoose={() => setSize(value)}>
            {text}
          </Radio>
        ))}
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 大图要能用键盘滚动
        <div className={styles.canvas} tabIndex={0} role="group" aria-label="图片，方向键滚动">
          <BlobImage blob={data} type={imageType(file.fileName)} alt={safeFileName(file.fileName)} />
        </div>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </div>
  )
}
