import Button from '@arco-design/web-react/es/Button'
import { Link, useNavigate } from 'react-router-dom'
import { funderSignupLabels } from '#api/generated/corp/labels/funderSignup.ts'
import { usePageSignups } from '#api/generated/corp/signups/signups.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(funderSignupLabels)
const columns = [is.text('funderName'), is.rate('annualRate'), is.dict('signupStatus', 'SIGNUP_STATUS')]
const cheapestFirst = {
  pageCond: { pageNo: 1, pageSize: 100 },
  sort: { field: 'annualRate', order: 'ASC' },
} as const

/** 我的资金方：签约过的资金方、年利率与签约状态，利率低的在前；去得了签约查询才显示。 */
export function MyFunders() {
  const reach = useReach()
  const navigate = useNavigate()
  const all = reach(href(credit.coreFinanceSignupQuery))
  const apply = reach(href(credit.coreFinanceSignupApply))
  const list = usePageSignups(all ? cheapestFirst : null)
  if (!all) return null
  return (
    <Section title="我的资金方" extra={<Link to={all}>全部资金方</Link>}>
      <QueryState result={list}>
        {({ list: offers }) => {
          const mine = offers.filter((one) => one.signupNo !== undefined)
          return mine.length > 0 ? (
            <PlainTable label="我的资金方" columns={columns} rows={mine} rowKey="funderProductNo" />
          ) : (
            <EmptyState
              guidance="签约资金方后，凭证可以随时融资"
              action={apply ? <Button onClick={() => void navigate(apply)}>去签约</Button> : null}
            />
          )
        }}
      </QueryState>
    </Section>
  )
}
