// 账户中心：这一族接到后台的一切，依次。

import type { Family } from '../kernel/wiring.ts'
import { agreementModule } from './agreement/module.ts'
import { approvalRuleModule } from './approvalRule/module.ts'
import { bankModule } from './bank/module.ts'
import { bankAccountModule } from './bankAccount/module.ts'
import { billModule } from './bill/module.ts'
import { certificateModule } from './certificate/module.ts'
import { counterpartyModule } from './counterparty/module.ts'
import { entities } from './entities.ts'
import { funderBillModule } from './funderBill/module.ts'
import { invariants } from './invariants.ts'
import { invoiceInfoModule } from './invoiceInfo/module.ts'
import { limitModule } from './limit/module.ts'
import { limitDistributionModule } from './limitDistribution/module.ts'
import { nameChangeModule } from './nameChange/module.ts'
import { priceModule } from './price/module.ts'
import { protocolModule } from './protocol/module.ts'
import { receiptModule } from './receipt/module.ts'
import { tables } from './tables.ts'
import { userModule } from './user/module.ts'

export const account: Family = {
  tables,
  entities,
  modules: [
    bankModule,
    bankAccountModule,
    billModule,
    funderBillModule,
    limitModule,
    limitDistributionModule,
    priceModule,
    protocolModule,
    certificateModule,
    counterpartyModule,
    invoiceInfoModule,
    nameChangeModule,
    userModule,
    approvalRuleModule,
    agreementModule,
    receiptModule,
  ],
  invariants: [...invariants],
}
