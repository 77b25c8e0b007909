import Button from '@arco-design/web-react/es/Button'
import type { PackageInvoiceUploadRow } from '#api/generated/corp/model/index.ts'
import { registerInvoice, uploadInvoices } from '#api/generated/corp/trade-documents/trade-documents.ts'
import { feedback } from '#hooks/feedback.ts'
import { useUser } from '#state/useSession.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import styles from './InvoiceBatch.module.css'
import { InvoiceBatch } from './InvoiceBatch.tsx'

interface InvoiceBatchDrawerProps {
  sellerName: string
  onClose: () => void
  /** 登记好、查验一致的 */
  onAdded: (invoiceNos: readonly string[]) => void
}

const addedIn = (results: readonly PackageInvoiceUploadRow[]): string[] =>
  results.flatMap(({ success, invoiceNo }) => (success && invoiceNo ? invoiceNo : []))

/** 批量登记卖方开给本企业的发票：查验一致的随即选上。 */
export function InvoiceBatchDrawer({ sellerName, onClose, onAdded }: InvoiceBatchDrawerProps) {
  const { corpName } = useUser()
  return (
    <Drawer title="批量上传发票" onClose={onClose} width={960}>
      <InvoiceBatch
        parties={{
          sellerName,
          buyerName: corpName,
          seller: { is: (name) => name === sellerName, problem: `销售方须为${sellerName}` },
          buyer: { is: (name) => name === corpName, problem: '购买方须为本企业' },
        }}
        upload={async (fileIds) => {
          const answer = await uploadInvoices({ sellerName, fileIds })
          onAdded(addedIn(answer.results))
          return answer
        }}
        register={async (face) => {
          const invoice = await registerInvoice(face)
          if (invoice.invoiceVerifyStatus === 'PASS') onAdded([invoice.invoiceNo])
          else feedback.failure(`发票${invoice.invoiceNo}已登记，查验没有通过，不能使用`)
        }}
      />
      <footer className={styles.foot}>
        <Button type="primary" onClick={onClose}>
          完成
        </Button>
      </footer>
    </Drawer>
  )
}
