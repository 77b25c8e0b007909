// The families of the platform. Midnight jobs and outside events run in this order; delete a folder and its line, and the
// family is gone.
import { abs } from './abs/family.ts'
import { account } from './account/family.ts'
import { invariants as moneyInvariants } from './account/receipt/invariants.ts'
import { guarantee } from './guarantee/family.ts'
import { Backend, type BackendOptions } from './kernel/Backend.ts'
import { invariants as trailInvariants } from './kernel/trailInvariant.ts'
import { type Family, Registry } from './kernel/wiring.ts'
import { portal } from './portal/family.ts'
import { platform } from './portal/platform.ts'
import { reverseFactoring } from './reverseFactoring/family.ts'
import { scenariosOf } from './scenarios.ts'
import { voucher } from './voucher/family.ts'

export const families = { portal, account, voucher, abs, reverseFactoring, guarantee } satisfies Record<
  string,
  Family
>

/** The platform made of these families and no others. */
export const registryOf = (all: readonly Family[]): Registry =>
  new Registry(all, platform, scenariosOf(all)).with({
    invariants: [...moneyInvariants, ...trailInvariants],
  })

export const registry = registryOf(Object.values(families))

/** The platform with all families; a test may add a family. */
export const createBackend = (options: BackendOptions, also: Family = {}): Backend =>
  new Backend(registry.with(also), options)
