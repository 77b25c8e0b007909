// npm run api:diff [-- version]: everything that changed in the contract since the latest tag (HEAD when there are no
// tags)
import { bundleContract } from '../openapi/bundle.ts'
import { readBaseline } from './contract/baseline.ts'
import { compareContracts } from './contract/compare.ts'
import { readOperations } from './contract/contract.ts'
import { summaryOf } from './contract/summary.ts'
import { readUsage } from './contract/usage.ts'

/** Summary of the changes; says so outside git or without a version to compare with. limit defaults to one screen. */
export function contractSummary(limit?: number, since?: string): string[] {
  const base = readBaseline('.', since)
  if (!base) return [since ? `没有版本“${since}”` : '没有可以比较的版本（不在 git 里，或那时还没有契约）']
  const now = readOperations()
  const changes = compareContracts(base.operations, now)
  const all = new Map([...base.operations, ...now])
  return summaryOf(base.name, changes, readUsage([...all.values()]), limit)
}

if (process.argv[1] === import.meta.filename) {
  bundleContract()
  console.log(contractSummary(Number.POSITIVE_INFINITY, process.argv[2]).join('\n'))
}
