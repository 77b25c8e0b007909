import type { shell } from '../shell.ts'
import { asked, firstPage, type ReadsOf, whole } from './define.ts'

export const shellReads: ReadsOf<typeof shell> = {
  workbench: {
    reads: [whole('workbenchOverview'), asked('pageAnnouncements', { pageCond: { pageNo: 1, pageSize: 5 } })],
  },
  announcementList: { reads: [firstPage('pageAnnouncements')], dicts: ['ANNOUNCE_TYPE'] },
  help: {
    reads: [asked('findConfig', { configKey: 'service_email' }), firstPage('pageHelpArticles')],
    dicts: ['HELP_CATEGORY'],
  },
  transferRecord: { dicts: ['VOUCHER_STATUS'] },
}
