import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { rfConfirmationLabels } from '#api/generated/corp/labels/rfConfirmation.ts'
import type { RfConfirmation, RfConfirmationQuery } from '#api/generated/corp/model/index.ts'
import {
  usePageRfConfirmations,
  useRfConfirmationDetail,
} from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { type ActionMap, type Column, column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'

const is = column(rfConfirmationLabels)
const name = is.text('creditorName')
/** 等这个页面的人办的：经办确权，复核审核。 */
const FIGURES = {
  pending: [
    name,
    is.number('creditorPendingCount', { title: '待确权笔数' }),
    is.money('creditorPendingAmount', { title: '待确权金额' }),
  ],
  audit: [
    name,
    is.number('creditorAuditCount', { title: '待审核笔数' }),
    is.money('creditorAuditAmount', { title: '待审核金额' }),
  ],
}

interface CreditorDetailProps {
  figures: keyof typeof FIGURES
  listHref: string
  /** 一笔账款的查看页 */
  accountHref: (row: RfConfirmation) => string
  /** 另加的列，如 确权意见 */
  extra?: readonly Column<RfConfirmation>[]
  actions: ActionMap<RfConfirmation>
}

/** 一个债权人请求确权的全部账款；确权明细与确权审核明细共用，地址上的 confirmNo 说明是谁的。 */
export function CreditorDetail(props: CreditorDetailProps) {
  const [search] = useSearchParams()
  const confirmNo = search.get('confirmNo')
  const navigate = useNavigate()
  const detail = useRfConfirmationDetail(confirmNo ? { confirmNo } : null)
  if (!confirmNo) return <Navigate to={props.listHref} replace />
  return (
    <DetailView
      name="确权"
      of={{ confirmNo }}
      result={detail}
      onClose={() => void navigate(props.listHref, { replace: true })}
    >
      {(confirmation) => (
        <>
          <Facts title="债权人" of={confirmation} items={FIGURES[props.figures]} />
          <CreditorAccounts {...props} creditorCorpId={confirmation.creditorCorpId} />
        </>
      )}
    </DetailView>
  )
}

function CreditorAccounts({
  creditorCorpId,
  accountHref,
  extra = [],
  actions,
}: CreditorDetailProps & { creditorCorpId: string }) {
  // 只看这一家债权人的，别的条件照地址栏
  const useAccounts = (query: RfConfirmationQuery) => usePageRfConfirmations({ ...query, creditorCorpId })
  const page = useListPage(useAccounts)
  const columns = [
    is.link('arNo', accountHref),
    is.dict('confirmStatus', 'CONFIRM_STATUS'),
    is.money('arAmount', { sort: true }),
    is.money('confirmAmount'),
    ...extra,
    is.date('arCreateDate'),
    is.date('arDueDate', { sort: true }),
    is.text('contractNo'),
    is.text('invoiceNo'),
    is.text('statementNo'),
    is.actions(actions, { width: 100 }),
  ]
  return (
    <Section title="请求确权的账款">
      <ListBlock
        label="请求确权的账款"
        {...page}
        columns={columns}
        rowKey="confirmNo"
        guidance="该债权人还没有请求确权"
      />
    </Section>
  )
}
