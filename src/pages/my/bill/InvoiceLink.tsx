import type { PlatformBill } from '#api/generated/corp/model/index.ts'
import { downloadBillInvoice } from '#api/generated/corp/platform-bills/platform-bills.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { useDownload } from '#hooks/useDownload.ts'

/** 数电发票：号码就是下载按钮；没有开具的为 --。 */
export function InvoiceLink({ bill: { billNo, invoiceNo } }: { bill: PlatformBill }) {
  const download = useDownload()
  if (!invoiceNo) return <>{NO_VALUE}</>
  const fileName = `数电发票${invoiceNo}.pdf`
  return (
    <button
      type="button"
      className="text-button"
      aria-label={`下载发票 ${invoiceNo}`}
      disabled={download.running}
      onClick={() =>
        void download.run({
          fileName,
          load: (transfer) => downloadBillInvoice({ billNo }, transfer),
        })
      }
    >
      {invoiceNo}
    </button>
  )
}
