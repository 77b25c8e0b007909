import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { priceSchemeLabels } from '#api/generated/corp/labels/priceScheme.ts'
import { priceSchemeQueryLabels } from '#api/generated/corp/labels/priceSchemeQuery.ts'
import { exportPriceSchemes, usePagePriceSchemes } from '#api/generated/corp/price-schemes/price-schemes.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { useOffered } from '#business/approval/useOffered.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useReach } from '#routes/useReach.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const PriceDetailView = lateView(() => import('./PriceTerms.tsx').then((part) => part.PriceDetailView))
const PriceDecision = lateView(() => import('./PriceDecision.tsx').then((part) => part.PriceDecision))

const filter = filters(priceSchemeQueryLabels)
const conditions = [
  filter.text('priceNo'),
  filter.text('priceName'),
  filter.dict('priceScope', 'PRICE_SCOPE'),
  filter.dict('feeType', 'FEE_TYPE'),
  filter.dict('priceStatus', 'PRICE_STATUS'),
]
const is = column(priceSchemeLabels)
const terms = [
  is.dict('priceStatus', 'PRICE_STATUS'),
  is.dict('feeType', 'FEE_TYPE', { tone: 'plain' }),
  is.rate('feeRate'),
  is.money('fixedFee'),
  is.money('minFee'),
  is.money('maxFee'),
  is.date('priceExpireDate', { sort: true }),
  is.dict('priceScope', 'PRICE_SCOPE', { tone: 'plain' }),
  is.dict('supplierLevel', 'SUPPLIER_LEVEL', { tone: 'plain' }),
  is.text('overlapNote', { title: '重叠与优先' }),
  is.dict('feeMode', 'FEE_MODE', { tone: 'plain' }),
  is.dict('feeBearer', 'FEE_BEARER', { tone: 'plain' }),
  is.dict('interestBearer', 'INTEREST_BEARER', { tone: 'plain' }),
  is.rate('coreBearRatio'),
  is.date('priceEffectiveDate'),
]

/** 定价管理：对哪些供应商收什么费、由谁承担；复核与停用（T-PRC-03、04、05）。 */
export default function PricePage() {
  const [view, { priceNo = '' }, open, close] = useView('detail', 'review', 'disable')
  const page = useListPage(usePagePriceSchemes, { conditions })
  const reviewing = useOffered(page.list.data?.list, 'REVIEW')
  const queue = useDecisionQueue(page, {
    rowKey: 'priceNo',
    action: 'REVIEW',
    current: priceNo,
    open: (next) => open('review', { priceNo: next }, true),
  })
  const { query } = page
  const navigate = useNavigate()
  const create = useReach()(href(my.priceConfig))

  if (view === 'detail') return <PriceDetailView priceNo={priceNo} onClose={close} />
  if (view === 'review')
    return <PriceDecision priceNo={priceNo} action="REVIEW" queue={queue} onClose={close} />
  if (view === 'disable') return <PriceDecision priceNo={priceNo} action="DISABLE" onClose={close} />

  const columns = [
    is.open('priceNo', (row) => open('detail', { priceNo: row.priceNo })),
    is.text('priceName'),
    ...terms,
    ...(reviewing ? [is.deadline('deadline')] : []),
    is.actions(
      {
        EDIT: ['编辑', (row) => void navigate(href(my.priceConfig, { view: 'edit', priceNo: row.priceNo }))],
        REVIEW: ['复核', (row) => open('review', { priceNo: row.priceNo })],
        DISABLE: ['停用', (row) => open('disable', { priceNo: row.priceNo })],
      },
      { width: 100 },
    ),
  ]
  return (
    <ListCard
      label="定价方案"
      {...page}
      columns={columns}
      rowKey="priceNo"
      guidance="还没有定价方案；没有适用方案的费用按平台默认收取"
      toolbar={
        <>
          {create ? (
            <Button type="primary" onClick={() => void navigate(create)}>
              新增方案
            </Button>
          ) : null}
          <MyDecisions of="PriceScheme" />
          <ExportButton fileName="定价方案.xlsx" load={(transfer) => exportPriceSchemes(query, transfer)} />
        </>
      }
    />
  )
}
