import { counterpartyFlow } from '../../../mocks/account/counterparty/transitions.ts'
import { userFlow } from '../../../mocks/account/user/transitions.ts'
import { openingFlow } from '../../../mocks/portal/product/transitions.ts'
import { realNameFlow } from '../../../mocks/portal/realName/transitions.ts'
import type { Family } from '../Family.ts'
import { newcomerBeginnings, newcomerBoards, newcomerOutside } from './newcomers.ts'
import { userBeginnings, userBoards, userOutside } from './users.ts'

export const people: Family = {
  name: 'people',
  title: '用户与新企业',
  // no open work, and every state at once
  scenarios: ['empty', 'empty', 'default'],
  people: ['core-manager', 'chain-manager', 'core-operator', 'unauthenticated-manager', 'anonymous'],
  boards: [...userBoards, ...newcomerBoards],
  beginnings: [...userBeginnings, ...newcomerBeginnings],
  outside: [...userOutside, ...newcomerOutside],
  covered: [
    { flow: userFlow },
    { flow: realNameFlow },
    { flow: openingFlow },
    { flow: counterpartyFlow, ids: ['T-CPY-03'] },
  ],
}
