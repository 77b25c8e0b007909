import { useWithdrawApplicationDetail } from '#api/generated/corp/withdrawals/withdrawals.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { WithdrawFacts } from './WithdrawFacts.tsx'

/** 查看一份撤回申请。 */
export function WithdrawDetailView({ withdrawNo, onClose }: { withdrawNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`撤回申请 ${withdrawNo}`}
      result={useWithdrawApplicationDetail({ withdrawNo })}
      onClose={onClose}
    >
      {(application) => <WithdrawFacts application={application} />}
    </DetailView>
  )
}
