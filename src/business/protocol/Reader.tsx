import Button from '@arco-design/web-react/es/Button'
import { useRef } from 'react'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useScreen } from '#ui/screen.ts'
import styles from './Reader.module.css'
import { ReaderPane } from './ReaderPane.tsx'
import { readerKeys } from './readerKeys.ts'
import { readerSize } from './readerSize.ts'
import type { ProtocolReaderProps } from './types.ts'
import { useReader } from './useReader.ts'

/**
 * 协议与 PDF 阅读框（PDF-01…05）：每份读到末页才算已读，全部读完（并核对要素）才能确认。
 * 打不开的提示 操作失败：只有一份的确认后就关闭；有几份的框还在，那一份可以重试，其余照读。有打不开的永不能确认。
 */
export function ProtocolReader(props: ProtocolReaderProps) {
  const { title, documents, elements, confirmText = '确认阅读并同意', mode, permit, onCancel } = props
  const reader = useReader(props)
  const searchBox = useRef<HTMLInputElement>(null)
  const width = useScreen(() => window.innerWidth)
  const height = useScreen(() => window.innerHeight)
  const hasSide = documents.length > 1 || elements !== undefined
  const size = readerSize({ width, height }, hasSide)
  const current = documents[reader.active]

  const cancel = () => onCancel?.(reader.failures.size)
  if (!current || (reader.failure !== undefined && !reader.stays))
    return (
      <Dialog
        title="操作失败"
        role="alertdialog"
        onClose={cancel}
        footer={
          <Button type="primary" data-autofocus onClick={cancel}>
            确认
          </Button>
        }
      >
        {reader.failure ?? '没有可阅读的文件'}
      </Dialog>
    )

  const left = documents.length - reader.read.size
  const nextUnread = documents.findIndex((_, at) => at !== reader.active && !reader.read.has(at))
  const hint = reader.isAllRead
    ? elements && !reader.isChecked
      ? '已全部读完，请核对协议要素'
      : '已全部读完'
    : `请阅读至末页，已读 ${reader.read.size}/${documents.length}${reader.failures.size > 0 ? `，${reader.failures.size} 份打不开` : ''}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 快捷键属于整个阅读框
    <div onKeyDown={(event) => readerKeys(event, reader, searchBox)}>
      <Dialog
        title={title}
        width={size.width}
        onClose={reader.isBusy ? undefined : cancel}
        footer={
          <div className={styles.foot}>
            <p className={styles.status} role="status" aria-label="阅读进度">
              {mode === 'confirm' ? hint : ''}
            </p>
            {mode === 'confirm' && left > 0 && reader.read.has(reader.active) && nextUnread >= 0 ? (
              <Button onClick={() => reader.open(nextUnread)}>下一份</Button>
            ) : null}
            <Button disabled={reader.isBusy} onClick={cancel}>
              {mode === 'confirm' ? '取消' : '关闭'}
            </Button>
            {mode === 'confirm' ? (
              <Button
                type="primary"
                disabled={!reader.canConfirm}
                loading={reader.isBusy}
                onClick={() => void reader.confirm()}
              >
                {confirmText}
              </Button>
            ) : null}
          </div>
        }
      >
        <ReaderPane
          documents={documents}
          elements={elements}
          permit={permit}
          reader={reader}
          height={size.height}
          searchBox={searchBox}
        />
      </Dialog>
    </div>
  )
}
