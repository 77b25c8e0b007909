import { Link } from 'react-router-dom'
import { usePageAnnouncements } from '#api/generated/corp/announcements/announcements.ts'
import type { Announcement, PageAnnouncementsRequest } from '#api/generated/corp/model/index.ts'
import { useListQuery } from '#hooks/useListQuery.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { shell } from '#routes/shell.ts'
import { column } from '#ui/columns.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { filters } from '#ui/filters.ts'
import { PageCard } from '#ui/PageCard.tsx'
import { QueryForm } from '#ui/QueryForm.tsx'
import styles from './announcements.module.css'

const defaults: Partial<PageAnnouncementsRequest> = {}
const filter = filters<PageAnnouncementsRequest>()
const conditions = [
  filter.text('announceTitle', '公告标题'),
  filter.dict('announceType', '公告类型', 'ANNOUNCE_TYPE'),
  filter.dates('publishTime', '发布时间'),
]
const is = column<Announcement>()
const columns = [
  is.custom(
    'announceTitle',
    '公告标题',
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
  is.dict('announceType', '公告类型', 'ANNOUNCE_TYPE', { tone: 'draft' }),
  is.instant('publishTime', '发布时间', { width: 180 }),
]

/** 公告列表：平台发布的全部公告，置顶在前，未读有红点。 */
export default function AnnouncementListPage() {
  const [query, setQuery] = useListQuery(defaults, conditions)
  const list = usePageAnnouncements(query)
  return (
    <PageCard title={usePageTitle()}>
      <QueryForm label="公告" filters={conditions} query={query} onQuery={setQuery} />
      <DataTable
        label="公告"
        list={list}
        columns={columns}
        query={query}
        onQuery={setQuery}
        rowKey="announceId"
        guidance="还没有公告"
      />
    </PageCard>
  )
}
