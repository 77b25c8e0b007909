import Button from '@arco-design/web-react/es/Button'
import { previewIssueProtocol } from '#api/generated/corp/issues/issues.ts'
import type { IssueProtocolRequest } from '#api/generated/corp/model/index.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useAction } from '#hooks/useAction.ts'

/** 付款承诺函：取来预览，只看不签；开立方给开立申请编号，接收方给凭证编号。 */
export function IssueProtocolButton(document: IssueProtocolRequest) {
  const reader = useProtocolReader()
  const preview = useAction(previewIssueProtocol, {
    onDone: ({ protocolName, htmlContent }) => {
      void reader.open({
        title: protocolName,
        mode: 'view',
        permit: { print: true },
        documents: [{ name: protocolName, source: { html: htmlContent } }],
      })
    },
  })
  return (
    <>
      <Button loading={preview.running} onClick={() => void preview.run(document)}>
        付款承诺函
      </Button>
      {reader.element}
    </>
  )
}
