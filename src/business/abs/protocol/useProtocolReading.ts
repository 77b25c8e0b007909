import { absProtocolDocuments } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import type { AbsProtocol } from '#api/generated/corp/model/index.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useAction } from '#hooks/useAction.ts'

/** 阅读一份协议的正文，可打印，不签署；element 须由页面渲染。 */
export function useProtocolReading() {
  const reader = useProtocolReader()
  const load = useAction(
    ({ protocolNo }: AbsProtocol) => absProtocolDocuments({ protocolNo, forSigning: false }),
    {
      onDone: ({ documents }) => {
        void reader.open({
          title: documents[0]?.protocolName ?? '协议',
          mode: 'view',
          permit: { print: true },
          documents: documents.map(({ protocolName, htmlContent }) => ({
            name: protocolName,
            source: { html: htmlContent },
          })),
        })
      },
    },
  )
  return { read: (row: AbsProtocol) => void load.run(row), element: reader.element }
}
