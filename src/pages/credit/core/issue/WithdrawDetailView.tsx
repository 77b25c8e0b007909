import Button from '@arco-design/web-react/es/Button'
import { useWithdrawApplicationDetail } from '#api/generated/corp/withdrawals/withdrawals.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { WithdrawFacts } from './WithdrawFacts.tsx'

/** 查看一份撤回申请。 */
export function WithdrawDetailView({ withdrawNo, onClose }: { withdrawNo: string; onClose: () => void }) {
  const detail = useWithdrawApplicationDetail({ withdrawNo })
  return (
    <PageCard
      title={usePageTitle()}
      description={`撤回申请 ${withdrawNo}`}
      extra={<Button onClick={onClose}>返回列表</Button>}
    >
      <Loaded result={detail}>{(application) => <WithdrawFacts application={application} />}</Loaded>
    </PageCard>
  )
}
