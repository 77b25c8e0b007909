import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import {
  usePageRfConfirmations,
  useRfConfirmationDetail,
} from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { refusalOf } from '#business/approval/offering.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { ConfirmationFacts } from '#business/reverseFactoring/confirmation/Facts.tsx'
import { NO_VALUE } from '#domain/noValue.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { SideBySide } from '#ui/display/SideBySide.tsx'
import { OpinionForm } from './OpinionForm.tsx'

const listHref = href(reverseFactoring.debtorConfirmationRight)
/** 一次最多办 50 笔 */
const PAGE = { pageNo: 1, pageSize: 50 }

/** 确权办理，左边看账款与凭据，右边给出意见：经办对一笔或同一债权人的多笔账款给出意见（T-RCF-02、T-RCF-03）。 */
export default function RightConfirmationPage() {
  const [search] = useSearchParams()
  const confirmNo = search.get('confirmNo')
  const navigate = useNavigate()
  const detail = useRfConfirmationDetail(confirmNo ? { confirmNo } : null)
  if (!confirmNo) return <Navigate to={listHref} replace />
  const close = () => void navigate(listHref, { replace: true })
  return (
    <DetailView name="确权" of={{ confirmNo }} result={detail} onClose={close}>
      {(confirmation) => (
        <SideBySide side={<Opinion confirmation={confirmation} onClose={close} />}>
          <Stakes
            label="账款金额"
            amount={confirmation.arAmount}
            from={confirmation.debtorName}
            to={confirmation.creditorName}
            facts={[
              ['账款到期日', confirmation.arDueDate],
              ['付至', `${confirmation.payeeName ?? NO_VALUE} ${confirmation.arCollectAccountNo ?? ''}`],
            ]}
          />
          <ConfirmationFacts confirmation={confirmation} />
        </SideBySide>
      )}
    </DetailView>
  )
}

/** 可办的给出意见；不能办的说明原因。 */
function Opinion({ confirmation, onClose }: { confirmation: RfConfirmation; onClose: () => void }) {
  const { creditorCorpId, confirmNo, actions } = confirmation
  const offered = actions.find(({ code }) => code === 'CONFIRM')
  const pending = usePageRfConfirmations({ pageCond: PAGE, creditorCorpId, confirmStatus: 'PENDING' })
  if (!offered?.enabled) return <Alert>{offered?.reason ?? refusalOf(confirmation, 'CONFIRM')}</Alert>
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
