import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { featureOf } from '../../tests/faults/doubles/feature.ts'
import {
  type Attempt,
  type Choice,
  choicesIn,
  nameOf,
  type Outcome,
} from '../../tests/foreign/choices/plan.ts'
import { dependentReads } from '../../tests/foreign/dependentReads.ts'
import type { Mode } from '../../tests/foreign/Trial.ts'
import type { Row } from '../../tests/foreign/table.ts'
import { WORKERS } from '../children.ts'
import { featureFiles, runCucumber } from '../spec/deployment.ts'
import { readFeatures } from '../spec/envelopes.ts'
import { scenariosIn } from '../spec/scenarios.ts'
import { stop } from '../stop.ts'

const MAP = 'reports/choices.ndjson'
const FOLDER = '.cache/choices'
const PLAN = `${FOLDER}/plan.json`
const FEATURE = `${FOLDER}/选择.feature`
const OUTCOMES = `${FOLDER}/outcomes.ndjson`

const lines = <Line>(file: string): Line[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

const play = (url: string, features: readonly string[], env: Record<string, string>) =>
  runCucumber(['--profile', 'choices', '--parallel', String(WORKERS), ...features], url, env)

/**
 * Tries every choice that a scenario makes and that asks something; the map is npm test's, or made first by all scenarios.
 * @returns what came of each, and the paths of what was asked differently
 */
export async function tryChoices(
  url: string,
  { modes, isFew, isWanted }: { modes: readonly Mode[]; isFew: boolean; isWanted: (page: string) => boolean },
): Promise<{ rows: Row[]; tried: Set<string> }> {
  if (!existsSync(MAP)) {
    console.log('先走一遍全部功能场景，看哪些选择会问后端……')
    mkdirSync('reports', { recursive: true })
    await play(url, featureFiles(), { CHOICES_REPORT: MAP })
  }
  const dependent = new Set(dependentReads().map(({ path }) => path))
  const choices = choicesIn(lines<Choice>(MAP)).filter(
    ({ page, path }) => dependent.has(path) && isWanted(page),
  )
  const attempts = choices.flatMap((choice, nth) =>
    (isFew ? [modes[nth % modes.length]!] : modes).map(
      (mode): Attempt => ({ ...choice, mode, id: `${nameOf(choice)} ${mode}` }),
    ),
  )
  const scenarios = new Map(scenariosIn(readFeatures()).map((one) => [`${one.uri}:${one.line}`, one]))
  const runs = attempts.map(({ id, scenario }) => {
    const { tags, steps } = scenarios.get(scenario) ?? stop(`场景变了，请删去 ${MAP} 重新看一遍：${scenario}`)
    return { id, tags, steps }
  })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(PLAN, JSON.stringify(attempts))
  writeFileSync(FEATURE, featureOf(runs))
  rmSync(OUTCOMES, { force: true })
  await play(url, [FEATURE], { CHOICES_PLAN: PLAN, CHOICES_REPORT: OUTCOMES })
  const outcomes = new Map(lines<Outcome>(OUTCOMES).map((one) => [one.id, one]))
  const tried = new Set<string>()
  const rows = choices.map((choice): Row => {
    const own = attempts.filter((one) => nameOf(one) === nameOf(choice))
    const done = own.map(({ id }): Outcome => outcomes.get(id) ?? { id, findings: [], lost: '没有走到' })
    const lost = done.find((one) => one.lost !== undefined)?.lost
    const isSingle = done.some(({ single }) => single)
    if (lost === undefined && !isSingle) tried.add(choice.path)
    return {
      page: choice.page,
      part: `${choice.label} ${choice.path.replace(/^.*\/v1\//, '')}`,
      person: '场景',
      modes: isSingle ? [] : own.map(({ mode }) => mode),
      findings: done.flatMap(({ findings }) => findings),
      ...(lost !== undefined && { lost }),
    }
  })
  return { rows, tried }
}
