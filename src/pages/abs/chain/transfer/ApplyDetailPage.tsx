import Button from '@arco-design/web-react/es/Button'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useAbsTransferDetail } from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransfer } from '#api/generated/corp/model/index.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { lateBlock } from '#ui/display/lateBlock.ts'
import { AbsTransferFacts } from './AbsTransferFacts.tsx'
import { absTransferStakes } from './absTransferStakes.ts'
import { CancelTransferButton } from './CancelTransferButton.tsx'

// 来看的人多，能提交、补正的少：表单在内容之后才取
const TransferSubmitForm = lateBlock(() =>
  import('./TransferSubmitForm.tsx').then((part) => part.TransferSubmitForm),
)
const TransferSupplementForm = lateBlock(() =>
  import('./TransferSupplementForm.tsx').then((part) => part.TransferSupplementForm),
)

const listHref = href(abs.chainTransferApply)

const allows = ({ actions }: AbsTransfer, code: string) =>
  actions.some((action) => action.code === code && action.enabled)

/** 转让申请详情：提交复核、按要求补正、撤销一份申请（T-ATR-02、06、11）。 */
export default function ApplyDetailPage() {
  const [search] = useSearchParams()
  const absTransferNo = search.get('absTransferNo')
  const navigate = useNavigate()
  const detail = useAbsTransferDetail(absTransferNo ? { absTransferNo } : null)
  if (!absTransferNo) return <Navigate to={listHref} replace />
  return (
    <DetailView
      name="转让申请"
      of={{ absTransferNo }}
      result={detail}
      onClose={() => void navigate(listHref, { replace: true })}
      renderExtra={(transfer) => (
        <>
          <CancelTransferButton transfer={transfer} />
          <Button onClick={() => window.print()}>打印</Button>
        </>
      )}
    >
      {(transfer) => (
        <>
          <Stakes {...absTransferStakes(transfer)} />
          <AbsTransferFacts transfer={transfer} />
          {allows(transfer, 'SUBMIT') ? (
            <TransferSubmitForm key={transfer.version} transfer={transfer} />
          ) : null}
          {allows(transfer, 'SUPPLEMENT') ? <TransferSupplementForm transfer={transfer} /> : null}
        </>
      )}
    </DetailView>
  )
}
