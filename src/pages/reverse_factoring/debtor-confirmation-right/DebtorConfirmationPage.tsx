import { useNavigate } from 'react-router-dom'
import { rfConfirmationLabels } from '#api/generated/corp/labels/rfConfirmation.ts'
import { rfConfirmationQueryLabels } from '#api/generated/corp/labels/rfConfirmationQuery.ts'
import {
  recallRfConfirmation,
  submitRfConfirmations,
  usePageRfConfirmations,
} from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { useBatchSubmit } from '#business/approval/useBatchSubmit.tsx'
import { useRecall } from '#business/approval/useRecall.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useToday } from '#ui/today.ts'
import { inFull } from './confirmationValues.ts'

const filter = filters(rfConfirmationQueryLabels)
const conditions = [
  filter.text('confirmNo'),
  filter.text('creditorName'),
  filter.money('arAmount'),
  filter.dates('submitTime', { label: '提交时间' }),
  filter.dict('confirmStatus', 'CONFIRM_STATUS'),
]
const is = column(rfConfirmationLabels)

/** 债务人确权：债权人的确权请求，待办的在前、先到期的更前；可逐笔办理，全额确认的可批量（T-RCF-01、T-RCF-02）。 */
export default function DebtorConfirmationPage() {
  const page = useListPage(usePageRfConfirmations, { conditions })
  const today = useToday()
  const navigate = useNavigate()
  const handling = useReach()(href(reverseFactoring.debtorConfirmationRightRightConfirmation))
  const batch = useBatchSubmit(page, {
    rowKey: 'confirmNo',
    amountOf: (row) => row.arAmount,
    action: 'CONFIRM',
    label: '批量确权',
    ask: (count, total) => `全额确认 ${count} 笔，合计 ¥${total}？确认付款日为各笔的账款到期日。`,
    promise: '提交后等待复核，确权后不得以贸易纠纷为由拒付。',
    send: (_, rows) => submitRfConfirmations(inFull(rows, today)),
  })
  const recall = useRecall('confirmNo', recallRfConfirmation, '可以重新给出意见')
  const columns = [
    is.link('confirmNo', ({ confirmNo }) =>
      href(reverseFactoring.debtorConfirmationRightDebtorDetail, { confirmNo }),
    ),
    is.dict('confirmStatus', 'CONFIRM_STATUS'),
    is.text('creditorName'),
    is.code('arNo'),
    is.money('arAmount', { sort: true, total: true }),
    is.date('arDueDate', { sort: true }),
    is.deadline('deadline'),
    is.money('confirmAmount'),
    is.instant('submitTime', { sort: true }),
    is.actions(
      {
        CONFIRM: [
          '确权',
          ({ confirmNo }) =>
            void navigate(href(reverseFactoring.debtorConfirmationRightRightConfirmation, { confirmNo })),
        ],
        RECALL: ['撤回提交', (row) => void recall.run(row)],
      },
      { width: 100 },
    ),
  ]
  return (
    <ListCard
      label="确权请求"
      {...page}
      columns={columns}
      rowKey="confirmNo"
      guidance="还没有债权人请求确权"
      {...(handling && { batch })}
    />
  )
}
