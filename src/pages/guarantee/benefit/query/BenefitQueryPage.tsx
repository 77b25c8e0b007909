import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { usePageBeneficiaryGuarantees } from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import type { BeneficiaryGuarantee, BeneficiaryGuaranteeQuery } from '#api/generated/corp/model/index.ts'
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

const filter = filters<BeneficiaryGuaranteeQuery>()
const conditions = [
  filter.text('guaranteeNo', '保函编号'),
  filter.text('guarantorName', '申请人'),
  filter.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE'),
  filter.text('tenderProjectName', '招标项目名称'),
  filter.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
  filter.dates('guaranteeExpireDate', '保函到期日'),
  filter.dict('revokeStatus', '申请人的撤销', 'REVOKE_STATUS'),
]
const is = column<BeneficiaryGuarantee>()

/** 受益人保函查询：索赔、答复申请人的撤销（T-GRV-03、05）、下载与验真；未开标的只知份数。 */
export default function BenefitQueryPage() {
  const [view, { guaranteeNo = '', revokeNo = '' }, open, close] = useView('detail', 'answer')
  const page = useListPage(usePageBeneficiaryGuarantees, { conditions })
  const [verifying, setVerifying] = useState(false)
  const actions = useIssuedActions()

  if (view === 'detail') return <IssuedDetailView guaranteeNo={guaranteeNo} onClose={close} />
  if (view === 'answer') return <RevokeAnswer revokeNo={revokeNo} onClose={close} />

  const columns = [
    is.open('guaranteeNo', '保函编号', (row) => open('detail', { guaranteeNo: row.guaranteeNo })),
    is.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
    is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
    is.text('guarantorName', '申请人（被担保人）'),
    is.money('guaranteeAmount', '保函金额', { sort: true }),
    is.date('guaranteeExpireDate', '保函到期日'),
    is.text('issuerOrgName', '开立机构'),
    is.text('tenderProjectName', '招标项目名称'),
    is.text('guaranteeContractNo', '基础合同编号'),
    is.date('guaranteeEffectiveDate', '保函生效日'),
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
