import Button from '@arco-design/web-react/es/Button'
import { Link } from 'react-router-dom'
import { rfRepaymentQueryLabels } from '#api/generated/corp/labels/rfRepaymentQuery.ts'
import { rfRepaymentRecordLabels } from '#api/generated/corp/labels/rfRepaymentRecord.ts'
import type { RfRepaymentQuery } from '#api/generated/corp/model/index.ts'
import {
  downloadRfReceipt,
  exportRfRepayments,
  usePageRfRepayments,
} from '#api/generated/corp/rf-financings/rf-financings.ts'
import { ReceiptButton } from '#business/ReceiptButton.tsx'
import { useOwnQuery } from '#hooks/useOwnQuery.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'

const filter = filters(rfRepaymentQueryLabels)
const conditions = [
  filter.text('rfFinanceNo'),
  filter.text('payerName'),
  filter.text('funderName'),
  filter.money('repayAmount'),
  filter.dates('repayTime'),
]
const is = column(rfRepaymentRecordLabels)

/** 回款记录：本企业各笔融资的每一次回款，什么时候、谁付的、之后还欠多少，各有回单（T-RFN-12）。 */
export function RepaymentsView({ onClose }: { onClose: () => void }) {
  // 列表的条件还在地址栏里等着回去：回款的另放
  const [query, onQuery] = useOwnQuery<RfRepaymentQuery>({ pageCond: { pageNo: 1, pageSize: 10 } })
  const reach = useReach()
  const columns = [
    is.custom(
      'rfFinanceNo',
      ({ rfFinanceNo }) => {
        const to = reach(href(reverseFactoring.financingViewApply, { rfFinanceNo }))
        return to ? <Link to={to}>{rfFinanceNo}</Link> : rfFinanceNo
      },
      { width: 190 },
    ),
    is.instant('repayTime'),
    is.text('payerName'),
    is.text('funderName'),
    is.dict('factoringType', 'FACTORING_TYPE', { tone: 'plain' }),
    is.money('repayAmount', { total: true }),
    is.money('owedAmount'),
    is.custom(
      'receiptNo',
      ({ receiptNo }) => <ReceiptButton receiptNo={receiptNo} load={downloadRfReceipt} />,
      { width: 220 },
    ),
  ]
  return (
    <PageCard description="回款记录" extra={<Button onClick={onClose}>返回列表</Button>}>
      <ListBlock
        label="回款记录"
        conditions={conditions}
        query={query}
        onQuery={onQuery}
        list={usePageRfRepayments(query)}
        columns={columns}
        rowKey="receiptNo"
        guidance="还没有回款。放款的融资到期由债务人付款，每付一次记一条"
        toolbar={
          <ExportButton
            fileName="反向保理回款记录.xlsx"
            load={(transfer) => exportRfRepayments(query, transfer)}
          />
        }
      />
    </PageCard>
  )
}
