import { useNavigate } from 'react-router-dom'
import {
  useListPriceSuppliers,
  usePriceSchemeDetail,
} from '#api/generated/corp/price-schemes/price-schemes.ts'
import type { PriceSupplier } from '#api/generated/corp/model/index.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { PriceForm } from './PriceForm.tsx'

interface EditFormProps {
  priceNo: string
  suppliers: readonly PriceSupplier[]
  onClose: () => void
}

/** 修改草稿或被驳回的方案。 */
function EditForm({ priceNo, suppliers, onClose }: EditFormProps) {
  return (
    <Loaded result={usePriceSchemeDetail({ priceNo })}>
      {(scheme) => <PriceForm key={priceNo} suppliers={suppliers} editing={scheme} onClose={onClose} />}
    </Loaded>
  )
}

/** 定价配置：新增或修改一份定价方案（T-PRC-01、02）。 */
export default function PriceConfigPage() {
  const [view, { priceNo = '' }] = useView('edit')
  const navigate = useNavigate()
  const close = () => void navigate(href(my.priceMain), { replace: true })
  return (
    <PageCard title={usePageTitle()} description={view ? `编辑定价方案 ${priceNo}` : '新增定价方案'}>
      <Loaded result={useListPriceSuppliers()}>
        {(suppliers) =>
          view ? (
            <EditForm priceNo={priceNo} suppliers={suppliers} onClose={close} />
          ) : (
            <PriceForm suppliers={suppliers} onClose={close} />
          )
        }
      </Loaded>
    </PageCard>
  )
}
