import { Link } from 'react-router-dom'
import { usePageAnnouncements } from '#api/generated/corp/announcements/announcements.ts'
import { announcementLabels } from '#api/generated/corp/labels/announcement.ts'
import { pageAnnouncementsRequestLabels } from '#api/generated/corp/labels/pageAnnouncementsRequest.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import styles from './announcements.module.css'

const filter = filters(pageAnnouncementsRequestLabels)
const conditions = [
  filter.text('announceTitle'),
  filter.dict('announceType', 'ANNOUNCE_TYPE'),
  filter.dates('publishTime', { label: '发布时间' }),
]
const is = column(announcementLabels)
const columns = [
  is.custom(
    'announceTitle',
    ({ announceId, announceTitle, isTop, isRead }) => (
      <span className={styles.title}>
        <span className={isRead ? styles.read : styles.unread}>
          {isRead ? null : <span className="sr-only">未读</span>}
        </span>
        {isTop ? <span className={styles.top}>置顶</span> : null}
        <Link to={href(shell.announcementDetail, { announceId })} title={announceTitle}>
          {announceTitle}
        </Link>
      </span>
    ),
    { width: 480 },
  ),
  is.dict('announceType', 'ANNOUNCE_TYPE', { tone: 'plain' }),
  is.instant('publishTime'),
]

/** 公告列表：平台发布的全部公告，置顶在前，未读有圆点。 */
export default function AnnouncementListPage() {
  const page = useListPage(usePageAnnouncements, { conditions })
  return <ListCard label="公告" {...page} columns={columns} rowKey="announceId" guidance="还没有公告" />
}
