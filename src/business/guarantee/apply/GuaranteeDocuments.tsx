import { previewGuaranteeDocument } from '#api/generated/corp/guarantees/guarantees.ts'
import type { Guarantee } from '#api/generated/corp/model/index.ts'
import { type ProtocolFile, ProtocolFiles } from '#business/protocol/Files.tsx'
import { protocolFile } from '#business/protocol/htmlFile.ts'
import { useDownload } from '#hooks/useDownload.ts'

/** 一份保函的协议文件：申请书、开立协议、正本；预览，已签署的可下载。 */
export function GuaranteeDocuments({ guarantee }: { guarantee: Guarantee }) {
  const { guaranteeApplyNo, documents } = guarantee
  const download = useDownload()
  const preview = (protocolNo: string) => previewGuaranteeDocument({ guaranteeApplyNo, protocolNo })
  const save = ({ protocolNo, protocolName }: ProtocolFile) =>
    void download.run({
      fileName: `${protocolName}_${guaranteeApplyNo}.html`,
      load: async () => protocolFile(protocolName, (await preview(protocolNo)).htmlContent ?? ''),
    })
  return <ProtocolFiles documents={documents} preview={preview} save={save} saving={download.running} />
}
