// npm run licences: the licences of all packages, shipped or used; fails when one is not allowed.
import { readFileSync } from 'node:fs'
import { type Lock, licenceProblems, packagesIn } from './supplyChain/rules.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const groups = [
  ['发布出去的', packagesIn(lock).filter(({ isShipped }) => isShipped)],
  ['只在开发时用的', packagesIn(lock).filter(({ isShipped }) => !isShipped)],
] as const
for (const [title, packages] of groups) {
  console.log(`\n${title}（${packages.length}）`)
  const byLicence = Map.groupBy(packages, ({ license }) => license ?? '没有写')
  for (const [licence, all] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
    const names = [...new Set(all.map(({ name, version }) => `${name} ${version}`))].toSorted()
    console.log(`  ${licence}（${names.length}）：${names.join('、')}`)
  }
}
const problems = licenceProblems(lock)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
