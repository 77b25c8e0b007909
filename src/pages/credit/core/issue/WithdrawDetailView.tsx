import { useWithdrawApplicationDetail } from '#api/generated/corp/withdrawals/withdrawals.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { WithdrawFacts } from './WithdrawFacts.tsx'

/** 一份撤回申请：内容与经过。 */
export function WithdrawDetailView({ withdrawNo, onClose }: { withdrawNo: string; onClose: () => void }) {
  return (
    <DocumentView
      name="撤回申请"
      useDetail={useWithdrawApplicationDetail}
      of={{ withdrawNo }}
      onClose={onClose}
    >
      {(application) => <WithdrawFacts application={application} />}
    </DocumentView>
  )
}
