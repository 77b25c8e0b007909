import { previewPayConfirm } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useAction } from '#hooks/useAction.ts'

/** 查看付款确认书：未确认的是预览，已确认的是签署的正文；element 须由页面渲染。 */
export function usePayConfirm() {
  const reader = useProtocolReader()
  const preview = useAction((payableNo: string) => previewPayConfirm({ payableNo }), {
    onDone: ({ protocolName, htmlContent }) => {
      void reader.open({
        title: protocolName,
        mode: 'view',
        permit: { print: true },
        documents: [{ name: protocolName, source: { html: htmlContent } }],
      })
    },
  })
  return {
    show: (payableNo: string) => void preview.run(payableNo),
    busy: preview.running || reader.isOpen,
    element: reader.element,
  }
}
