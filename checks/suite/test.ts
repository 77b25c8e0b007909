// npm test [-- --since main]: everything that a change can break, one total at the end. With --since only what the changes
// since that commit concern: quick, for the time between two commits; the whole runs before anything lands.
import { parseArgs } from 'node:util'
import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { one, Parts } from './parts.ts'
import { cases, deployment, scenarios, staticChecks, unit } from './pieces.ts'
import { EVERYTHING } from './since/concerned.ts'
import { concernedSince } from './since/concernedSince.ts'

stopChildrenOnInterrupt()
const { values } = parseArgs({ options: { since: { type: 'string' } } })
const {
  unit: tests,
  features,
  faults,
  deploy,
  demo,
} = values.since ? concernedSince(values.since) : EVERYTHING

const parts = new Parts()
parts.forget('reports')
const built = await staticChecks(parts)
const needsBuild = async (title: string, work: () => ReturnType<typeof scenarios>) =>
  parts.do(title, async () => {
    if (built) return work()
    console.error(`构建失败，${title}没有运行。`)
    return one(false)
  })

const deployed = deploy && built ? deployment() : undefined
if (tests === 'all' || tests.length > 0) await parts.do('单元测试', () => unit(tests === 'all' ? [] : tests))
if (deploy) await needsBuild('部署', async () => (deployed ? deployed() : one(false)))
if (features === 'all' || features.length > 0)
  await needsBuild('功能场景', () => scenarios(features === 'all' ? [] : features))
if (faults) await needsBuild('故障', () => cases('checks/faults/run.ts', 'reports/faults.json'))
if (faults)
  await needsBuild('问与答', () => cases('checks/foreign/run.ts', 'reports/foreign.json', ['--first', '10']))
if (demo) await needsBuild('演示', () => cases('checks/demo/run.ts', 'reports/demo.json'))
parts.end()
