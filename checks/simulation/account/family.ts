import { accountFlow, authFlow } from '../../../mocks/account/bankAccount/transitions.ts'
import { billFlow, billInvoiceFlow } from '../../../mocks/account/bill/transitions.ts'
import { ukeyFlow } from '../../../mocks/account/certificate/transitions.ts'
import { counterpartyFlow } from '../../../mocks/account/counterparty/transitions.ts'
import { invoiceInfoFlow } from '../../../mocks/account/invoiceInfo/transitions.ts'
import { distributionFlow } from '../../../mocks/account/limitDistribution/transitions.ts'
import { nameChangeFlow } from '../../../mocks/account/nameChange/transitions.ts'
import { priceFlow } from '../../../mocks/account/price/transitions.ts'
import { protocolFlow } from '../../../mocks/account/protocol/transitions.ts'
import type { Family } from '../Family.ts'
import { enterpriseBeginnings, enterpriseBoards, enterpriseOutside } from './enterprise.ts'
import { moneyBeginnings, moneyBoards, moneyOutside } from './money.ts'
import { EVERYBODY } from './people.ts'
import { termBeginnings, termBoards } from './terms.ts'

export const account: Family = {
  name: 'account',
  title: '账户中心',
  // a group before its first distribution, and every state at once
  scenarios: ['group-ready', 'default'],
  people: EVERYBODY,
  boards: [...moneyBoards, ...moneyBoards, ...termBoards, ...enterpriseBoards],
  beginnings: [...moneyBeginnings, ...moneyBeginnings, ...termBeginnings, ...enterpriseBeginnings],
  outside: [...moneyOutside, ...enterpriseOutside],
  covered: [
    { flow: accountFlow },
    { flow: authFlow },
    { flow: billFlow },
    { flow: billInvoiceFlow },
    { flow: distributionFlow },
    { flow: priceFlow },
    { flow: nameChangeFlow },
    { flow: invoiceInfoFlow },
    { flow: ukeyFlow },
    { flow: counterpartyFlow },
    { flow: protocolFlow },
  ],
}
