import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rfFinancingLabels } from '#api/generated/corp/labels/rfFinancing.ts'
import { rfFinancingQueryLabels } from '#api/generated/corp/labels/rfFinancingQuery.ts'
import type { RfFinancing } from '#api/generated/corp/model/index.ts'
import {
  cancelRfFinancing,
  exportRfFinancings,
  presignRfContract,
  recallRfFinancing,
  signRfContract,
  supplementRfFinancing,
  usePageRfFinancings,
} from '#api/generated/corp/rf-financings/rf-financings.ts'
import { useRecall } from '#business/approval/useRecall.ts'
import { DueDate } from '#business/DueDate.tsx'
import { useContractSigning } from '#business/signing/useContractSigning.tsx'
import { useSignedAction } from '#business/signing/useSignedAction.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { RepaymentsView } from './RepaymentsView.tsx'
import { rfFinanceSigning } from './rfFinanceSigning.ts'

const SupplementDrawer = lateDialog(() =>
  import('#business/financing/SupplementDrawer.tsx').then((part) => part.SupplementDrawer),
)
const TrialDrawer = lateDialog(() => import('./TrialDrawer.tsx').then((part) => part.TrialDrawer))

const filter = filters(rfFinancingQueryLabels)
const conditions = [
  filter.text('rfFinanceNo'),
  filter.text('debtorName'),
  filter.text('funderName'),
  filter.money('rfFinanceAmount'),
  filter.dates('lendTime', { label: '放款时间' }),
  filter.dict('rfFinanceStatus', 'RF_FINANCE_STATUS'),
]
const is = column(rfFinancingLabels)
const ref = (row: RfFinancing) => refOf(row, 'rfFinanceNo')

/** 融资管理：本企业全部保理融资及进度；补件、签署合同、撤销、导出，各次回款与利息试算（T-RFN-06、09、13）。 */
export default function FinancingManagePage() {
  const [view, , open, close] = useView('repayments')
  const page = useListPage(usePageRfFinancings, { conditions })
  const { query } = page
  const navigate = useNavigate()
  const apply = useReach()(href(reverseFactoring.financingApplyFinancing))
  const [supplementing, setSupplementing] = useState<RfFinancing>()
  const [trying, setTrying] = useState(false)
  const contract = useContractSigning<RfFinancing>({
    title: '保理合同签署',
    success: '合同已签署，等待资金方放款',
    of: ref,
    presign: ({ rfFinanceNo }) => presignRfContract({ rfFinanceNo }),
    signing: (row) => rfFinanceSigning(row, '签署保理合同'),
    send: signRfContract,
  })
  const recall = useRecall('rfFinanceNo', recallRfFinancing, '账款与额度放开，可继续编辑')
  const cancel = useSignedAction({
    ask: ({ rfFinanceNo }: RfFinancing) => ({
      title: '撤销融资申请',
      content: `撤销 ${rfFinanceNo}？锁定的账款与额度恢复可用，撤销后不能恢复。`,
      ok: '撤销',
    }),
    signing: (row) => rfFinanceSigning(row, '撤销保理融资'),
    of: ref,
    send: cancelRfFinancing,
    success: '保理融资已撤销',
  })
  const edit = ({ rfFinanceNo }: RfFinancing) =>
    void navigate(href(reverseFactoring.financingApplyFinancing, { view: 'edit', rfFinanceNo }))
  if (view === 'repayments') return <RepaymentsView onClose={close} />
  const columns = [
    is.link('rfFinanceNo', ({ rfFinanceNo }) => href(reverseFactoring.financingViewApply, { rfFinanceNo })),
    is.dict('rfFinanceStatus', 'RF_FINANCE_STATUS'),
    is.text('debtorName'),
    is.money('rfFinanceAmount', { sort: true }),
    is.custom('maturityDate', (row) => <DueDate day={row.maturityDate} overdueDays={row.overdueDays} />, {
      width: 180,
      sort: true,
    }),
    is.text('funderName'),
    is.rate('annualRate'),
    is.money('netAmount'),
    is.instant('lendTime', { sort: true }),
    is.dict('factoringType', 'FACTORING_TYPE', { tone: 'plain' }),
    is.money('repaidAmount'),
    is.money('tailAmount'),
    is.actions(
      {
        EDIT: ['编辑', edit],
        SUPPLEMENT: ['补件', setSupplementing],
        RECALL: ['撤回提交', (row) => void recall.run(row)],
        SIGN: ['签署合同', contract.sign],
        CANCEL: ['撤销', (row) => void cancel.start(row)],
      },
      { width: 150 },
    ),
  ]
  return (
    <ListCard
      label="保理融资"
      {...page}
      columns={columns}
      rowKey="rfFinanceNo"
      guidance="还没有保理融资。债务人确权后的账款可以向签了协议的资金方融资"
      toolbar={
        <>
          {apply ? (
            <Button type="primary" onClick={() => void navigate(apply)}>
              申请融资
            </Button>
          ) : null}
          <Button onClick={() => setTrying(true)}>利息试算</Button>
          <Button onClick={() => open('repayments')}>回款记录</Button>
          <ExportButton
            fileName="反向保理融资.xlsx"
            load={(transfer) => exportRfFinancings(query, transfer)}
          />
        </>
      }
    >
      {trying ? <TrialDrawer onClose={() => setTrying(false)} /> : null}
      {supplementing ? (
        <SupplementDrawer
          documentNo={supplementing.rfFinanceNo}
          wanted={supplementing}
          items={['补充资料']}
          accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
          send={([attachments = []], remark) =>
            supplementRfFinancing({ ...refOf(supplementing, 'rfFinanceNo'), attachments, ...remark })
          }
          onClose={() => setSupplementing(undefined)}
        />
      ) : null}
      {contract.element}
      {cancel.element}
    </ListCard>
  )
}
