import { accountMachine } from '../../../../mocks/account/bankAccount/transitions.ts'
import { billInvoiceMachine, billMachine } from '../../../../mocks/account/bill/transitions.ts'
import { counterpartyMachine } from '../../../../mocks/account/counterparty/transitions.ts'
import { distributionFlow } from '../../../../mocks/account/limitDistribution/transitions.ts'
import { nameChangeMachine } from '../../../../mocks/account/nameChange/transitions.ts'
import { priceFlow } from '../../../../mocks/account/price/transitions.ts'
import { ukeyMachine } from '../../../../mocks/account/certificate/transitions.ts'
import { moved } from '../coverage.ts'
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
    {
      machine: accountMachine,
      rows: (world) => world.bankAccounts.all(),
    },
    {
      states: (world) => world.bankAccounts.all().map((row) => [row.accountId, row.accountAuthStatus]),
      changes: {
        'T-AUT-01': moved('UNVERIFIED/FAILED/WAIT_FILL', 'REMITTING'),
        'T-AUT-02': moved('REMITTING', 'WAIT_FILL'),
        'T-AUT-03': moved('REMITTING', 'FAILED'),
        'T-AUT-04': moved('WAIT_FILL', 'VERIFIED'),
        'T-AUT-05': moved('WAIT_FILL', 'LOCKED'),
        'T-AUT-06': moved('WAIT_FILL', 'UNVERIFIED'),
        'T-AUT-07': moved('LOCKED', 'UNVERIFIED'),
      },
    },
    {
      machine: billMachine,
      rows: (world) => world.bills.all(),
      begins: { 'T-BIL-01': '出账' },
    },
    { machine: billInvoiceMachine, rows: (world) => world.bills.all() },
    { flow: distributionFlow },
    { flow: priceFlow },
    {
      machine: nameChangeMachine,
      rows: (world) => world.nameChanges.all(),
      begins: { 'T-NMC-01': '提交更名' },
    },
    {
      states: (world) => world.invoiceInfos.all().map((row) => [row.id, row.invoiceInfoStatus]),
      changes: {
        'T-IVI-01': moved('/EFFECTIVE/REJECTED', 'PENDING_REVIEW'),
        'T-IVI-02': moved('PENDING_REVIEW', 'EFFECTIVE'),
        'T-IVI-03': moved('PENDING_REVIEW', 'REJECTED'),
      },
    },
    { machine: ukeyMachine, rows: (world) => world.ukeys.all(), begins: { 'T-UKY-01': '申请证书' } },
    {
      machine: counterpartyMachine,
      rows: (world) => world.counterparties.all(),
      begins: { 'T-CPY-01': '新增交易对手', 'T-CPY-02': '邀请注册' },
    },
    {
      states: (world) => world.protocols.all().map((row) => [row.protocolNo, row.protocolStatus]),
      changes: {
        'T-PRT-04': moved('EFFECTIVE', 'RE_SIGN'),
        'T-PRT-02': moved('WAIT_SIGN/RE_SIGN', 'EFFECTIVE/COUNTER_SIGNING'),
      },
    },
  ],
}
