import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  removeFinanceDraft,
  submitQuickFinances,
  usePageFinanceApplications,
} from '#api/generated/corp/finances/finances.ts'
import { financeApplicationLabels } from '#api/generated/corp/labels/financeApplication.ts'
import { financeApplicationQueryLabels } from '#api/generated/corp/labels/financeApplicationQuery.ts'
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

const filter = filters(financeApplicationQueryLabels)
const conditions = [
  filter.text('voucherNo'),
  filter.suggest('issuerName', issuerNames),
  filter.money('availableAmount', { label: '可用金额' }),
  filter.dates('maturityDate', { label: '承诺付款日' }),
  filter.dict('financeStatus', 'FINANCE_STATUS'),
]
const defaults: Partial<FinanceApplicationQuery> = { financeMode: 'QUICK' }
const is = column(financeApplicationLabels)

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
    is.code('holdingNo'),
    is.dict('financeStatus', 'FINANCE_STATUS'),
    is.code('voucherNo'),
    is.text('issuerName'),
    is.money('availableAmount', { title: '可用金额' }),
    is.text('funderName'),
    is.rate('annualRate'),
    is.money('financeAmount', { total: true }),
    is.money('interestAmount'),
    is.money('netAmount'),
    is.custom(
      'packageNo',
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
