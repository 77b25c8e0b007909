// What the machines add to every world: invariants, and what happens when a day has passed.
import { onClock, registerInvariant } from '../registry.ts'
import { invariants } from './invariants.ts'
import { expireSigns } from './signFlow.ts'
import { ageVouchers } from './voucherFlow.ts'
import { resumeSigns } from './withdrawFlow.ts'

for (const [id, check] of Object.entries(invariants)) registerInvariant(id, check)

onClock('resumeSigns', resumeSigns)
onClock('expireSigns', expireSigns)
onClock('ageVouchers', ageVouchers)
