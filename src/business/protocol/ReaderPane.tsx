import type { RefObject } from 'react'
import { useDownload } from '#hooks/useDownload.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { HtmlView } from './HtmlView.tsx'
import { PdfView } from './PdfView.tsx'
import { fileOf } from './pdfEngine.ts'
import { ReadingFailure } from './pdfFailure.ts'
import styles from './Reader.module.css'
import { ReaderSide } from './ReaderSide.tsx'
import { ReaderTools } from './ReaderTools.tsx'
import type { ProtocolReaderProps, ProtocolSource } from './types.ts'
import type { useReader } from './useReader.ts'

const original = async (source: ProtocolSource): Promise<Blob> => {
  if ('html' in source) throw new ReadingFailure('这份文件不能下载')
  return fileOf(source)
}

interface ReaderPaneProps extends Pick<ProtocolReaderProps, 'documents' | 'elements' | 'permit'> {
  reader: ReturnType<typeof useReader>
  /** 正文一格的高度，像素 */
  height: number
  searchBox: RefObject<HTMLInputElement | null>
}

/** 阅读的部分：工具、文档清单与要素、正文；阅读框与协议签署页共用。 */
export function ReaderPane({ documents, elements, permit, reader, height, searchBox }: ReaderPaneProps) {
  const download = useDownload()
  const { view } = reader
  const current = documents[reader.active]
  if (!current) return null
  const isPdf = !('html' in current.source)
  const hasSide = documents.length > 1 || elements !== undefined
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
                  // 打不开、画不全的，原来的文件照样下载得到
                  load: () => view.current?.download?.() ?? original(current.source),
                })
            : undefined
        }
      />
      <div className={styles.main} style={{ height }}>
        {hasSide ? (
          <ReaderSide
            documents={documents}
            active={reader.active}
            read={reader.read}
            failures={reader.failures}
            onOpen={reader.open}
            elements={elements}
            isChecked={reader.isChecked}
            onCheck={reader.setChecked}
          />
        ) : null}
        <div className={styles.body} tabIndex={-1} data-autofocus data-awaits-pane>
          {reader.failure !== undefined ? (
            <ErrorState error={new ReadingFailure(reader.failure)} onRetry={reader.retry} />
          ) : 'html' in current.source ? (
            <HtmlView key={reader.active} ref={view} html={current.source.html} {...shared} />
          ) : (
            <PdfView key={reader.active} ref={view} source={current.source} {...shared} />
          )}
        </div>
      </div>
    </div>
  )
}
