// 电子凭证：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { aheadCashModule } from './aheadCash/module.ts'
import { cashModule } from './cash/module.ts'
import { cutOffModule } from './cutOff/module.ts'
import { entities } from './entities.ts'
import { lendingModule } from './finance/lendingModule.ts'
import { financeModule } from './finance/module.ts'
import { firmInfoModule } from './firmInfo/module.ts'
import { voucherArticles } from './help.ts'
import { homeModule } from './home/module.ts'
import { invariants as circulationInvariants } from './invariants/circulation.ts'
import { invariants as evidenceInvariants } from './invariants/evidence.ts'
import { invariants as feesInvariants } from './invariants/fees.ts'
import { invariants as holdingInvariants } from './invariants/holdings.ts'
import { issueModule } from './issue/module.ts'
import { packageModule } from './package/module.ts'
import { places } from './places.ts'
import { begun, imported, sequel, single } from './platform.ts'
import { events as plentyEvents } from './plenty.ts'
import { recycleModule } from './recycle/module.ts'
import { returnModule } from './return/module.ts'
import { reviewed } from './reviewed.ts'
import { signModule } from './sign/module.ts'
import { signupModule } from './signup/module.ts'
import { switchFunderModule } from './switchFunder/module.ts'
import { tables } from './tables.ts'
import { thirdIssueModule } from './thirdIssue/module.ts'
import { tradeModule } from './trade/module.ts'
import { transferModule } from './transfer/module.ts'
import { transferRecordModule } from './transferRecord/module.ts'
import { voucherModule } from './voucher/module.ts'
import { withdrawModule } from './withdraw/module.ts'

export const voucher: Family = {
  tables,
  entities,
  modules: [
    issueModule,
    withdrawModule,
    signModule,
    transferModule,
    returnModule,
    recycleModule,
    aheadCashModule,
    cutOffModule,
    voucherModule,
    cashModule,
    financeModule,
    switchFunderModule,
    lendingModule,
    signupModule,
    thirdIssueModule,
    packageModule,
    tradeModule,
    firmInfoModule,
    transferRecordModule,
    homeModule,
  ],
  events: [...plentyEvents],
  invariants: [...holdingInvariants, ...circulationInvariants, ...evidenceInvariants, ...feesInvariants],
  begun: [begun],
  imported: [imported],
  single: [single],
  help: [voucherArticles],
  places,
  reviewed,
  sequels: [sequel],
}
