import Button from '@arco-design/web-react/es/Button'
import { useEffect, useRef } from 'react'
import { useDownload } from '#hooks/useDownload.ts'
import { useScreen } from '#ui/screen.ts'
import { protocolFile } from './htmlFile.ts'
import { ReaderPane } from './ReaderPane.tsx'
import { readerKeys } from './readerKeys.ts'
import styles from './Signing.module.css'
import { useReader } from './useReader.ts'

/** 页头、要素与按钮之外，留给正文的高度。 */
const useReadingHeight = () => {
  const height = useScreen(() => window.innerHeight)
  return Math.max(280, height - 420)
}

interface ProtocolSigningProps {
  protocol: { protocolNo: string; protocolName: string; htmlContent: string }
  /** 要逐项核对的要素；没有则读完即可 */
  elements?: readonly { key: string; value: string }[]
  /** 可签才有签署按钮，否则只读 */
  canSign: boolean
  isBusy: boolean
  signText?: string
  onSign: () => void
  onClose: () => void
}

/** 在页面里阅读并签署一份协议：读到末页（并核对要素）才能签署；可下载。 */
export function ProtocolSigning({ protocol, elements, canSign, isBusy, ...props }: ProtocolSigningProps) {
  const { protocolNo, protocolName, htmlContent } = protocol
  const { signText = '确认签署' } = props
  const searchBox = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const height = useReadingHeight()
  const download = useDownload()
  const documents = [{ name: protocolName, source: { html: htmlContent } }]
  const reader = useReader({ documents, elements })
  useEffect(() => {
    // 打开就能用键盘阅读，与阅读框一样
    area.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  const hint = reader.isAllRead
    ? elements && !reader.isChecked
      ? '已全部读完，请核对协议要素'
      : '已全部读完'
    : '请阅读至末页'
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 快捷键属于整个阅读区 */}
      <div ref={area} className={styles.reader} onKeyDown={(event) => readerKeys(event, reader, searchBox)}>
        <ReaderPane
          documents={documents}
          elements={elements}
          permit={{ print: true }}
          reader={reader}
          height={height}
          searchBox={searchBox}
        />
      </div>
      <footer className={styles.foot}>
        <p className={styles.status} role="status" aria-label="阅读进度">
          {canSign ? hint : ''}
        </p>
        <Button onClick={props.onClose}>关闭</Button>
        <Button
          loading={download.running}
          onClick={() =>
            void download.run({
              fileName: `${protocolName}-${protocolNo}.html`,
              load: () => protocolFile(protocolName, htmlContent),
            })
          }
        >
          下载
        </Button>
        {canSign ? (
          <Button type="primary" disabled={!reader.canConfirm} loading={isBusy} onClick={props.onSign}>
            {signText}
          </Button>
        ) : null}
      </footer>
    </>
  )
}
