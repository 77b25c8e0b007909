// npm run api:diff [-- version] [--changelog]: everything that changed in the contract since a version, otherwise the
// latest tag (HEAD when there are no tags); with --changelog it is written into openapi/CHANGELOG.md
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleContract } from '../openapi/bundle.ts'
import { readBaseline } from './contract/baseline.ts'
import { changelogSection, withSection } from './contract/changelog.ts'
import { readOperations } from './contract/contract.ts'
import { compareContracts } from './contract/difference.ts'
import { summaryOf } from './contract/summary.ts'
import { readUsage } from './contract/usage.ts'

const CHANGELOG = 'openapi/CHANGELOG.md'

const changesSince = (since?: string) => {
  const base = readBaseline('.', since)
  if (!base) return since ? `没有版本“${since}”` : '没有可以比较的版本（不在 git 里，或那时还没有契约）'
  const now = readOperations()
  return {
    name: base.name,
    changes: compareContracts(base.operations, now),
    all: [...new Map([...base.operations, ...now]).values()],
  }
}

/** Summary of the changes; a message when outside git or without a version to compare with. limit defaults to one screen. */
export function contractSummary(limit?: number, since?: string): string[] {
  const found = changesSince(since)
  return typeof found === 'string'
    ? [found]
    : summaryOf(found.name, found.changes, readUsage(found.all), limit)
}

/** Writes the section since a version into the change log; returns the message. */
function writeChangelog(since: string | undefined): string {
  const found = changesSince(since)
  if (typeof found === 'string') return found
  // the heading of a section is permanent: HEAD moves with the next commit
  if (found.name.startsWith('HEAD'))
    return '还没有标签：写明相对哪个版本，npm run api:diff -- --changelog <版本>'
  const text = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : ''
  writeFileSync(CHANGELOG, withSection(text, found.name, changelogSection(found.name, found.changes)))
  return `${CHANGELOG}：自 ${found.name} 以来 ${found.changes.length} 个操作有变化`
}

if (process.argv[1] === import.meta.filename) {
  const [since] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  bundleContract()
  console.log(
    process.argv.includes('--changelog')
      ? writeChangelog(since)
      : contractSummary(Number.POSITIVE_INFINITY, since).join('\n'),
  )
}
