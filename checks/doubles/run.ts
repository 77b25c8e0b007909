// npm run doubles [-- operationId …] [--quick | --every] [--map] [--seen]: every call that needs an idempotency key, made by
// its scenario, clicked two and three times while its answer is early or late, gets lost, or after Back.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readContract } from '../../mocks/hosts/contract.ts'
import { stopChildrenOnInterrupt, WORKERS } from '../../scripts/children.ts'
import { stop } from '../../scripts/stop.ts'
import { featureFiles, runCucumber, type Served, serve } from '../spec/deployment.ts'
import { readLines, replay, scenariosByPlace } from '../spec/replay.ts'
import { broad, every, quick, single, waysOf } from './design.ts'
import type { Attack, Outcome, Seen } from './plan.ts'
import { tables } from './tables.ts'
import { judge, VERDICTS } from './verdict.ts'

const MAP = 'reports/bookings.ndjson'
const OUTCOMES = 'reports/doubles.ndjson'
const REPORT = 'reports/doubles.json'
/** Clicks and keys since the start of a scenario. */
const LONG = 20

stopChildrenOnInterrupt()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    map: { type: 'boolean', default: false },
    seen: { type: 'boolean', default: false },
  },
})

async function play(served: Served, features: string[], env: Record<string, string>): Promise<void> {
  await runCucumber(['--profile', 'doubles', '--parallel', String(WORKERS), ...features], served.url, {
    TOUCH: '1',
    ...env,
  })
}

mkdirSync('reports', { recursive: true })
const served = await serve()

if (values.map || !existsSync(MAP)) {
  console.log('先走一遍全部功能场景，看每笔业务由哪一下点击办成……')
  rmSync(MAP, { force: true })
  await play(served, featureFiles(), { DOUBLES_REPORT: MAP })
}

const operations = readContract().operations.filter(({ isIdempotent }) => isIdempotent)
const wanted = operations.filter(
  ({ operationId }) => positionals.length === 0 || positionals.includes(operationId),
)
if (wanted.length === 0) stop(`没有这样的接口：${positionals.join('、')}`)
const scenarios = scenariosByPlace()
const seen = readLines<Seen>(MAP)
const placeOf = ({ path, scenario, step }: Seen) => `${path} ${scenario} ${step}`
const times = Map.groupBy(seen, placeOf)
// a step that makes the call several times by itself: `我查验发票……4次`, a face that fails first, a table of refusals
const isRepeated = (one: Seen) =>
  /\d次$/.test(scenarios.get(one.scenario)?.steps[one.step]?.text ?? '') ||
  (times.get(placeOf(one))?.length ?? 0) > 1
// the only scenario on a partial map may be a long story, whose sentences do the same thing several times: left to the full map
const isLong = ({ input }: Seen) => values.seen && input > LONG
const ways = waysOf(seen.filter((one) => !isRepeated(one) && !isLong(one)))
const reachable = wanted.flatMap(({ path }) => ways.get(path) ?? [])
const design = values.every ? every : values.quick ? quick : broad
// the quick run checks the accepted keys; the others also compare the world with that of a single click
const attacks: Attack[] = reachable.flatMap((way, nth) => [
  ...(values.quick ? [] : [single(way)]),
  ...design(way, nth),
])

const begun = performance.now()
const outcomes = await replay<Outcome, Attack>(attacks, {
  title: '连点',
  folder: '.cache/doubles',
  outcomes: OUTCOMES,
  scenarios,
  placeOf: ({ path }) => ways.get(path)?.scenario ?? '',
  again: '加 --map ',
  play: (feature, plan) => play(served, [feature], { DOUBLES_PLAN: plan, DOUBLES_REPORT: OUTCOMES }),
})
await served.close()

const blank: Omit<Outcome, 'id'> = {
  reached: false,
  requests: 0,
  bookings: 0,
  change: {},
  gaps: [],
  said: '',
}
const singles = new Map(reachable.map((way) => [way.path, outcomes.get(single(way).id)] as const))
const judged = attacks.map((attack) =>
  judge(attack, outcomes.get(attack.id) ?? { id: attack.id, ...blank }, singles.get(attack.path)),
)
const operationOf = new Map(operations.map(({ path, operationId }) => [path, operationId]))
console.log(tables(judged, (path) => operationOf.get(path) ?? path))
const bad = judged.filter(({ verdict }) => verdict !== 'once')
for (const { attack, outcome, verdict, why } of bad)
  console.log(
    `${VERDICTS[verdict]} ${operationOf.get(attack.path)} ${attack.id.slice(attack.path.length + 1)}：发出 ${outcome.requests}，办成 ${outcome.bookings} ${why}`,
  )
// with --seen the map may cover a part of the scenarios
const unseen = values.seen ? [] : wanted.filter(({ path }) => !ways.has(path))
if (unseen.length > 0)
  console.log(`没有场景由点击办成：${unseen.map(({ operationId }) => operationId).join('、')}`)
const cases = [
  ...bad.map(({ attack, verdict, why }) => ({
    id: operationOf.get(attack.path) ?? attack.path,
    title: attack.id.slice(attack.path.length + 1),
    failure: `${VERDICTS[verdict]} ${why}`,
  })),
  ...unseen.map(({ operationId, path }) => ({ id: operationId, title: path, failure: '没有场景由点击办成' })),
]
const [passed, failed] = [judged.length - bad.length, cases.length]
writeFileSync(REPORT, JSON.stringify({ passed, failed, cases }, undefined, 2))
const doubles = judged.filter(({ verdict }) => verdict === 'double').length
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(`连点：通过 ${passed}，失败 ${failed}（办了两次的 ${doubles}），${seconds} 秒`)
process.exitCode = failed === 0 ? 0 : 1
