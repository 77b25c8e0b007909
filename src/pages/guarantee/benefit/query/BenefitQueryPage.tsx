import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { usePageBeneficiaryGuarantees } from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import { beneficiaryGuaranteeLabels } from '#api/generated/corp/labels/beneficiaryGuarantee.ts'
import { beneficiaryGuaranteeQueryLabels } from '#api/generated/corp/labels/beneficiaryGuaranteeQuery.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useIssuedActions } from '../../query/useIssuedActions.ts'
import { UnopenedTenders } from './UnopenedTenders.tsx'

const IssuedDetailView = lateView(() =>
  import('../../query/IssuedDetailView.tsx').then((part) => part.IssuedDetailView),
)
const RevokeAnswer = lateView(() => import('./RevokeAnswer.tsx').then((part) => part.RevokeAnswer))
const VerifyDrawer = lateDialog(() =>
  import('../../query/VerifyDrawer.tsx').then((part) => part.VerifyDrawer),
)

const filter = filters(beneficiaryGuaranteeQueryLabels)
const conditions = [
  filter.text('guaranteeNo'),
  filter.text('guarantorName'),
  filter.dict('guaranteeType', 'GUARANTEE_TYPE'),
  filter.text('tenderProjectName'),
  filter.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
  filter.dates('guaranteeExpireDate'),
  filter.dict('revokeStatus', 'REVOKE_STATUS', { label: '申请人的撤销' }),
]
const is = column(beneficiaryGuaranteeLabels)

/** 受益人保函查询：索赔、答复申请人的撤销（T-GRV-03、05）、下载与验真；未开标的只知份数。 */
export default function BenefitQueryPage() {
  const [view, { guaranteeNo = '', revokeNo = '' }, open, close] = useView('detail', 'answer')
  const page = useListPage(usePageBeneficiaryGuarantees, { conditions })
  const [verifying, setVerifying] = useState(false)
  const actions = useIssuedActions()

  if (view === 'detail') return <IssuedDetailView guaranteeNo={guaranteeNo} onClose={close} />
  if (view === 'answer') return <RevokeAnswer revokeNo={revokeNo} onClose={close} />

  const columns = [
    is.open('guaranteeNo', (row) => open('detail', { guaranteeNo: row.guaranteeNo })),
    is.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
    is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
    is.text('guarantorName', { title: '申请人（被担保人）' }),
    is.money('guaranteeAmount', { sort: true }),
    is.date('guaranteeExpireDate'),
    is.text('issuerOrgName'),
    is.text('tenderProjectName'),
    is.text('guaranteeContractNo'),
    is.date('guaranteeEffectiveDate'),
    is.actions(
      { ...actions, ANSWER: ['答复撤销', (row) => open('answer', { revokeNo: row.revokeNo })] },
      { width: 150 },
    ),
  ]
  return (
    <ListCard
      label="受益人保函"
      {...page}
      columns={columns}
      rowKey="guaranteeNo"
      guidance="没有以本企业为受益人的保函；投标保函开标后才列出"
      toolbar={
        <Button type="primary" onClick={() => setVerifying(true)}>
          验真
        </Button>
      }
    >
      <UnopenedTenders />
      {verifying ? <VerifyDrawer onClose={() => setVerifying(false)} /> : null}
    </ListCard>
  )
}
