import Button from '@arco-design/web-react/es/Button'
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react'
import { useDownload } from '#hooks/useDownload.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { HtmlView } from './HtmlView.tsx'
import { PdfView } from './PdfView.tsx'
import type { ProtocolReaderProps } from './protocolTypes.ts'
import styles from './ProtocolReader.module.css'
import { ReaderSide } from './ReaderSide.tsx'
import { ReaderTools } from './ReaderTools.tsx'
import { readerSize } from './readerSize.ts'
import { useReader } from './useReader.ts'

const onResize = (listen: () => void) => {
  window.addEventListener('resize', listen)
  return () => window.removeEventListener('resize', listen)
}
const SCROLLS = { PageUp: 'pageUp', PageDown: 'pageDown', Home: 'start', End: 'end' } as const
const isTyping = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'checkbox'

/**
 * 协议与 PDF 阅读框（PDF-01…05）：每份读到末页才算已读，全部读完（并核对要素）才能确认。
 * 任何一份打不开就换成 操作失败 提示，确认后关闭；失败时永不能确认。
 */
export function ProtocolReader(props: ProtocolReaderProps) {
  const { title, documents, elements, confirmText = '确认阅读并同意', mode, permit, onCancel } = props
  const reader = useReader(props)
  const download = useDownload()
  const searchBox = useRef<HTMLInputElement>(null)
  const width = useSyncExternalStore(onResize, () => window.innerWidth)
  const height = useSyncExternalStore(onResize, () => window.innerHeight)
  const hasSide = documents.length > 1 || elements !== undefined
  const size = readerSize({ width, height }, hasSide)
  const current = documents[reader.active]
  const { view } = reader

  const failure = reader.failure ?? (current ? undefined : '没有可阅读的文件')
  if (failure !== undefined || !current)
    return (
      <Dialog
        title="操作失败"
        role="alertdialog"
        onClose={onCancel}
        footer={
          <Button type="primary" data-autofocus onClick={onCancel}>
            确认
          </Button>
        }
      >
        {failure}
      </Dialog>
    )

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault()
      searchBox.current?.focus()
      searchBox.current?.select()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) && !event.key.startsWith('Page')) return
    const to = SCROLLS[event.key as keyof typeof SCROLLS]
    if (to) view.current?.scroll(to)
    else if (event.key === '+' || event.key === '=') reader.zoomBy(1)
    else if (event.key === '-') reader.zoomBy(-1)
    else if (event.key === '0') reader.fit()
    else return
    event.preventDefault()
  }

  const isPdf = !('html' in current.source)
  const left = documents.length - reader.read.size
  const nextUnread = documents.findIndex((_, at) => at !== reader.active && !reader.read.has(at))
  const hint = reader.isAllRead
    ? elements && !reader.isChecked
      ? '已全部读完，请核对协议要素'
      : '已全部读完'
    : `请阅读至末页，已读 ${reader.read.size}/${documents.length}`
  const shared = {
    name: current.name,
    zoom: reader.zoom,
    find: reader.find,
    startPage: reader.startPage(),
    onPage: reader.onPage,
    onRead: reader.onRead,
    onFailed: reader.onFailed,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 快捷键属于整个阅读框
    <div onKeyDown={onKeyDown}>
      <Dialog
        title={title}
        width={size.width}
        onClose={reader.isBusy ? undefined : onCancel}
        footer={
          <div className={styles.foot}>
            <p className={styles.status} role="status" aria-label="阅读进度">
              {mode === 'confirm' ? hint : ''}
            </p>
            {mode === 'confirm' && left > 0 && reader.read.has(reader.active) && nextUnread >= 0 ? (
              <Button onClick={() => reader.open(nextUnread)}>下一份</Button>
            ) : null}
            <Button disabled={reader.isBusy} onClick={onCancel}>
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
        <div className={styles.reader}>
          <ReaderTools
            key={reader.active}
            searchBox={searchBox}
            page={reader.page.page}
            count={reader.page.count}
            zoom={reader.zoom}
            find={reader.find}
            working={reader.working}
            onJump={(page) => view.current?.jump(page)}
            onZoom={reader.zoomBy}
            onFit={reader.fit}
            onFind={(query) => void reader.search(query)}
            onStep={reader.step}
            onPrint={permit?.print ? () => void reader.print() : undefined}
            onDownload={
              permit?.download && isPdf
                ? () =>
                    void download.run({
                      fileName: /\.pdf$/i.test(current.name) ? current.name : `${current.name}.pdf`,
                      load: async () => (await view.current?.download?.()) ?? new Blob(),
                    })
                : undefined
            }
          />
          <div className={styles.main} style={{ height: size.height }}>
            {hasSide ? (
              <ReaderSide
                documents={documents}
                active={reader.active}
                read={reader.read}
                onOpen={reader.open}
                elements={elements}
                isChecked={reader.isChecked}
                onCheck={reader.setChecked}
              />
            ) : null}
            <div className={styles.body} tabIndex={-1} data-autofocus data-awaits-pane>
              {'html' in current.source ? (
                <HtmlView key={reader.active} ref={view} html={current.source.html} {...shared} />
              ) : (
                <PdfView key={reader.active} ref={view} source={current.source} {...shared} />
              )}
            </div>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
