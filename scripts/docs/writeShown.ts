// npm run shown: which scenario makes each transition of a person by clicks, and which is refused it, from the last
// whole run of the features; writes docs/shown.tsv and names what is missing.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Shown } from '../../features/support/transitions.ts'
import { readLaw } from './law.ts'
import { SHOWN, shownRows, shownText } from './shown.ts'

const REPORT = process.argv[2] ?? 'reports/transitions.ndjson'

const shown = readFileSync(REPORT, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Shown)
const rows = shownRows(readLaw(), shown)
writeFileSync(SHOWN, shownText(rows))
const missing = (what: 'made' | 'refused') => rows.filter((row) => !row[what])
for (const { id, event, actor } of missing('made')) console.log(`没有场景办成：${id} ${event}（${actor}）`)
for (const { id, event, actor } of missing('refused'))
  console.log(`没有场景被拒绝：${id} ${event}（${actor}）`)
console.log(
  `${SHOWN}：${rows.length} 条，没有办成的 ${missing('made').length}，没有被拒绝的 ${missing('refused').length}`,
)
