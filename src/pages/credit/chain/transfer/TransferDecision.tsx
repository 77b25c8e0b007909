import {
  reviewTransferApplications,
  useTransferApplicationDetail,
} from '#api/generated/corp/transfers/transfers.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { RevokeButton } from './RevokeButton.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { transferSigning } from './transferSigning.ts'
import { transferStakes } from './transferStakes.ts'

/** 拆分转让复核：通过即产生子持有、等受让方签收（T-TRF-03），驳回则解冻（T-TRF-07）；待签收的可撤销（T-TRF-09）。 */
export function TransferDecision({
  transferNo,
  queue,
  onClose,
}: {
  transferNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  const detail = useTransferApplicationDetail({ transferNo })
  const view = { name: '转让申请', of: { transferNo }, result: detail, onClose }
  if (detail.data?.actions.some((item) => item.code === 'REVOKE'))
    return (
      <DetailView
        {...view}
        renderExtra={(application) => <RevokeButton application={application} onDone={onClose} />}
      >
        {(application) => <TransferFacts application={application} />}
      </DetailView>
    )
  return (
    <DecisionView
      {...view}
      queue={queue}
      action="REVIEW"
      signing={(application) => transferSigning(application, '转让')}
      stakes={transferStakes}
      send={reviewTransferApplications}
    >
      {(application) => <TransferFacts application={application} />}
    </DecisionView>
  )
}
