// 保函：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { claimModule } from './claim/module.ts'
import { entities } from './entities.ts'
import { guaranteeModule } from './guarantee/module.ts'
import { guaranteeLimit } from './guarantee/seed.ts'
import { guaranteeArticles } from './help.ts'
import { homeModule } from './home/module.ts'
import { invoiceModule } from './invoice/module.ts'
import { issuerModule } from './issuer/module.ts'
import { places } from './places.ts'
import { begun } from './platform.ts'
import { queryModule } from './query/module.ts'
import { reviewed } from './reviewed.ts'
import { revokeModule } from './revoke/module.ts'
import { tables } from './tables.ts'

export const guarantee: Family = {
  tables,
  entities,
  modules: [guaranteeModule, claimModule, revokeModule, invoiceModule, issuerModule, queryModule, homeModule],
  begun: [begun],
  help: [guaranteeArticles],
  places,
  reviewed,
  scenarios: [
    {
      name: 'guarantee-ready',
      label: '保函从头开始',
      title: '有保函额度，还没有保函',
      populate: guaranteeLimit,
    },
  ],
}
