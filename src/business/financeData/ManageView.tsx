import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import {
  cancelFinanceDataPackage,
  exportFinanceDataPackages,
  usePageFinanceDataPackages,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { financeDataPackageLabels } from '#api/generated/corp/labels/financeDataPackage.ts'
import { financeDataPackageQueryLabels } from '#api/generated/corp/labels/financeDataPackageQuery.ts'
import type { FinanceDataPackage, FinanceDataPackageQuery } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'
import { column, Text } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { counterpartyOf, type FinanceDataProduct, type FinanceDataProps } from './family.ts'

const filter = filters(financeDataPackageQueryLabels)
/** 某产品的初始条件与筛选项；useListPage 要它们在重画之间不变，故每个产品只建一次。 */
const listOf = (productType: FinanceDataProduct) => ({
  defaults: { productType } satisfies Partial<FinanceDataPackageQuery>,
  conditions: [
    filter.text('packageNo'),
    filter.text('packageName'),
    filter.text('counterpartyName', { label: counterpartyOf(productType).label }),
    filter.dict('packageStatus', 'PACKAGE_STATUS'),
    filter.dates('createTime', { label: '创建时间' }),
  ],
})
const GUIDANCE: Readonly<Record<FinanceDataProduct, string>> = {
  CREDIT: '还没有资料包。融资前把授权书、合同、发票备成一个资料包，可多次引用',
  ABS: '还没有资料包。转让前把授权书、合同、发票、履约凭证备成一个资料包，可多次引用',
}
const lists = { CREDIT: listOf('CREDIT'), ABS: listOf('ABS') }
const is = column(financeDataPackageLabels)
const failuresText = (failures: FinanceDataPackage['failures']) =>
  failures.map(({ invoiceNo, reason }) => `${invoiceNo} ${reason}`).join('；')
const POLL = 5000
/** 有资料包在校验时自动更新。 */
const usePackages = (query: FinanceDataPackageQuery) =>
  usePageFinanceDataPackages(query, {
    refreshInterval: (latest) =>
      latest?.list.some((row) => row.packageStatus === 'COMPLETE' || row.packageStatus === 'VERIFYING')
        ? POLL
        : 0,
  })

interface ManageViewProps extends FinanceDataProps {
  /** 新建页的地址；当前用户不能新建时没有 */
  create: string | undefined
}

/** 融资资料管理：本企业可反复引用的资料包，新建、继续上传、作废（T-FDP-09）、导出；校验结果自动更新（T-FDP-05、06）。 */
export function ManageView({ family, create }: ManageViewProps) {
  const page = useListPage(usePackages, lists[family.productType])
  const { query } = page
  const navigate = useNavigate()
  const cancel = useAction((row: FinanceDataPackage) => cancelFinanceDataPackage(refOf(row, 'packageNo')), {
    ask: (row) => ({
      title: '作废资料包',
      content: `作废 ${row.packageName}（${row.packageNo}）？作废后不能恢复，其中的发票可放入别的资料包。`,
      ok: '作废',
    }),
    success: '已作废',
  })
  const columns = [
    is.link('packageNo', ({ packageNo }) => family.detail(packageNo)),
    is.text('packageName'),
    is.dict('packageStatus', 'PACKAGE_STATUS'),
    is.text('counterpartyName', { title: counterpartyOf(family.productType).label }),
    is.text('contractNo'),
    is.number('invoiceCount'),
    is.money('invoiceTotalAmount'),
    is.money('packageAmount', { sort: true, total: true }),
    is.money('packageUsedAmount'),
    is.custom('failures', ({ failures }) => <Text value={failuresText(failures)} />, {
      title: '不合格发票',
      width: 240,
    }),
    is.instant('updateTime', { sort: true }),
    is.actions(
      {
        UPLOAD: [
          '继续上传',
          ({ packageNo }) => void navigate(family.steps[0]?.path(packageNo) ?? family.manage),
        ],
        CANCEL: ['作废', (row) => void cancel.run(row)],
      },
      { width: 130 },
    ),
  ]
  const createButton = create ? (
    <Button type="primary" onClick={() => void navigate(create)}>
      新建
    </Button>
  ) : null
  return (
    <ListCard
      label="融资资料"
      {...page}
      columns={columns}
      rowKey="packageNo"
      guidance={GUIDANCE[family.productType]}
      emptyAction={createButton}
      toolbar={
        <>
          {createButton}
          <ExportButton
            fileName="融资资料.xlsx"
            load={(transfer) => exportFinanceDataPackages(query, transfer)}
          />
        </>
      }
    />
  )
}
