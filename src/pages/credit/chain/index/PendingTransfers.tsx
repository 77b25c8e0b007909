import { useNavigate } from 'react-router-dom'
import { transferApplicationLabels } from '#api/generated/corp/labels/transferApplication.ts'
import type { TransferApplication } from '#api/generated/corp/model/index.ts'
import { usePageTransferApplications } from '#api/generated/corp/transfers/transfers.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(transferApplicationLabels)
const pending = { pageCond: { pageNo: 1, pageSize: 10 }, transferStatus: 'PENDING_REVIEW' } as const

/** 待复核的转让，至多十笔，点开就是拆分转让复核；本人经办的说明不可复核（INV-01）。没有就不占地方。 */
export function PendingTransfers() {
  const reach = useReach()
  const navigate = useNavigate()
  const allowed = reach(href(credit.chainTransferSplitApprove)) !== undefined
  const { data, error, mutate } = usePageTransferApplications(allowed ? pending : null)
  if (error && !data)
    return (
      <Section title="待复核转让">
        <ErrorState error={error} onRetry={() => void mutate()} />
      </Section>
    )
  if (!data?.list.length) return null
  const address = ({ transferNo }: TransferApplication) =>
    href(credit.chainTransferSplitApprove, { view: 'review', transferNo })
  const columns = [
    is.link('transferNo', address),
    is.code('voucherNo'),
    is.money('transferTotalAmount'),
    is.number('lineCount'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.deadline('deadline', '期限'),
    is.actions({ REVIEW: ['复核', (row) => void navigate(address(row))] }, { width: 80 }),
  ]
  return (
    <Section title="待复核转让">
      <PlainTable label="待复核转让" columns={columns} rows={data.list} rowKey="transferNo" />
    </Section>
  )
}
