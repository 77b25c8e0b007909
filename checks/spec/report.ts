// npm run spec:report: the living documentation from the last run; npm run spec rebuilds it by itself.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRequirements } from '../../features/plugin/requirements.ts'
import { stop } from '../../scripts/stop.ts'
import { featureFiles } from './deployment.ts'
import { type Envelope, readEnvelopes, readFeatures } from './envelopes.ts'
import { lintFeatures } from './lint.ts'
import { noteChanges } from './report/changes.ts'
import { flowPage } from './report/flowPage.ts'
import { dropOldFiles } from './report/oldFiles.ts'
import { readFlows, readPages, readPeople } from './report/product.ts'
import { proofsOf } from './report/proofs.ts'
import { coverageOf, requirementPage } from './report/requirementPage.ts'
import { mergeResults, resultsOf, savedResults } from './report/results.ts'
import { scenarioPage } from './report/scenarioPage.ts'
import { startPage } from './report/startPage.ts'
import { stepPage } from './report/stepPage.ts'
import { scenariosIn } from './scenarios.ts'
import { groupsOf, nearDuplicates, sentencesIn, unused } from './sentences.ts'
import { readShown } from './shown.ts'
import { SNIPPETS, snippetsOf } from './snippets.ts'
import { valueGroups } from './values.ts'

const OUT = 'reports'
const MESSAGES = join(OUT, 'messages.ndjson')

const write = (name: string, content: string): void => writeFileSync(join(OUT, name), content)

function read(): Envelope[] {
  try {
    return readFeatures()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** The catalogue of steps and the editor's completions; returns a summary in one sentence. */
function buildSteps(envelopes: readonly Envelope[]): string {
  const sentences = sentencesIn(envelopes)
  const values = valueGroups()
  writeFileSync(SNIPPETS, snippetsOf(sentences, values))
  write('steps.html', stepPage(groupsOf(sentences), values))
  return `步骤目录 ${OUT}/steps.html：${sentences.length} 句，没有人用 ${unused(sentences).length} 句，重复的嫌疑 ${nearDuplicates(sentences).length} 对`
}

/** Makes the pages from the messages and earlier results; returns a summary for people. */
export function buildReport(): string {
  mkdirSync(OUT, { recursive: true })
  const envelopes = read()
  const scenarios = scenariosIn(envelopes)
  const run = existsSync(MESSAGES) ? resultsOf(readEnvelopes(MESSAGES)) : {}
  const results = mergeResults(
    run,
    scenarios.map(({ key }) => key),
  )
  dropOldFiles(results, OUT)
  const coverage = coverageOf(readRequirements(), scenarios)
  const shown = coverage.filter((one) => one.scenarios.length > 0).length
  const changes = noteChanges(scenarios, results)
  const texts = new Map(coverage.map(({ id, text }) => [id, text]))
  const pages = readPages()
  const flows = readFlows(pages)
  const sentences = sentencesIn(envelopes)
  write('report.html', scenarioPage(scenarios, { results, changes, texts }, Date.now()))
  write('requirements.html', requirementPage(coverage, results))
  write('flows.html', flowPage(flows, proofsOf(readShown(), scenarios), results))
  write(
    'index.html',
    startPage(
      { scenarios, results, coverage, flows, pages, people: readPeople(), sentences, changes },
      Date.now(),
    ),
  )
  buildSteps(envelopes)
  const doubts = lintFeatures(featureFiles())
  if (doubts.length > 0) console.log(`\n写法上的问题（npm run spec:lint）：\n  ${doubts.join('\n  ')}`)
  return `文档 ${OUT}/index.html（用浏览器直接打开）：场景 ${scenarios.length} 个，需求 ${shown}/${coverage.length} 条有场景`
}

/** npm run spec:steps: only reads the sentences and prints the unused and duplicate ones. */
function stepsOnly(): void {
  mkdirSync(OUT, { recursive: true })
  const envelopes = read()
  const sentences = sentencesIn(envelopes)
  for (const { pattern, file, line } of unused(sentences))
    console.log(`没有人用：${pattern}　${file}:${line}`)
  for (const { one, other, reason } of nearDuplicates(sentences))
    console.log(`${reason}：${one.pattern} ／ ${other.pattern}`)
  // the other pages link here and back
  if (!existsSync(join(OUT, 'index.html')) || Object.keys(savedResults()).length === 0) buildReport()
  console.log(buildSteps(envelopes))
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--steps')) stepsOnly()
  else console.log(buildReport())
}
