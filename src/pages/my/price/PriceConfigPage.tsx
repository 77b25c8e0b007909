import { useNavigate } from 'react-router-dom'
import type { PriceSupplier } from '#api/generated/corp/model/index.ts'
import {
  useListPriceSuppliers,
  usePriceSchemeDetail,
} from '#api/generated/corp/price-schemes/price-schemes.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { PriceForm } from './PriceForm.tsx'
import { PriceTerms } from './PriceTerms.tsx'

interface EditFormProps {
  priceNo: string
  suppliers: readonly PriceSupplier[]
  onClose: () => void
}

/** 修改草稿或被驳回的方案。 */
function EditForm({ priceNo, suppliers, onClose }: EditFormProps) {
  return (
    <QueryState result={usePriceSchemeDetail({ priceNo })}>
      {(scheme) => (
        <EditGate key={priceNo} of={scheme} facts={<PriceTerms scheme={scheme} />}>
          {(editing) => <PriceForm suppliers={suppliers} editing={editing} onClose={onClose} />}
        </EditGate>
      )}
    </QueryState>
  )
}

/** 定价配置：新增或修改一份定价方案（T-PRC-01、02）。 */
export default function PriceConfigPage() {
  const [view, { priceNo = '' }] = useView('edit')
  const navigate = useNavigate()
  const close = () => void navigate(href(my.priceMain), { replace: true })
  return (
    <PageCard description={view ? `编辑定价方案 ${priceNo}` : '新增定价方案'}>
      <QueryState result={useListPriceSuppliers()}>
        {(suppliers) =>
          view ? (
            <EditForm priceNo={priceNo} suppliers={suppliers} onClose={close} />
          ) : (
            <PriceForm suppliers={suppliers} onClose={close} />
          )
        }
      </QueryState>
    </PageCard>
  )
}
