import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useRfProtocolDetail } from '#api/generated/corp/rf-protocols/rf-protocols.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useRouteType } from '#routes/useRouteType.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { ProtocolBoard } from './ProtocolBoard.tsx'

/** 查看、签署、重签协议：读完全文、短信与证书签署；经办只看（T-RPR-02、T-RPR-05、ROUTE-10）。 */
export default function ProtocolSignPage() {
  const type = useRouteType()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const protocolNo = search.get('protocolNo')
  const listHref = href(reverseFactoring.protocolManage)
  const result = useRfProtocolDetail(protocolNo ? { protocolNo } : null)
  if (!protocolNo) return <Navigate to={listHref} replace />
  const onClose = () => void navigate(listHref, { replace: true })
  return (
    <DetailView name="协议" of={{ protocolNo }} result={result} onClose={onClose}>
      {(protocol) => (
        <ProtocolBoard
          key={`${protocol.protocolNo}${protocol.revision}`}
          protocol={protocol}
          isSigning={type !== 'view'}
          onClose={onClose}
        />
      )}
    </DetailView>
  )
}
