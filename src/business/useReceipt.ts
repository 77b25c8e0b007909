import { downloadCashReceipt } from '#api/generated/corp/cashes/cashes.ts'
import { useDownload } from '#hooks/useDownload.ts'

/** 下载电子回单：回单编号 → 存为 PDF；到账之前没有回单。load 是该产品的下载，缺省为凭证兑付。 */
export function useReceipt(load: typeof downloadCashReceipt = downloadCashReceipt) {
  const download = useDownload()
  return (receiptNo: string | undefined) => {
    if (!receiptNo) return
    void download.run({
      fileName: `电子回单_${receiptNo}.pdf`,
      load: (transfer) => load({ receiptNo }, transfer),
    })
  }
}
