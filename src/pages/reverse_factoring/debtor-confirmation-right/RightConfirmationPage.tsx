import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import {
  usePageRfConfirmations,
  useRfConfirmationDetail,
} from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { DetailView } from '#ui/DetailView.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
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
  const title = usePageTitle()
  const detail = useRfConfirmationDetail(confirmNo ? { confirmNo } : null)
  if (!confirmNo) return <Navigate to={listHref} replace />
  const close = () => void navigate(listHref, { replace: true })
  return (
    <DetailView title={title} description={`确权 ${confirmNo}`} result={detail} onClose={close}>
      {(confirmation) => (
        <>
          <ConfirmationFacts confirmation={confirmation} />
          {confirmation.actions.some((item) => item.code === 'CONFIRM' && item.enabled) ? (
            <Opinion confirmation={confirmation} onClose={close} />
          ) : (
            <Notice>该确权已办理，无需再办</Notice>
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
    <Loaded result={pending}>
      {({ list }) => (
        <OpinionForm
          confirmation={confirmation}
          others={list.filter((one) => one.confirmNo !== confirmNo)}
          onClose={onClose}
        />
      )}
    </Loaded>
  )
}
