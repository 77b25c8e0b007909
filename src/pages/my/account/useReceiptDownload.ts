import { downloadReceipt } from '#api/generated/corp/receipts/receipts.ts'
import { useDownload } from '#hooks/useDownload.ts'

/** 下载一份电子回单的 PDF。 */
export function useReceiptDownload(): (receiptNo: string) => void {
  const { run } = useDownload()
  return (receiptNo) =>
    void run({
      fileName: `电子回单_${receiptNo}.pdf`,
      load: (transfer) => downloadReceipt({ receiptNo }, transfer),
    })
}
