import { downloadFinanceDocument } from '#api/generated/corp/finances/finances.ts'
import type { FinanceDocument } from '#api/generated/corp/model/index.ts'
import { useDownload } from '#hooks/useDownload.ts'

/** 下载一份已签署的融资文件（PDF）。 */
export const useDocumentDownload = () => {
  const download = useDownload()
  const save = (financeNo: string, { protocolNo, protocolName }: FinanceDocument) =>
    void download.run({
      fileName: `${protocolName}_${financeNo}.pdf`,
      load: (transfer) => downloadFinanceDocument({ financeNo, protocolNo }, transfer),
    })
  return { save, running: download.running }
}
