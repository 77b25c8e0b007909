// 门户：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { activityModule } from './activity/module.ts'
import { announcementModule } from './announcement/module.ts'
import { calendarModule } from './calendar/module.ts'
import { configModule } from './config/module.ts'
import { dictionaryModule } from './dictionary/module.ts'
import { documentModule } from './document/module.ts'
import { downloadModule } from './download/module.ts'
import { entities } from './entities.ts'
import { fileModule } from './file/module.ts'
import { helpModule } from './help/module.ts'
import { holidayModule } from './holiday/module.ts'
import { menuModule } from './menu/module.ts'
import { messageModule } from './message/module.ts'
import { productModule } from './product/module.ts'
import { realNameModule } from './realName/module.ts'
import { registrationModule } from './registration/module.ts'
import { sessionModule } from './session/module.ts'
import { signingModule } from './signing/module.ts'
import { tables } from './tables.ts'
import { workbenchModule } from './workbench/module.ts'

export const portal: Family = {
  tables,
  entities,
  modules: [
    sessionModule,
    registrationModule,
    realNameModule,
    productModule,
    messageModule,
    announcementModule,
    configModule,
    dictionaryModule,
    documentModule,
    fileModule,
    helpModule,
    holidayModule,
    menuModule,
    signingModule,
    workbenchModule,
    calendarModule,
    activityModule,
    downloadModule,
  ],
}
