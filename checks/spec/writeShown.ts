// npm run shown: which scenario makes each transition of a person by clicks, and which is refused it, from the last whole
// npm run spec; writes docs/shown.tsv and names what is missing.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Shown } from '../../features/support/transitions.ts'
import { readTransitionSpecs } from '../../scripts/docs/transitionSpecs.ts'
import { carriedAlone } from './core.ts'
import { cover } from './cover.ts'
import { readFeatures } from './envelopes.ts'
import { scenariosIn } from './scenarios.ts'
import { placeOf, SHOWN, shownBy, shownRows, shownText } from './shown.ts'

/** A scenario begins and ends, which costs something besides its steps. In steps. */
const START = 3
const REPORT = process.argv[2] ?? 'reports/transitions.ndjson'

const shown = readFileSync(REPORT, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Shown)
const specs = readTransitionSpecs()
const transitions = shownBy(specs, shown)
// npm test runs what is named here: where several scenarios show a transition, those that it runs anyway, or few and short ones
const choices = [...carriedAlone(scenariosIn(readFeatures()))].map(([one, alone]) => ({
  place: placeOf(one),
  cost: START + one.steps.length,
  brings: [...alone, ...(transitions.get(placeOf(one)) ?? [])],
}))
const rows = shownRows(specs, shown, new Set(cover(choices).map(({ place }) => place)))
writeFileSync(SHOWN, shownText(rows))
const missing = (what: 'made' | 'refused') => rows.filter((row) => !row[what])
for (const { id, event, actor } of missing('made')) console.log(`没有场景办成：${id} ${event}（${actor}）`)
for (const { id, event, actor } of missing('refused'))
  console.log(`没有场景被拒绝：${id} ${event}（${actor}）`)
console.log(
  `${SHOWN}：${rows.length} 条，没有办成的 ${missing('made').length}，没有被拒绝的 ${missing('refused').length}`,
)
