import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { downloadFinanceDataPackage } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import type { FinanceDataProps } from './family.ts'
import { NoPackage } from './NoPackage.tsx'
import { PackageFacts } from './PackageFacts.tsx'
import { usePackage } from './usePackage.ts'

/** 融资资料详情：各类文件、查验结果、引用情况；预览带水印，可打包下载、继续上传。 */
export function PackageDetail({ family }: FinanceDataProps) {
  const navigate = useNavigate()
  const { packageNo, result } = usePackage()
  if (!packageNo) return <NoPackage family={family} />
  return (
    <DetailView
      name="资料包"
      of={{ packageNo }}
      renderExtra={(row) => (
        <>
          {row.actions.some(({ code, enabled }) => code === 'UPLOAD' && enabled) ? (
            <Button
              type="primary"
              onClick={() => void navigate(family.steps[0]?.path(row.packageNo) ?? family.manage)}
            >
              继续上传
            </Button>
          ) : null}
          {row.items.length > 0 ? (
            <ExportButton
              fileName={`${row.packageName}（${row.packageNo}）.zip`}
              load={(transfer) => downloadFinanceDataPackage({ packageNo: row.packageNo }, transfer)}
            >
              打包下载
            </ExportButton>
          ) : null}
        </>
      )}
      result={result}
      onClose={() => void navigate(family.manage, { replace: true })}
    >
      {(row) => <PackageFacts row={row} />}
    </DetailView>
  )
}
