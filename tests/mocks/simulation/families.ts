import type { Family } from './Family.ts'
import { abs } from './abs/family.ts'
import { guarantee } from './guarantee/family.ts'
import { rf } from './rf/family.ts'
import { voucher } from './voucher/family.ts'

/** Every family of business. */
export const families: readonly Family[] = [voucher, abs, rf, guarantee]
