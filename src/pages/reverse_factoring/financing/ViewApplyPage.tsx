import Button from '@arco-design/web-react/es/Button'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useRfFinancingDetail } from '#api/generated/corp/rf-financings/rf-financings.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { RfFinanceFacts } from './RfFinanceFacts.tsx'
import { rfFinanceStakes } from './rfFinanceStakes.ts'

/** 查看融资申请：一笔保理融资的全部内容，可打印、下载合同；债务人从融资风险来，看不到价格。 */
export default function ViewApplyPage() {
  const [search] = useSearchParams()
  const rfFinanceNo = search.get('rfFinanceNo')
  const navigate = useNavigate()
  const reach = useReach()
  const detail = useRfFinancingDetail(rfFinanceNo ? { rfFinanceNo } : null)
  const listHref = reach(href(reverseFactoring.financingManage)) ?? href(reverseFactoring.financingRisk)
  if (!rfFinanceNo) return <Navigate to={listHref} replace />
  return (
    <DetailView
      name="保理融资"
      of={{ rfFinanceNo }}
      result={detail}
      onClose={() => void navigate(listHref, { replace: true })}
      renderExtra={() => <Button onClick={() => window.print()}>打印</Button>}
    >
      {(financing) => (
        <>
          <Stakes {...rfFinanceStakes(financing)} />
          <RfFinanceFacts financing={financing} />
        </>
      )}
    </DetailView>
  )
}
