import { useNavigate } from 'react-router-dom'
import type { GuaranteeBrief } from '#api/generated/corp/model/index.ts'
import { downloadAttachment } from '#business/attachments/download.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import type { ActionMap } from '#ui/table/columns.tsx'

/** 已开立保函上能做的事：下载保函、申请撤销（申请人）、索赔（受益人）；可否由服务端给出。 */
export function useIssuedActions(): ActionMap<GuaranteeBrief> {
  const navigate = useNavigate()
  const download = useDownload()
  return {
    DOWNLOAD: [
      '下载保函',
      ({ guaranteeFile: file }) => {
        if (!file) return
        void download.run({
          fileName: file.fileName,
          load: (transfer) => downloadAttachment(file, transfer),
        })
      },
    ],
    REVOKE: ['撤销', ({ guaranteeNo }) => void navigate(href(guarantee.revokeAdd, { guaranteeNo }))],
    CLAIM: ['索赔', ({ guaranteeNo }) => void navigate(href(guarantee.benefitClaimAdd, { guaranteeNo }))],
  }
}
