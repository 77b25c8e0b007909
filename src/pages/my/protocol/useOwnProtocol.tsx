import { type ReactNode, useState } from 'react'
import type { Protocol, ProtocolText } from '#api/generated/corp/model/index.ts'
import { protocolDetail } from '#api/generated/corp/protocols/protocols.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useAction } from '#hooks/useAction.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'

const OwnProtocolSigning = lateDialog(() =>
  import('./OwnProtocolSigning.tsx').then((part) => part.OwnProtocolSigning),
)

/**
 * 阅读一份协议，或读完并以证书签署（T-PRT-02）。
 * @returns read 只看；sign 读完再签；element 须由页面渲染
 */
export function useOwnProtocol(): {
  read: (row: Protocol) => void
  sign: (row: Protocol) => void
  element: ReactNode
} {
  const reader = useProtocolReader()
  const [signing, setSigning] = useState<ProtocolText>()
  const view = useAction(({ protocolNo }: Protocol) => protocolDetail({ protocolNo }), {
    onDone: ({ protocol: { protocolName }, htmlContent }) =>
      void reader.open({
        title: protocolName,
        mode: 'view',
        permit: { print: true },
        documents: [{ name: protocolName, source: { html: htmlContent } }],
      }),
  })
  const start = useAction(({ protocolNo }: Protocol) => protocolDetail({ protocolNo }), {
    onDone: async (text) => {
      const { protocolName } = text.protocol
      const isRead = await reader.open({
        title: protocolName,
        mode: 'confirm',
        confirmText: '确认签署',
        documents: [{ name: protocolName, source: { html: text.htmlContent } }],
      })
      if (isRead) setSigning(text)
    },
  })
  return {
    read: (row) => void view.run(row),
    sign: (row) => void start.run(row),
    element: (
      <>
        {reader.element}
        {signing ? <OwnProtocolSigning text={signing} onClose={() => setSigning(undefined)} /> : null}
      </>
    ),
  }
}
