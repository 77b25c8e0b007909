// npm test [-- --since main]: what a change is likely to break, one total at the end; the rest is npm run deep. With --since
// only what the changes since that commit concern: quick, for the time between two commits.
import { parseArgs } from 'node:util'
import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { featuresFor, mustHaveChangedSince } from './changed.ts'
import { one, Parts } from './parts.ts'
import { cases, scenarios, staticChecks, unit } from './pieces.ts'

stopChildrenOnInterrupt()
const { values } = parseArgs({ options: { since: { type: 'string' } } })
const { since } = values
const features = since === undefined ? ['--core'] : featuresFor(mustHaveChangedSince(since))

const parts = new Parts()
parts.forget('reports')
const built = await staticChecks(parts)
const needsBuild = async (title: string, work: () => ReturnType<typeof scenarios>) =>
  parts.do(title, async () => {
    if (built) return work()
    console.error(`构建失败，${title}没有运行。`)
    return one(false)
  })

if (since === undefined) await parts.measureMachine()
await parts.do('单元测试', () => unit(since === undefined ? [] : ['--changed', since]))
// they read the sources as files, so no import leads to them
if (since !== undefined) await parts.do('架构', () => unit(['tests/architecture']))
if (features.length > 0) await needsBuild('功能场景', () => scenarios(features))
if (features.includes('--core')) {
  await needsBuild('故障', () => cases('checks/faults/run.ts', 'reports/faults.json', ['--core']))
  await needsBuild('问与答', () => cases('checks/foreign/run.ts', 'reports/foreign.json', ['--first', '4']))
  await needsBuild('演示', () => cases('checks/demo/run.ts', 'reports/demo.json', ['--smoke']))
}
if (since === undefined) await parts.keepBudgets()
parts.end()
