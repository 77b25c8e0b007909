import { Link, useSearchParams } from 'react-router-dom'
import { usePageFinanceDataPackages } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { financeDataPackageLabels } from '#api/generated/corp/labels/financeDataPackage.ts'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { counterpartyOf, type FinanceDataProps } from './family.ts'

const is = column(financeDataPackageLabels)
const FIRST = { pageNo: 1, pageSize: 50 }
const isOpen = (row: FinanceDataPackage) =>
  row.actions.some(({ code, enabled }) => code === 'UPLOAD' && enabled)

interface NoPackageProps extends FinanceDataProps {
  /** 这一页是上传用的：还能上传的排在前面 */
  uploading?: boolean
}

/** 从菜单直接进来、没有说是哪个资料包：就在这里选一个，选好即留在这一页办理。 */
export function NoPackage({ family, uploading = false }: NoPackageProps) {
  const [search, setSearch] = useSearchParams()
  const list = usePageFinanceDataPackages({ productType: family.productType, pageCond: FIRST })
  const choose = (packageNo: string) =>
    setSearch({ ...Object.fromEntries(search), packageNo }, { replace: true })
  const columns = [
    is.code('packageNo'),
    is.dict('packageStatus', 'PACKAGE_STATUS'),
    is.text('packageName'),
    is.text('counterpartyName', { title: counterpartyOf(family.productType).label }),
    is.number('invoiceCount'),
    is.money('packageRemainAmount', { title: '还可引用金额' }),
    is.buttons(
      ({ packageNo }) => (
        <button
          type="button"
          className="text-button"
          aria-label={`选择 ${packageNo}`}
          onClick={() => choose(packageNo)}
        >
          选择
        </button>
      ),
      { width: 80 },
    ),
  ]
  return (
    <PageCard description="请先选择资料包" extra={<Link to={family.manage}>前往融资资料管理</Link>}>
      <QueryState result={list}>
        {({ list: rows }) =>
          rows.length > 0 ? (
            <PlainTable
              label="资料包"
              columns={columns}
              rows={uploading ? rows.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))) : rows}
              rowKey="packageNo"
            />
          ) : (
            <EmptyState guidance="还没有资料包，请先新建" action={<Link to={family.manage}>去新建</Link>} />
          )
        }
      </QueryState>
    </PageCard>
  )
}
