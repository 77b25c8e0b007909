import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import {
  usePageRfConfirmations,
  useRfConfirmationDetail,
} from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { ConfirmationFacts } from '../confirmation/ConfirmationFacts.tsx'
import { OpinionForm } from '../confirmation/OpinionForm.tsx'

const listHref = href(reverseFactoring.debtorConfirmationRight)
/** 一次最多办 50 笔 */
const PAGE = { pageNo: 1, pageSize: 50 }

/** 确权办理：经办对一笔或同一债权人的多笔账款给出意见（T-RCF-02、T-RCF-03）。 */
export default function RightConfirmationPage() {
  const [search] = useSearchParams()
  const confirmNo = search.get('confirmNo')
  const navigate = useNavigate()
  const detail = useRfConfirmationDetail(confirmNo ? { confirmNo } : null)
  if (!confirmNo) return <Navigate to={listHref} replace />
  const close = () => void navigate(listHref, { replace: true })
  return (
    <DetailView description={`确权 ${confirmNo}`} result={detail} onClose={close}>
      {(confirmation) => (
        <>
          <ConfirmationFacts confirmation={confirmation} />
          {confirmation.actions.some((item) => item.code === 'CONFIRM' && item.enabled) ? (
            <Opinion confirmation={confirmation} onClose={close} />
          ) : (
            <Alert>该确权已办理，无需再办</Alert>
          )}
        </>
      )}
    </DetailView>
  )
}

function Opinion({ confirmation, onClose }: { confirmation: RfConfirmation; onClose: () => void }) {
  const { creditorCorpId, confirmNo } = confirmation
  const pending = usePageRfConfirmations({ pageCond: PAGE, creditorCorpId, confirmStatus: 'PENDING' })
  return (
    <QueryState result={pending}>
      {({ list }) => (
        <OpinionForm
          confirmation={confirmation}
          others={list.filter((one) => one.confirmNo !== confirmNo)}
          onClose={onClose}
        />
      )}
    </QueryState>
  )
}
