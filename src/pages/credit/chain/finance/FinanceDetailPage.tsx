import Button from '@arco-design/web-react/es/Button'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useFinanceApplicationDetail } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { FinanceFacts } from '#business/credit/finance/Facts.tsx'
import { financeStakes } from '#business/credit/finance/stakes.ts'
import { useCancelFinance } from '#business/credit/finance/useCancelFinance.tsx'
import { useContractSigning } from '#business/credit/finance/useContractSigning.tsx'
import { listAddress } from '#hooks/listPlaces.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { tooltip } from '#ui/overlay/tooltip.ts'

const listHref = href(credit.coreFinanceQuery)

/** 融资详情：金额与公式、进度、文件、登记与回单；可签署合同、撤销、打印（T-FIN-09、T-FIN-16）。 */
export default function FinanceDetailPage() {
  const [search] = useSearchParams()
  const financeNo = search.get('financeNo')
  const navigate = useNavigate()
  const detail = useFinanceApplicationDetail(financeNo ? { financeNo } : null)
  if (!financeNo) return <Navigate to={listHref} replace />
  return (
    <DetailView
      name="融资"
      of={{ financeNo }}
      result={detail}
      onClose={() => void navigate(listAddress(listHref), { replace: true })}
      renderExtra={(application) => (
        <>
          <FinanceActions application={application} />
          <Button onClick={() => window.print()}>打印</Button>
        </>
      )}
    >
      {(application) => (
        <>
          <Stakes {...financeStakes(application)} />
          <FinanceFacts
            application={application}
            packageHref={(packageNo) => href(credit.financeDataDetail, { packageNo })}
          />
        </>
      )}
    </DetailView>
  )
}

/** 签署合同与撤销，服务端给出的才有。 */
function FinanceActions({ application }: { application: FinanceApplication }) {
  const contract = useContractSigning()
  const { cancel, busy, element } = useCancelFinance()
  const button = (
    code: string,
    label: string,
    run: (application: FinanceApplication) => void,
    loading: boolean,
  ) => {
    const offered = application.actions.find((item) => item.code === code)
    if (!offered) return null
    return (
      <Button
        type={code === 'SIGN' ? 'primary' : 'default'}
        loading={loading}
        disabled={!offered.enabled}
        {...tooltip(offered.reason)}
        onClick={() => run(application)}
      >
        {label}
      </Button>
    )
  }
  return (
    <>
      {button('SIGN', '签署合同', contract.sign, contract.busy)}
      {button('CANCEL', '撤销', (one) => void cancel(one), busy)}
      {contract.element}
      {element}
    </>
  )
}
