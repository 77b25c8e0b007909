// npm run api:diff [-- 版本]：契约与最近的标签（没有标签时 HEAD）相比改了什么，全部列出
import { bundleContract } from '../openapi/bundle.ts'
import { readBaseline } from './contract/baseline.ts'
import { compareContracts } from './contract/compare.ts'
import { readOperations } from './contract/contract.ts'
import { summaryOf } from './contract/summary.ts'
import { readUsage } from './contract/usage.ts'

/** 改动的小结；不在 git 里、没有可比的版本时说明。limit 缺省是一屏。 */
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
