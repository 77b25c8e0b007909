// 供应链ABS：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { accountChangeModule } from './accountChange/module.ts'
import { entities } from './entities.ts'
import { absArticles } from './help.ts'
import { homeModule } from './home/module.ts'
import { invariants } from './invariants.ts'
import { payableModule } from './payable/module.ts'
import { paymentModule } from './payment/module.ts'
import { places } from './places.ts'
import { planModule } from './plan/module.ts'
import { begun, imported } from './platform.ts'
import { protocolModule } from './protocol/module.ts'
import { reportModule } from './report/module.ts'
import { reviewed } from './reviewed.ts'
import { absDaily, absReady } from './seed.ts'
import { tables } from './tables.ts'
import { transferModule } from './transfer/module.ts'

export const abs: Family = {
  tables,
  entities,
  modules: [
    paymentModule,
    payableModule,
    transferModule,
    accountChangeModule,
    planModule,
    protocolModule,
    reportModule,
    homeModule,
  ],
  invariants: [...invariants],
  begun: [begun],
  imported: [imported],
  help: [absArticles],
  places,
  reviewed,
  daily: [absDaily],
  scenarios: [
    {
      name: 'abs-ready',
      label: 'ABS从头开始',
      title: '交易对手、合同、专项计划齐备，还没有账款',
      populate: absReady,
    },
  ],
}
