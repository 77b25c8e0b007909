import { useTransferApplicationDetail } from '#api/generated/corp/transfers/transfers.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { TransferFacts } from './TransferFacts.tsx'

/** 查看一份转让申请。 */
export function TransferDetailView({ transferNo, onClose }: { transferNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`转让申请 ${transferNo}`}
      result={useTransferApplicationDetail({ transferNo })}
      onClose={onClose}
    >
      {(application) => <TransferFacts application={application} />}
    </DetailView>
  )
}
