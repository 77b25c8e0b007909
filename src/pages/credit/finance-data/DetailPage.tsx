import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { downloadFinanceDataPackage } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { DetailView } from '#ui/DetailView.tsx'
import { ExportButton } from '#ui/ExportButton.tsx'
import { NoPackage } from './NoPackage.tsx'
import { PackageFacts } from './PackageFacts.tsx'
import { usePackage } from './usePackage.ts'

/** 融资资料详情：各类文件、查验结果、引用情况；预览带水印，可打包下载、继续上传。 */
export default function DetailPage() {
  const title = usePageTitle()
  const navigate = useNavigate()
  const { packageNo, result } = usePackage()
  if (!packageNo) return <NoPackage />
  const { data } = result
  return (
    <DetailView
      title={title}
      description={`资料包 ${packageNo}`}
      extra={
        <>
          {data?.actions.some(({ code, enabled }) => code === 'UPLOAD' && enabled) ? (
            <Button
              type="primary"
              onClick={() => void navigate(href(credit.financeDataUploadAuth, { packageNo }))}
            >
              继续上传
            </Button>
          ) : null}
          {data && data.items.length > 0 ? (
            <ExportButton
              fileName={`${data.packageName}（${packageNo}）.zip`}
              load={(onProgress, signal) =>
                downloadFinanceDataPackage({ packageNo }, transferOptions(onProgress, signal))
              }
            >
              打包下载
            </ExportButton>
          ) : null}
        </>
      }
      result={result}
      onClose={() => void navigate(href(credit.financeDataManage))}
    >
      {(row) => <PackageFacts row={row} />}
    </DetailView>
  )
}
