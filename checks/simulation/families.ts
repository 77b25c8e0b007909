import { abs } from './abs/family.ts'
import { account } from './account/family.ts'
import type { Family } from './Family.ts'
import { guarantee } from './guarantee/family.ts'
import { people } from './people/family.ts'
import { reverseFactoring } from './reverseFactoring/family.ts'
import { voucher } from './voucher/family.ts'

const single: readonly Family[] = [voucher, abs, reverseFactoring, guarantee, account, people]

/** All of them in one world: accounts that are disabled while payments are under way, names that change, shared invoices. */
const mixed: Family = {
  name: 'mixed',
  title: '各族一起',
  scenarios: ['default'],
  people: [...new Set(single.flatMap((one) => one.people))],
  prepare: async (simulation) => {
    for (const one of single) await one.prepare?.(simulation)
  },
  boards: single.flatMap((one) => one.boards),
  beginnings: single.flatMap((one) => one.beginnings),
  outside: single.flatMap((one) => one.outside),
  covered: single.flatMap((one) => one.covered),
}

/** Every family of business, and all of them together. */
export const families: readonly Family[] = [...single, mixed]
