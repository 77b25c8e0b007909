import Button from '@arco-design/web-react/es/Button'
import { registerRfInvoice, uploadRfInvoices } from '#api/generated/corp/rf-invoices/rf-invoices.ts'
import { InvoiceBatch } from '#business/trade/InvoiceBatch.tsx'
import { useUser } from '#state/useSession.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { SIDES, type Side } from '../sides.ts'

/** 上传发票：债权人上传自己开出的，债务人上传自己收到的；对方须是交易对手。 */
export function InvoiceUploadView({ side, onClose }: { side: Side; onClose: () => void }) {
  const { corpName } = useUser()
  const isOwn = (name: string) => name === corpName
  const isOther = (name: string) => name.trim() !== '' && name !== corpName
  const other = { is: isOther, problem: `${SIDES[side].partner}不能是本企业` }
  return (
    <PageCard description="上传发票" extra={<Button onClick={onClose}>返回列表</Button>}>
      <InvoiceBatch
        parties={
          side === 'CREDITOR'
            ? { sellerName: corpName, seller: { is: isOwn, problem: '销售方须为本企业' }, buyer: other }
            : { buyerName: corpName, buyer: { is: isOwn, problem: '购买方须为本企业' }, seller: other }
        }
        upload={(fileIds) => uploadRfInvoices({ fileIds })}
        register={registerRfInvoice}
      />
    </PageCard>
  )
}
