import {
  reviewNameChanges,
  useNameChangeContext,
  useNameChangeDetail,
} from '#api/generated/corp/name-changes/name-changes.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { ImpactNotice } from './ImpactNotice.tsx'
import { NameChangeFacts } from './NameChangeFacts.tsx'

interface NameChangeDecisionProps {
  nameChangeNo: string
  queue?: DecisionQueue
  onClose: () => void
}

/** 更名复核：通过即送平台审核（T-NMC-02），或驳回（T-NMC-03）。 */
export function NameChangeDecision({ nameChangeNo, queue, onClose }: NameChangeDecisionProps) {
  const context = useNameChangeContext()
  return (
    <DecisionView
      name="更名申请"
      of={{ nameChangeNo }}
      result={useNameChangeDetail({ nameChangeNo })}
      action="REVIEW"
      signing={({ nameChangeNo: no, oldCorpName, newCorpName }) => ({
        businessType: 'CORP_CHANGE',
        productType: 'CREDIT',
        summary: `企业更名 ${no}`,
        content: [
          ['原企业名称', oldCorpName],
          ['新企业名称', newCorpName],
        ],
      })}
      send={reviewNameChanges}
      queue={queue}
      onClose={onClose}
    >
      {(nameChange) => (
        <>
          {nameChange.nameChangeStatus === 'PENDING_REVIEW' && context.data ? (
            <ImpactNotice impacts={context.data.impacts} />
          ) : null}
          <NameChangeFacts nameChange={nameChange} />
        </>
      )}
    </DecisionView>
  )
}
