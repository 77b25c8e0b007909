import { Link } from 'react-router-dom'
import { usePageAnnouncements } from '#api/generated/corp/announcements/announcements.ts'
import { formatInstant } from '#domain/calendar.ts'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import styles from './workbench.module.css'

/** 五条的高度，px：占位一样高，下面的不跳。 */
const HEIGHT = 204
const newest = { pageCond: { pageNo: 1, pageSize: 5 } }

/** 最新五条公告，未读的有圆点。 */
export function Announcements() {
  const page = usePageAnnouncements(newest)
  const reach = useReach()
  const more = reach(href(shell.announcementList))
  return (
    <Section title="公告" extra={more ? <Link to={more}>更多</Link> : null}>
      <QueryState result={page} height={HEIGHT}>
        {({ list }) =>
          list.length > 0 ? (
            <ul className={styles.list} aria-label="公告">
              {list.map(({ announceId, announceTitle, announceType, publishTime, isRead }) => {
                const to = reach(href(shell.announcementDetail, { announceId }))
                return (
                  <li key={announceId}>
                    <StatusTag value={announceType} dict="ANNOUNCE_TYPE" tone="plain" />
                    <span className={`${styles.grow} ${isRead ? '' : styles.unread}`} title={announceTitle}>
                      {isRead ? null : <span className="sr-only">未读</span>}
                      {to ? <Link to={to}>{announceTitle}</Link> : announceTitle}
                    </span>
                    <span className={styles.quiet}>{formatInstant(publishTime, 'minute').slice(0, 10)}</span>
                  </li>
                )
              })}
            </ul>
          ) : (
            <EmptyState guidance="还没有公告" />
          )
        }
      </QueryState>
    </Section>
  )
}
