// 反向保理：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { agreementModule } from './agreement/module.ts'
import { confirmationModule } from './confirmation/module.ts'
import { contractModule } from './contract/module.ts'
import { entities } from './entities.ts'
import { financeModule } from './finance/module.ts'
import { reverseFactoringArticles } from './help.ts'
import { homeModule } from './home/module.ts'
import { invariants } from './invariants.ts'
import { invoiceModule } from './invoice/module.ts'
import { places } from './places.ts'
import { begun, imported, single } from './platform.ts'
import { receivableModule } from './receivable/module.ts'
import { recommendationModule } from './recommendation/module.ts'
import { reportModule } from './report/module.ts'
import { reviewed } from './reviewed.ts'
import { riskModule } from './risk/module.ts'
import { reverseFactoring as reverseFactoringDaily, reverseFactoringReady } from './seed.ts'
import { statementModule } from './statement/module.ts'
import { tables } from './tables.ts'

export const reverseFactoring: Family = {
  tables,
  entities,
  modules: [
    receivableModule,
    confirmationModule,
    invoiceModule,
    contractModule,
    agreementModule,
    financeModule,
    statementModule,
    riskModule,
    recommendationModule,
    reportModule,
    homeModule,
  ],
  invariants: [...invariants],
  begun: [begun],
  imported: [imported],
  single: [single],
  help: [reverseFactoringArticles],
  places,
  reviewed,
  daily: [reverseFactoringDaily],
  scenarios: [
    {
      name: 'rf-ready',
      label: '反向保理从头开始',
      title: '合同、额度与协议齐备，还没有账款',
      populate: reverseFactoringReady,
    },
  ],
}
