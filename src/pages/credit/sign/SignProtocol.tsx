import Button from '@arco-design/web-react/es/Button'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { signProtocol } from '#api/generated/corp/protocols/protocols.ts'
import type { ProtocolSignRequest, SignableProtocol } from '#api/generated/corp/model/index.ts'
import { protocolFile } from '#business/protocol/protocolFile.ts'
import { readerKeys } from '#business/protocol/readerKeys.ts'
import { ReaderPane } from '#business/protocol/ReaderPane.tsx'
import { tellProtocolSigned } from '#business/protocol/signedProtocols.ts'
import { useReader } from '#business/protocol/useReader.ts'
import { useCertifiedSigning } from '#business/signing/useCertifiedSigning.tsx'
import { useDownload } from '#hooks/useDownload.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { column } from '#ui/columns.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './sign.module.css'

const is = column<SignableProtocol>()
const facts = [
  is.code('protocolNo', '协议编号'),
  is.text('protocolName', '协议名称'),
  is.dict('protocolType', '协议类型', 'PROTOCOL_TYPE', { tone: 'draft' }),
  is.custom('partyNames', '签署方', (row) => row.partyNames.join('、')),
  is.dict('protocolStatus', '协议状态', 'PROTOCOL_STATUS'),
  is.instant('signTime', '签署时间'),
]
const evidence = is.code('evidenceHash', '存证摘要')

const onResize = (listen: () => void) => {
  window.addEventListener('resize', listen)
  return () => window.removeEventListener('resize', listen)
}
/** 页头、要素与按钮之外，留给正文的高度。 */
const useReadingHeight = () => {
  const height = useSyncExternalStore(onResize, () => window.innerHeight)
  return Math.max(280, height - 420)
}

/** 一份待签的协议：读到末页并核对要素才能签署；签好告诉来源页面。 */
export function SignProtocol({ protocol }: { protocol: SignableProtocol }) {
  const { protocolNo, protocolName, htmlContent, agreementSignTempId, canSign } = protocol
  const searchBox = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const height = useReadingHeight()
  const download = useDownload()
  const write = useSubmit((body: ProtocolSignRequest, options) => signProtocol(body, options), {
    success: '协议已签署',
    onDone: (signed) => tellProtocolSigned({ protocolNo, bizNo: signed.bizNo ?? '' }),
  })
  const signing = useCertifiedSigning(write)
  const documents = [{ name: protocolName, source: { html: htmlContent } }]
  const elements = canSign && protocol.isEnableElementConfirm ? protocol.elementData : undefined
  const reader = useReader({ title: protocolName, documents, elements, mode: 'confirm' })
  useEffect(() => {
    // 打开就能用键盘阅读，与阅读框一样
    area.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  const sign = () =>
    void signing.start({
      title: protocolName,
      sms: {
        businessType: 'SIGNUP_REVIEW',
        productType: 'CREDIT',
        businessKeys: [protocolNo],
        summary: `签署${protocolName} ${protocolNo}`,
        content: [
          ['协议编号', protocolNo],
          ['签署方', protocol.partyNames.join('、')],
        ],
      },
      businessKey: agreementSignTempId,
      content: htmlContent,
      request: (signTicket) => ({
        agreementSignTempId,
        ...(signTicket !== undefined && { signTicket }),
      }),
    })
  const hint = reader.isAllRead
    ? elements && !reader.isChecked
      ? '已全部读完，请核对协议要素'
      : '已全部读完'
    : '请阅读至末页'
  const signed = protocol.protocolStatus === 'EFFECTIVE'
  return (
    <>
      {canSign ? null : <Notice tone={signed ? 'success' : 'info'}>{protocol.reason ?? '不能签署'}</Notice>}
      <Facts label="协议信息" of={protocol} items={signed ? [...facts, evidence] : facts} />
      {reader.failure ? (
        <Notice tone="error">{reader.failure}</Notice>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- 快捷键属于整个阅读区
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
      )}
      <footer className={styles.foot}>
        <p className={styles.status} role="status" aria-label="阅读进度">
          {canSign ? hint : ''}
        </p>
        <Button onClick={() => window.close()}>关闭</Button>
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
          <Button type="primary" disabled={!reader.canConfirm} loading={signing.busy} onClick={sign}>
            确认签署
          </Button>
        ) : null}
      </footer>
      {signing.element}
    </>
  )
}
