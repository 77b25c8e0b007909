// npm run foreign [-- --routes /credit,…] [--modes fail,slow,overtaken] [--few] [--first 10] [--workers 3]: wherever a page shows
// what its address, its filters or a choice ask for, from one question to the next, whose answer fails, is late, or arrives
// after the following one; nothing of the previous one may be shown under the next. --few: one of the three at each place, in turn;
// --first: only so many places, one of each kind first.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stopChildrenOnInterrupt, WORKERS } from '../../scripts/children.ts'
import { launch } from '../shared/launch.ts'
import { serve } from '../spec/deployment.ts'
import { tryChoices } from './choices.ts'
import { dependentReads } from './dependentReads.ts'
import { placesIn, sampleOf } from './places.ts'
import { MODES, type Mode } from './Trial.ts'
import { drawTable, problemOf, type Row } from './table.ts'
import { walkPlaces } from './walk.ts'

const REPORT = 'reports/foreign.json'

stopChildrenOnInterrupt()
const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    modes: { type: 'string' },
    workers: { type: 'string' },
    first: { type: 'string' },
    few: { type: 'boolean', default: false },
  },
})
const listed = (text: string | undefined): string[] | undefined => text?.split(',').filter(Boolean)
const wanted = listed(values.routes)
const isWanted = (page: string) => !wanted || wanted.some((start) => page.startsWith(start))
const modes = (listed(values.modes) ?? Object.keys(MODES)) as Mode[]
const isFew = values.few || values.first !== undefined
const all = placesIn().filter(({ route }) => isWanted(route.path))
const places = values.first === undefined ? all : sampleOf(all, Number(values.first))

const served = await serve()
const { origin } = new URL(served.url)
const browser = await launch()
const begun = performance.now()
const walk = { browser, origin, workers: Number(values.workers ?? WORKERS), isFew, modes }
const { rows, tried } = await walkPlaces(places, walk)
await browser.close()
if (values.first === undefined) {
  const choices = await tryChoices(served.url, { modes, isFew, isWanted })
  rows.push(...choices.rows)
  // parameters that the code has but no trial used; a few trials do not reach what a document asks for next
  const missed =
    wanted || isFew ? [] : dependentReads().filter(({ path }) => !tried.has(path) && !choices.tried.has(path))
  rows.push(
    ...missed.map(
      ({ file, path }): Row => ({
        page: file,
        part: path,
        person: '',
        modes,
        findings: [],
        lost: '没有试到',
      }),
    ),
  )
}

console.log(drawTable(rows, modes))
const cases = rows.map((row) => {
  const failure = problemOf(row)
  return { id: row.person, title: `${row.page} ${row.part}`, ...(failure && { failure }) }
})
const failed = cases.filter(({ failure }) => failure).length
for (const { id, title, failure } of cases) if (failure) console.log(`✗ ${title} ${id}：${failure}`)
mkdirSync('reports', { recursive: true })
writeFileSync(REPORT, JSON.stringify({ passed: cases.length - failed, failed, cases }, undefined, 2))
const live = rows
  .flatMap(({ findings }) => findings)
  .filter(({ foreign, buttons }) => foreign.length > 0 && buttons.length > 0).length
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(
  `问与答：${cases.length} 处，通过 ${cases.length - failed}，失败 ${failed}；别的内容之下能按的决定 ${live} 处，${seconds} 秒`,
)
process.exitCode = failed === 0 ? 0 : 1
await served.close()
process.exit()
