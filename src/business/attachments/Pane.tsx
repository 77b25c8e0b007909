import Button from '@arco-design/web-react/es/Button'
import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import styles from './Pane.module.css'
import { PdfReading } from './PdfReading.tsx'
import { previewKind } from './previewKind.ts'
import { Unreadable } from './Unreadable.tsx'
import { Watermark } from './Watermark.tsx'

/** 一份文件，与它是什么，如 合同、发票、交付证明。 */
export interface NamedFile {
  label: string
  file: Attachment
}

interface FilePaneProps {
  files: readonly NamedFile[]
  /** 正看第几份，从 0 起 */
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

/** 页眉、这一格的标题与工具之外，窗口里剩下的都给正文。 */
const AROUND = 260
const LEAST = 320

/** 页面里的一格预览：挨着办理的地方看文件，上一份、下一份接着看。 */
export function FilePane({ files, at, onMove, onClose }: FilePaneProps) {
  const pane = useRef<HTMLElement>(null)
  const [height] = useState(() => Math.max(LEAST, window.innerHeight - AROUND))
  // 打开时把它带到眼前；换一份时不动
  useEffect(() => {
    pane.current?.scrollIntoView({ block: 'nearest' })
    pane.current?.focus({ preventScroll: true })
  }, [])
  const current = files[at]
  if (!current) return null
  const { label, file } = current
  const name = safeFileName(file.fileName)
  const kind = previewKind(file.fileName)
  return (
    <section ref={pane} tabIndex={-1} className={styles.pane} aria-label={`预览 ${name}`}>
      <header className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <output aria-label="第几份">
          {at + 1} / {files.length}
        </output>
        <Button size="small" disabled={at === 0} onClick={() => onMove(at - 1)}>
          上一份
        </Button>
        <Button size="small" disabled={at === files.length - 1} onClick={() => onMove(at + 1)}>
          下一份
        </Button>
        <DownloadButton file={file} size="small" />
        <Button size="small" onClick={onClose}>
          关闭预览
        </Button>
      </header>
      <div className={styles.view}>
        {kind === 'pdf' ? (
          <PdfReading key={file.fileId} file={file} height={height} />
        ) : kind === 'image' ? (
          <ImagePreview key={file.fileId} file={file} />
        ) : (
          <Unreadable kind={kind} />
        )}
        <Watermark isInside />
      </div>
    </section>
  )
}
