import { moved } from '../coverage.ts'
import type { Family } from '../Family.ts'
import { newcomerBeginnings, newcomerBoards, newcomerOutside } from './newcomers.ts'
import { userBeginnings, userBoards, userOutside } from './users.ts'

export const people: Family = {
  name: 'people',
  title: '用户与新企业',
  // nobody's business in the way, and every state at once
  scenarios: ['empty', 'empty', 'default'],
  people: ['core-manager', 'chain-manager', 'core-operator', 'unauthenticated-manager', 'anonymous'],
  boards: [...userBoards, ...newcomerBoards],
  beginnings: [...userBeginnings, ...newcomerBeginnings],
  outside: [...userOutside, ...newcomerOutside],
  covered: [
    {
      states: (world) => world.users.all().map((row) => [row.userId, row.userStatus]),
      changes: {
        'T-USR-01': moved('', 'PENDING_ACTIVE'),
        'T-USR-02': moved('PENDING_ACTIVE', 'NORMAL'),
        'T-USR-04': moved('NORMAL/LOCKED', 'DISABLED'),
        'T-USR-05': moved('DISABLED', 'NORMAL'),
        'T-USR-06': moved('NORMAL', 'LOCKED'),
        'T-USR-07': moved('LOCKED', 'NORMAL'),
      },
    },
    {
      // the state stays; the version tells that posts or roles have changed
      states: (world) =>
        world.users.all().map((row) => [row.userId, `${row.userStatus} ${row.version ?? 0}`]),
      changes: { 'T-USR-03': (was, is) => was.startsWith('NORMAL ') && is.startsWith('NORMAL ') },
    },
    {
      states: (world) => world.realNames.all().map((row) => [row.realnameNo, row.realnameStatus]),
      changes: {
        'T-RNA-01': moved('/REJECTED/EXPIRED', 'FACE_PENDING'),
        'T-RNA-02': moved('/REJECTED/EXPIRED', 'FACE_PENDING'),
        'T-RNA-03': moved('FACE_PENDING', 'ACCOUNT_VERIFYING/AUDITING'),
        'T-RNA-05': moved('ACCOUNT_VERIFYING', 'AUDITING'),
        'T-RNA-06': moved('AUDITING', 'PASSED'),
        'T-RNA-07': moved('AUDITING', 'REJECTED'),
        'T-RNA-08': moved('PASSED', 'EXPIRED'),
      },
    },
    {
      states: (world) => world.realNames.all().map((row) => [row.realnameNo, String(row.faceLeft)]),
      changes: { 'T-RNA-04': (was, is) => was !== '' && Number(is) < Number(was) },
    },
    {
      states: (world) =>
        world.corps
          .all()
          .flatMap((corp) =>
            Object.entries(corp.productOpenStatus).map(
              ([product, status]) => [`${corp.corpId} ${product}`, status] as const,
            ),
          ),
      changes: {
        'T-PDO-01': moved('UNOPENED', 'OPENING/OPENED'),
        'T-PDO-03': moved('OPENED', 'SUSPENDED'),
        'T-PDO-04': moved('SUSPENDED', 'OPENED'),
      },
    },
    {
      states: (world) => world.counterparties.all().map((row) => [row.id, row.counterpartyStatus]),
      changes: { 'T-CPY-03': moved('INVITED', 'WAIT_CONFIRM') },
    },
  ],
}
