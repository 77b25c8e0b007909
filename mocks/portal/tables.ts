import { Table } from '../kernel/Table.ts'
import type { ActivityRow } from './activity/rows.ts'
import type { AnnouncementRow } from './announcement/rows.ts'
import type { CalendarSubscriptionRow } from './calendar/rows.ts'
import type { DownloadTaskRow } from './download/rows.ts'
import type { FileRow } from './file/rows.ts'
import type { HelpArticleRow } from './help/rows.ts'
import type { RealNameRow } from './realName/rows.ts'
import type { SmsCode } from './registration/rows.ts'
import type { SmsSigning } from './signing/rows.ts'

/** 门户的表与其余状态：每个世界一份。 */
export const tables = () => ({
  files: new Table<FileRow>('fileId', '文件'),
  announcements: new Table<AnnouncementRow>('announceId', '公告'),
  helpArticles: new Table<HelpArticleRow>('helpId', '帮助文章'),
  activities: new Table<ActivityRow>('activityId', '操作记录'),
  calendarSubscriptions: new Table<CalendarSubscriptionRow>('userId', '日历订阅'),
  downloadTasks: new Table<DownloadTaskRow>('taskNo', '下载任务'),
  realNames: new Table<RealNameRow>('realnameNo', '实名申请'),
  /** 短信签署：在办的与已签的。 */
  smsSignings: [] as SmsSigning[],
  /** 输错多次而锁定的签署人，到什么时候为止（世界时间，毫秒）。 */
  smsLocks: new Map<string, number>(),
  smsCodes: new Map<string, SmsCode>(),
  /** 用户在这个世界里设的密码。 */
  passwords: new Map<string, string>(),
  /** 验证过手机号、可以设密码的人，到什么时候为止。 */
  resetTickets: new Map<string, { mobilePhone: string; until: number }>(),
  /** 验证过手机号、可以注册的人，到什么时候为止。 */
  registerTickets: new Map<string, { mobilePhone: string; until: number }>(),
  /** 用证书签了什么：`${userId} ${businessKey}` → 所签内容的摘要，只用一次。 */
  certificateSignings: new Map<string, string>(),
  /** 证书 PIN 输错的次数，与锁定到什么时候。 */
  pinFailures: new Map<string, { wrong: number; lockedUntil: number }>(),
  announcementReads: new Set<string>(),
  helpVotes: new Map<string, 'USEFUL' | 'UNUSEFUL'>(),
})

declare module '../kernel/World.ts' {
  interface World extends Readonly<ReturnType<typeof tables>> {}
}
