import type { CollectAccount } from '#api/generated/corp/model/index.ts'
import {
  usePageFinanceableRfAccounts,
  useRfFinancingDetail,
} from '#api/generated/corp/rf-financings/rf-financings.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { LastOpinion } from '#business/approval/LastOpinion.tsx'
import { useView } from '#hooks/useView.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { RfFinanceFacts } from './RfFinanceFacts.tsx'
import { RfFinanceWizard } from './RfFinanceWizard.tsx'

/** 融资申请：分步填写、提交复核；`?view=edit` 继续草稿或改被驳回的，`?view=pick` 先选上一笔账款（T-RFN-01、T-RFN-02）。 */
export default function ApplyFinancingPage() {
  const [, { rfFinanceNo, arNo }] = useView('edit', 'pick')
  const collectAccounts = useListCollectAccounts()
  const picking = arNo && `以应收账款 ${arNo} 融资`
  const description = rfFinanceNo ? `编辑融资申请 ${rfFinanceNo}` : picking
  return (
    <PageCard description={description}>
      <QueryState result={collectAccounts}>
        {(accounts) => {
          if (rfFinanceNo) return <Editing rfFinanceNo={rfFinanceNo} accounts={accounts} />
          if (arNo) return <Chosen arNo={arNo} accounts={accounts} />
          return <RfFinanceWizard collectAccounts={accounts} />
        }}
      </QueryState>
    </PageCard>
  )
}

function Editing({ rfFinanceNo, accounts }: { rfFinanceNo: string; accounts: readonly CollectAccount[] }) {
  const editing = useRfFinancingDetail({ rfFinanceNo })
  return (
    <QueryState result={editing}>
      {(financing) => (
        <EditGate key={rfFinanceNo} of={financing} facts={<RfFinanceFacts financing={financing} />}>
          {(own) => (
            <>
              <LastOpinion opinion={own.reviewOpinion} />
              <RfFinanceWizard collectAccounts={accounts} editing={own} />
            </>
          )}
        </EditGate>
      )}
    </QueryState>
  )
}

function Chosen({ arNo, accounts }: { arNo: string; accounts: readonly CollectAccount[] }) {
  const found = usePageFinanceableRfAccounts({ pageCond: { pageNo: 1, pageSize: 1 }, arNo })
  return (
    <QueryState result={found}>
      {({ list }) => (
        <RfFinanceWizard collectAccounts={accounts} picked={list.filter((one) => one.enabled)} />
      )}
    </QueryState>
  )
}
