import { usePlatformBillDetail } from '#api/generated/corp/platform-bills/platform-bills.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { BillFacts } from './BillFacts.tsx'

/** 查看一份平台账单。 */
export function BillDetailView({ billNo, onClose }: { billNo: string; onClose: () => void }) {
  return (
    <DocumentView name="账单" useDetail={usePlatformBillDetail} of={{ billNo }} onClose={onClose}>
      {(bill) => <BillFacts bill={bill} />}
    </DocumentView>
  )
}
