import { readSuccesses } from '../../openapi/bundle.ts'
import { Contract } from '../kernel/contract/Contract.ts'

let known: Contract | undefined

/** The contract of openapi/, bundled first if a bundle is missing or older than its sources; read once. */
export const readContract = (): Contract => {
  if (known) return known
  known = new Contract(readSuccesses())
  return known
}
