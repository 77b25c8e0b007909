import { Link, useSearchParams } from 'react-router-dom'
import { ApiError } from '#api/ApiError.ts'
import { useLoadAnnouncement } from '#api/generated/corp/announcements/announcements.ts'
import type { AnnouncementDetail, AnnouncementLink } from '#api/generated/corp/model/index.ts'
import { AttachmentSection } from '#business/attachments/Section.tsx'
import { RichText } from '#business/RichText.tsx'
import { formatInstant } from '#domain/calendar.ts'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import styles from './AnnouncementDetail.module.css'

function Neighbour({ label, link }: { readonly label: string; readonly link?: AnnouncementLink }) {
  return (
    <span>
      {label}：
      {link ? (
        <Link to={href(shell.announcementDetail, { announceId: link.announceId })}>{link.announceTitle}</Link>
      ) : (
        '没有了'
      )}
    </span>
  )
}

function Body({ announcement }: { readonly announcement: AnnouncementDetail }) {
  const { announceTitle, announceType, publishTime, announceContent, attachments, previous, next } =
    announcement
  return (
    <>
      <header className={styles.head}>
        <h2>{announceTitle}</h2>
        <div className={styles.when}>
          <StatusTag value={announceType} dict="ANNOUNCE_TYPE" tone="plain" />
          <time dateTime={publishTime}>{formatInstant(publishTime, 'minute')}</time>
        </div>
      </header>
      <RichText html={announceContent} label="公告正文" />
      {attachments.length > 0 ? <AttachmentSection attachments={attachments} /> : null}
      <nav className={styles.neighbours} aria-label="相邻公告">
        <Neighbour label="上一篇" link={previous} />
        <Neighbour label="下一篇" link={next} />
      </nav>
    </>
  )
}

/** 公告详情：正文、附件、上一篇与下一篇；看过即已读，撤下的说明已下线。 */
export default function AnnouncementDetailPage() {
  const [search] = useSearchParams()
  const announceId = search.get('announceId') ?? ''
  const detail = useLoadAnnouncement(announceId ? { announceId } : null)
  const gone =
    !announceId || (detail.error instanceof ApiError && detail.error.code === 'ANNOUNCEMENT_WITHDRAWN')
  return (
    <PageCard extra={<Link to={href(shell.announcementList)}>返回公告列表</Link>}>
      {gone ? (
        <Alert tone="warn">{announceId ? detail.error?.message : '该公告已下线'}</Alert>
      ) : (
        <QueryState result={detail.error ? { ...detail, data: undefined } : detail}>
          {(announcement) => <Body announcement={announcement} />}
        </QueryState>
      )}
    </PageCard>
  )
}
