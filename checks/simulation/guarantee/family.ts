import { claimFlow } from '../../../mocks/guarantee/claim/transitions.ts'
import { guaranteeFlow } from '../../../mocks/guarantee/guarantee/transitions.ts'
import { feeInvoiceFlow } from '../../../mocks/guarantee/invoice/transitions.ts'
import { revokeFlow } from '../../../mocks/guarantee/revoke/transitions.ts'
import type { Family } from '../Family.ts'
import { beginnings } from './beginnings.ts'
import { boards } from './boards.ts'
import { outsiders } from './outside.ts'

export const guarantee: Family = {
  name: 'guarantee',
  title: '电子保函',
  // none yet, and every state at once
  scenarios: ['guarantee-ready', 'guarantee-ready', 'default'],
  people: [
    'gua-app-operator',
    'gua-app-director',
    'gua-ben-operator',
    'gua-ben-director',
    'core-operator',
    'all-access',
  ],
  boards,
  beginnings,
  outside: outsiders,
  covered: [{ flow: guaranteeFlow }, { flow: revokeFlow }, { flow: feeInvoiceFlow }, { flow: claimFlow }],
}
