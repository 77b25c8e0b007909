import Button from '@arco-design/web-react/es/Button'
import type { Receipt } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { useReceiptDownload } from './useReceiptDownload.ts'

/** 查看一份电子回单；银行出具之后可下载、打印。 */
export function ReceiptDrawer({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const download = useReceiptDownload()
  return (
    <Drawer
      title="电子回单"
      width={560}
      onClose={onClose}
      footer={
        receipt.isProduced ? (
          <>
            <Button onClick={() => window.print()}>打印</Button>
            <Button type="primary" onClick={() => download(receipt.receiptNo)}>
              下载
            </Button>
          </>
        ) : undefined
      }
    >
      {receipt.isProduced ? null : <Alert>银行正在出具回单，请稍后再来下载。</Alert>}
      <ReceiptFacts receipt={receipt} />
    </Drawer>
  )
}
