import { readFileSync } from 'node:fs'
import { bundleContract, bundlePath } from '../../openapi/bundle.ts'
import { withoutFailures } from '../../openapi/codes.ts'
import { Contract } from '../kernel/contract/Contract.ts'
import { type Documents, services } from '../kernel/contract/operations.ts'

let known: Contract | undefined

/** The contract of openapi/, bundled first where a bundle is missing or older than its sources; read once. */
export const readContract = (): Contract => {
  if (known) return known
  bundleContract()
  const documents = Object.keys(services).map((service) => [
    service,
    // a failure is checked by its code, and the rest against the success alone: its problems are told the plainer
    withoutFailures(JSON.parse(readFileSync(bundlePath(service), 'utf8'))),
  ])
  known = new Contract(Object.fromEntries(documents) as Documents)
  return known
}
