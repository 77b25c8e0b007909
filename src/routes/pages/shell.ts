import type { shell } from '../shell.ts'
import type { PagesOf } from './define.ts'

/** 首页、公告、帮助、异常页的页面各由哪个文件给出。 */
export const shellPages: PagesOf<typeof shell, 'root' | 'login'> = {
  workbench: () => import('#pages/workbench/WorkbenchPage.tsx'),
  announcementList: () => import('#pages/announcement-list/AnnouncementListPage.tsx'),
  announcementDetail: () => import('#pages/announcement-detail/AnnouncementDetailPage.tsx'),
  help: () => import('#pages/help/HelpPage.tsx'),
  transferRecord: () => import('#pages/transfer-record/TransferRecordPage.tsx'),
  forbidden: () => import('#pages/error-page/ForbiddenPage.tsx'),
  authorized: () => import('#pages/error-page/AuthorizedPage.tsx'),
  contactManagerOpenProduct: () => import('#pages/error-page/ContactManagerPage.tsx'),
  notFound: () => import('#pages/error-page/NotFoundPage.tsx'),
}
