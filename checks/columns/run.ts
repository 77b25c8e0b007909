// npm run columns [-- part of a source's path …]: the amounts of each list are swapped, two at a time, where a scenario
// gives the records of the list; records that still hold let swapped columns pass.
import { mkdirSync, writeFileSync } from 'node:fs'
import { stopChildrenOnInterrupt, WORKERS } from '../../scripts/children.ts'
import { runCucumber, serve } from '../spec/deployment.ts'
import { replay, scenariosByPlace } from '../spec/replay.ts'
import { type MoneyList, moneyLists } from './lists.ts'
import type { Attempt, Outcome } from './plan.ts'
import { tableOf } from './tables.ts'

const OUTCOMES = 'reports/columns.ndjson'
const REPORT = 'reports/columns.json'

stopChildrenOnInterrupt()
const parts = process.argv.slice(2)

const nameOf = ({ path, label }: MoneyList) => `${path} ${label ?? ''}`.trim()
const scenarios = scenariosByPlace()
const lists = moneyLists()
const attempts = lists.flatMap((list): Attempt[] => {
  const place = tableOf(list, lists, [...scenarios.values()])
  if (!place) return []
  const { uri, line } = place.scenario
  return [{ id: nameOf(list), scenario: `${uri}:${line}`, step: place.step, amounts: list.amounts }]
})
const chosen = attempts.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)))

mkdirSync('reports', { recursive: true })
const served = await serve()
const begun = performance.now()
const outcomes = await replay<Outcome, Attempt>(chosen, {
  title: '对调的金额',
  folder: '.cache/columns',
  outcomes: OUTCOMES,
  scenarios,
  placeOf: ({ scenario }) => scenario,
  again: '',
  play: (feature, plan) =>
    runCucumber(['--profile', 'columns', '--parallel', String(WORKERS), feature], served.url, {
      COLUMNS_PLAN: plan,
      COLUMNS_REPORT: OUTCOMES,
    }),
})
await served.close()

const judged = chosen.map((attempt) => ({
  ...attempt,
  ...(outcomes.get(attempt.id) ?? { swaps: [], lost: '没有结果' }),
}))
for (const { id, scenario, swaps, lost } of judged) {
  console.log(`${id}（${scenario}）${lost === undefined ? '' : `：${lost}`}`)
  for (const [one, other, isFound] of swaps) console.log(`  ${isFound ? '✓' : '✗'} ${one} ↔ ${other}`)
}
const cases = judged.flatMap(({ id, scenario, swaps, lost }) => [
  ...(lost === undefined ? [] : [{ id, title: scenario, failure: lost }]),
  ...swaps
    .filter(([, , isFound]) => !isFound)
    .map(([one, other]) => ({ id, title: scenario, failure: `“${one}”与“${other}”对调了，记录照样成立` })),
])
// no swap tried proves nothing
if (judged.length === 0) cases.push({ id: 'columns', title: '', failure: '没有一个列表试过' })
const passed = judged.flatMap(({ swaps }) => swaps).filter(([, , isFound]) => isFound).length
writeFileSync(REPORT, JSON.stringify({ passed, failed: cases.length, cases }, undefined, 2))
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(`对调的金额：${judged.length} 个列表，通过 ${passed}，失败 ${cases.length}，${seconds} 秒`)
process.exitCode = cases.length === 0 ? 0 : 1
