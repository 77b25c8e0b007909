import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import {
  exportIssuedGuarantees,
  usePageIssuedGuarantees,
} from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import { guaranteeBriefLabels } from '#api/generated/corp/labels/guaranteeBrief.ts'
import { issuedGuaranteeQueryLabels } from '#api/generated/corp/labels/issuedGuaranteeQuery.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useIssuedActions } from './useIssuedActions.ts'

const IssuedDetailView = lateView(() =>
  import('./IssuedDetailView.tsx').then((part) => part.IssuedDetailView),
)
const VerifyDrawer = lateDialog(() => import('./VerifyDrawer.tsx').then((part) => part.VerifyDrawer))

const filter = filters(issuedGuaranteeQueryLabels)
const conditions = [
  filter.text('guaranteeNo'),
  filter.text('antiFakeCode'),
  filter.dict('guaranteeType', 'GUARANTEE_TYPE'),
  filter.text('guarantorName'),
  filter.text('beneficiaryName'),
  filter.text('issuerOrgName'),
  filter.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
  filter.dates('guaranteeEffectiveDate'),
  filter.dates('guaranteeExpireDate'),
]
const is = column(guaranteeBriefLabels)

/** 保函查询：本企业申请的与以本企业为受益人的已开立保函；凭编号与验真码验真。 */
export default function IssuedQueryPage() {
  const [view, { guaranteeNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageIssuedGuarantees, { conditions })
  const { query } = page
  const [verifying, setVerifying] = useState(false)
  const actions = useIssuedActions()

  if (view === 'detail') return <IssuedDetailView guaranteeNo={guaranteeNo} onClose={close} />

  const columns = [
    is.open('guaranteeNo', (row) => open('detail', { guaranteeNo: row.guaranteeNo })),
    is.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
    is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
    is.text('guarantorName', { title: '申请人（被担保人）' }),
    is.text('beneficiaryName'),
    is.text('issuerOrgName'),
    is.money('guaranteeAmount', { sort: true }),
    is.date('guaranteeEffectiveDate'),
    is.date('guaranteeExpireDate'),
    is.actions(actions, { width: 150 }),
  ]
  return (
    <ListCard
      label="保函"
      {...page}
      columns={columns}
      rowKey="guaranteeNo"
      guidance="没有已开立的保函；别家的保函可凭编号与验真码验真"
      toolbar={
        <>
          <Button type="primary" onClick={() => setVerifying(true)}>
            验真
          </Button>
          <ExportButton fileName="保函.xlsx" load={(transfer) => exportIssuedGuarantees(query, transfer)} />
        </>
      }
    >
      {verifying ? <VerifyDrawer onClose={() => setVerifying(false)} /> : null}
    </ListCard>
  )
}
