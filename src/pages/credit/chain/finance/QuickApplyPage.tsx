import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  removeFinanceDraft,
  submitQuickFinances,
  usePageFinanceApplications,
} from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication, FinanceApplicationQuery } from '#api/generated/corp/model/index.ts'
import { useBatchSubmit } from '#business/approval/useBatchSubmit.tsx'
import { issuerNames } from '#business/credit/finance/issuerNames.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const QuickEditDrawer = lateDialog(() => import('./QuickEditDrawer.tsx').then((part) => part.QuickEditDrawer))
const QuickPickDrawer = lateDialog(() => import('./QuickPickDrawer.tsx').then((part) => part.QuickPickDrawer))

const filter = filters<FinanceApplicationQuery>()
const conditions = [
  filter.text('voucherNo', '凭证编号'),
  filter.suggest('issuerName', '开立方', issuerNames),
  filter.money('availableAmount', '可用金额'),
  filter.dates('maturityDate', '承诺付款日'),
  filter.dict('financeStatus', '融资状态', 'FINANCE_STATUS'),
]
const defaults: Partial<FinanceApplicationQuery> = { financeMode: 'QUICK' }
const is = column<FinanceApplication>()

/** 签收融资申请：签收即融资的草稿与选凭证批量生成的草稿，补齐后批量提交（T-FIN-02、T-SGN-07）。 */
export default function QuickApplyPage() {
  const page = useListPage(usePageFinanceApplications, { conditions, defaults })
  const navigate = useNavigate()
  const [editing, setEditing] = useState<FinanceApplication>()
  const [picking, setPicking] = useState(false)
  const batch = useBatchSubmit(page, {
    rowKey: 'financeNo',
    amountOf: (row) => row.financeAmount,
    send: (request) => submitQuickFinances(request),
  })
  const remove = useAction((row: FinanceApplication) => removeFinanceDraft(refOf(row, 'financeNo')), {
    ask: (row) => ({
      title: '移除草稿',
      content: `移除 ${row.financeNo}？凭证不受影响，可再融资。`,
      ok: '移除',
    }),
    success: '已移除',
  })

  const columns = [
    is.code('holdingNo', '持有编号'),
    is.dict('financeStatus', '融资状态', 'FINANCE_STATUS'),
    is.code('voucherNo', '凭证编号'),
    is.text('issuerName', '开立方'),
    is.money('availableAmount', '可用金额'),
    is.text('funderName', '资金方'),
    is.rate('annualRate', '年利率'),
    is.money('financeAmount', '融资金额', { total: true }),
    is.money('interestAmount', '融资利息'),
    is.money('netAmount', '预计到账金额'),
    is.custom(
      'packageNo',
      '资料包编号',
      ({ packageNo, missing }) => packageNo ?? (missing?.includes('资料包') ? '待补资料' : '--'),
    ),
    is.actions(
      {
        SUBMIT: ['提交', (row) => void batch.submit(row)],
        EDIT: ['修改资金方', setEditing],
        STANDARD: [
          '转标准融资',
          ({ financeNo }) => void navigate(href(credit.coreFinanceApply, { view: 'edit', financeNo })),
        ],
        REMOVE: ['移除', (row) => void remove.run(row)],
      },
      { width: 220 },
    ),
  ]
  return (
    <ListCard
      label="签收融资"
      {...page}
      columns={columns}
      rowKey="financeNo"
      guidance="签收时勾选签收即融资的凭证会出现在这里，也可选凭证批量融资"
      toolbar={
        <Button type="primary" onClick={() => setPicking(true)}>
          选凭证融资
        </Button>
      }
      batch={batch}
    >
      {editing ? <QuickEditDrawer application={editing} onClose={() => setEditing(undefined)} /> : null}
      {picking ? <QuickPickDrawer onClose={() => setPicking(false)} /> : null}
    </ListCard>
  )
}
