import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { financeableRfAccountLabels } from '#api/generated/corp/labels/financeableRfAccount.ts'
import { financeableRfAccountQueryLabels } from '#api/generated/corp/labels/financeableRfAccountQuery.ts'
import type { FinanceableRfAccount } from '#api/generated/corp/model/index.ts'
import {
  usePageFinanceableRfAccounts,
  useRfFinancingHome,
} from '#api/generated/corp/rf-financings/rf-financings.ts'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { tooltip } from '#ui/overlay/tooltip.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { FinancingChecklist } from './FinancingChecklist.tsx'
import { FinancingFigures } from './FinancingFigures.tsx'

const filter = filters(financeableRfAccountQueryLabels)
const conditions = [
  filter.text('debtorName'),
  filter.money('arAmount'),
  filter.dates('arDueDate'),
  filter.dict('recommendFlag', 'YES_NO', { label: '核心企业推荐' }),
]
const is = column(financeableRfAccountLabels)

/** 去融资：现在就能融资的账款、最低的利率与各资金方的额度；还没有时说明要先办什么。 */
export default function GoFinancingPage() {
  const reach = useReach()
  const navigate = useNavigate()
  const home = useRfFinancingHome()
  const page = useListPage(usePageFinanceableRfAccounts, { conditions })
  const apply = ({ arNo }: FinanceableRfAccount) =>
    void navigate(href(reverseFactoring.financingApplyFinancing, { view: 'pick', arNo }))
  const columns = [
    is.code('arNo'),
    is.text('debtorName'),
    is.money('confirmAmount', { sort: true, total: true }),
    is.money('arBalance'),
    is.date('arDueDate', { sort: true }),
    is.bool('recommendFlag', { title: '核心企业推荐' }),
    is.text('funderName', { title: '资金方' }),
    is.rate('annualRate', { title: '年利率' }),
    is.buttons((row) => <ApplyButton row={row} onApply={apply} />, { width: 110 }),
  ]
  return (
    <PageCard
      extra={
        <QuickEntries
          entries={[
            ['申请融资', reach(href(reverseFactoring.financingApplyFinancing))],
            ['录入应收账款', reach(href(reverseFactoring.accountOperation, { type: 'add' }))],
            ['去签协议', reach(href(reverseFactoring.protocolManage))],
          ]}
        />
      }
    >
      <QueryState result={home}>
        {(figures) => (
          <>
            <FinancingFigures figures={figures} reach={reach} />
            {figures.confirmedCount === 0 ? <FinancingChecklist figures={figures} reach={reach} /> : null}
          </>
        )}
      </QueryState>
      <ListBlock
        label="可融资账款"
        {...page}
        columns={columns}
        rowKey="arNo"
        guidance="还没有可融资的账款：录入账款、等待债务人确权、签署协议之后就能融资"
      />
    </PageCard>
  )
}

function ApplyButton({
  row,
  onApply,
}: {
  row: FinanceableRfAccount
  onApply: (row: FinanceableRfAccount) => void
}) {
  return (
    <Button
      type="text"
      size="small"
      disabled={!row.enabled}
      {...tooltip(row.reason)}
      onClick={() => onApply(row)}
    >
      申请融资
    </Button>
  )
}
