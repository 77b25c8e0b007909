import { useAbsPlanPool } from '#api/generated/corp/abs-reports/abs-reports.ts'
import { absPlanPoolLabels } from '#api/generated/corp/labels/absPlanPool.ts'
import { absPoolMonthLabels } from '#api/generated/corp/labels/absPoolMonth.ts'
import { absPoolShareLabels } from '#api/generated/corp/labels/absPoolShare.ts'
import type { AbsPlanPool, AbsPoolMonth } from '#api/generated/corp/model/index.ts'
import { MonthTrend } from '#business/pictures/MonthTrend.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(absPlanPoolLabels)
const facts = [
  is.dict('planStatus', 'PLAN_STATUS'),
  is.custom('isWindowOpen', ({ isWindowOpen }) => (isWindowOpen ? '接收中' : '不再接收'), { title: '接收' }),
  is.date('windowFromDate'),
  is.date('windowToDate'),
  is.number('assetCount'),
  is.money('pooledAmount'),
  is.money('unpaidAmount'),
]
const share = column(absPoolShareLabels)
const sharesOf = (party: string) => [
  share.text('partyName', { title: party }),
  share.number('assetCount'),
  share.money('unpaidAmount'),
  share.rate('poolShareRate'),
]
const month = column(absPoolMonthLabels)
const monthColumns = [
  month.text('poolMonth'),
  month.money('dueAmount'),
  month.money('collectedAmount'),
  month.money('payoutAmount'),
]

interface PoolDrawerProps {
  readonly planNo: string
  readonly planName: string
  readonly onClose: () => void
}

/** 一期专项计划的资产池：接收的窗口、按债权人与债务人的集中度、各月的到期、已收与兑付。 */
export function PoolDrawer({ planNo, planName, onClose }: PoolDrawerProps) {
  return (
    <Drawer title={`${planName}的资产池`} width={900} onClose={onClose}>
      <QueryState result={useAbsPlanPool({ planNo })}>{(pool) => <Pool pool={pool} />}</QueryState>
    </Drawer>
  )
}

function Pool({ pool }: { pool: AbsPlanPool }) {
  const { creditors, debtors, months } = pool
  const series = (key: 'dueAmount' | 'collectedAmount' | 'payoutAmount') =>
    months.map((one: AbsPoolMonth) => ({ month: one.poolMonth, amount: one[key] }))
  return (
    <>
      <Descriptions label="资产池" of={pool} items={facts} />
      {creditors.length === 0 ? (
        <EmptyState guidance="没有未付的入池资产" />
      ) : (
        <>
          <Section title="债权人的集中度">
            <PlainTable
              label="债权人的集中度"
              columns={sharesOf('债权人')}
              rows={creditors}
              rowKey="partyName"
            />
          </Section>
          <Section title="债务人的集中度">
            <PlainTable
              label="债务人的集中度"
              columns={sharesOf('债务人')}
              rows={debtors}
              rowKey="partyName"
            />
          </Section>
        </>
      )}
      <Section title="归集与兑付">
        <MonthTrend
          label="归集与兑付"
          series={{
            到期: series('dueAmount'),
            已收: series('collectedAmount'),
            兑付: series('payoutAmount'),
          }}
        />
        <PlainTable label="归集与兑付明细" columns={monthColumns} rows={months} rowKey="poolMonth" />
      </Section>
    </>
  )
}
