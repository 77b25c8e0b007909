import { useTransferApplicationDetail } from '#api/generated/corp/transfers/transfers.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { transferStakes } from './transferStakes.ts'

/** 一份转让申请：内容与经过。 */
export function TransferDetailView({ transferNo, onClose }: { transferNo: string; onClose: () => void }) {
  return (
    <DocumentView
      name="转让申请"
      useDetail={useTransferApplicationDetail}
      of={{ transferNo }}
      onClose={onClose}
    >
      {(application) => (
        <>
          <Stakes {...transferStakes(application)} />
          <TransferFacts application={application} />
        </>
      )}
    </DocumentView>
  )
}
