import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListDueItems } from '#api/generated/corp/calendars/calendars.ts'
import { dueItemLabels } from '#api/generated/corp/labels/dueItem.ts'
import type { DueItem, DueMonth, DueScope } from '#api/generated/corp/model/index.ts'
import { addMonths } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { useReach } from '#routes/useReach.ts'
import { useUser } from '#state/useSession.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Tabs } from '#ui/display/Tabs.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useToday } from '#ui/today.ts'
import { CalendarMonth } from './CalendarMonth.tsx'
import styles from './CalendarView.module.css'
import { SCOPES } from './calendarScopes.ts'
import { SubscriptionDrawer } from './SubscriptionDrawer.tsx'

const is = column<DueItem>(dueItemLabels)

interface CalendarViewProps {
  /** 地址里的月份 yyyy-MM 与范围；没有的、读不懂的按今天与岗位 */
  readonly month: string | undefined
  readonly scope: string | undefined
  readonly onChange: (month: string, scope: DueScope) => void
  readonly onClose: () => void
}

/** 到期日历：一个月里要付的、要收的、要签收的与要到期的，月历与清单；可订阅到自己的日历软件。 */
export function CalendarView({ month, scope, onChange, onClose }: CalendarViewProps) {
  const today = useToday()
  const onlyLooks = useUser().postCodes.every((post) => post === 'POST_QUERY')
  const shown = /^\d{4}-(0[1-9]|1[0-2])$/.test(month ?? '') ? month! : today.slice(0, 7)
  const known = SCOPES.find(([one]) => one === scope)?.[0] ?? (onlyLooks ? 'CORP' : 'MINE')
  const result = useListDueItems({ month: shown, dueScope: known })
  const [subscribing, setSubscribing] = useState(false)
  const turn = (months: number) => onChange(addMonths(`${shown}-01`, months).slice(0, 7), known)
  return (
    <PageCard
      title="到期日历"
      description="要付的、要收的、要签收的，与要到期的证书、额度、保函、证件"
      extra={
        <>
          <Button onClick={() => setSubscribing(true)}>订阅日历</Button>
          <Button onClick={onClose}>返回工作台</Button>
        </>
      }
    >
      <Tabs label="范围" tabs={SCOPES} current={known} onChange={(next) => onChange(shown, next)}>
        <div className={styles.turn}>
          <Button onClick={() => turn(-1)} aria-label="上个月">
            ‹
          </Button>
          <h2 className={styles.month} aria-live="polite">
            {shown.slice(0, 4)}年{Number(shown.slice(5))}月
          </h2>
          <Button onClick={() => turn(1)} aria-label="下个月">
            ›
          </Button>
          <Button disabled={shown === today.slice(0, 7)} onClick={() => onChange(today.slice(0, 7), known)}>
            本月
          </Button>
        </div>
        <QueryState result={result} height={560}>
          {(data) => <Month data={data} today={today} />}
        </QueryState>
      </Tabs>
      {subscribing ? <SubscriptionDrawer scope={known} onClose={() => setSubscribing(false)} /> : null}
    </PageCard>
  )
}

/** 一个月：月历，与所选那一天或全月的清单。 */
function Month({ data, today }: { data: DueMonth; today: string }) {
  const { month, list, payAmount, receiveAmount } = data
  const [day, setDay] = useState<string>()
  const reach = useReach()
  const rows = day === undefined ? list : list.filter(({ dueDate }) => dueDate === day)
  const columns = [
    is.date('dueDate'),
    is.dict('dueKind', 'DUE_KIND', { tone: 'plain' }),
    is.text('dueTitle'),
    is.code('bizNo'),
    is.text('partyName'),
    is.money('dueAmount'),
    is.custom(
      'path',
      ({ path }) => {
        const to = path && reach(path)
        return to ? <Link to={to}>去查看</Link> : null
      },
      { title: '办理', width: 80 },
    ),
  ]
  const monthText = `${Number(month.slice(5))}月`
  return (
    <>
      <p className={styles.totals}>
        {`${monthText}应付 ${yuan(payAmount)}，应收 ${yuan(receiveAmount)}，共 ${list.length} 件`}
      </p>
      <div className={styles.columns}>
        <CalendarMonth
          month={month}
          today={today}
          items={list}
          chosen={day}
          onChoose={(next) => setDay(next === day ? undefined : next)}
        />
        <section className={styles.list} aria-label={day === undefined ? `${monthText}到期` : `${day}到期`}>
          <div className={styles.listHead}>
            <h3>{day === undefined ? `${monthText}到期的` : `${day} 到期的`}</h3>
            {day === undefined ? null : (
              <button type="button" className="text-button" onClick={() => setDay(undefined)}>
                看全月
              </button>
            )}
          </div>
          {rows.length === 0 ? (
            <EmptyState guidance={day === undefined ? '这个月没有到期的' : '这一天没有到期的'} />
          ) : (
            <PlainTable label="到期事项" columns={columns} rows={rows} rowKey="dueId" />
          )}
        </section>
      </div>
    </>
  )
}
