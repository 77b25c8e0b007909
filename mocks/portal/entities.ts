import { entity } from '../kernel/entity.ts'
import { buildAnnouncement } from './announcement/seed.ts'
import { buildHelpArticle } from './help/seed.ts'
import { labels } from './labels.ts'
import { buildMessage } from './message/seed.ts'
import { buildCorp, buildUser } from './people/seed.ts'

/** 门户的实体：控制接口里的名称、表，与由一部分字段造出一份的函数。 */
export const entities = [
  entity('Corp', labels.Corp, (world) => world.corps, buildCorp),
  entity('User', labels.User, (world) => world.users, buildUser),
  entity('RealnameApplication', {}, (world) => world.realNames),
  entity('Message', labels.Message, (world) => world.messages, buildMessage),
  entity('Announcement', labels.Announcement, (world) => world.announcements, buildAnnouncement),
  entity('HelpArticle', labels.HelpArticle, (world) => world.helpArticles, buildHelpArticle),
  entity('File', {}, (world) => world.files),
  entity('Booking', {}, (world) => world.bookings),
]
