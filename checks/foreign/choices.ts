import { existsSync, mkdirSync } from 'node:fs'
import { WORKERS } from '../../scripts/children.ts'
import { featureFiles, runCucumber } from '../spec/deployment.ts'
import { readLines, replay, scenariosByPlace } from '../spec/replay.ts'
import { type Attempt, type Choice, choicesIn, nameOf, type Outcome } from './choices/plan.ts'
import { dependentReads } from './dependentReads.ts'
import type { Mode } from './Trial.ts'
import type { Row } from './table.ts'

const MAP = 'reports/choices.ndjson'
const FOLDER = '.cache/choices'
const OUTCOMES = `${FOLDER}/outcomes.ndjson`

const play = (url: string, features: readonly string[], env: Record<string, string>) =>
  runCucumber(['--profile', 'choices', '--parallel', String(WORKERS), ...features], url, env)

/**
 * Tries every choice that a scenario makes and that asks something; the map is npm test's, or made first by all scenarios.
 * @returns the result of each, and the paths of the reads that were asked differently
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
  const choices = choicesIn(readLines<Choice>(MAP)).filter(
    ({ page, path }) => dependent.has(path) && isWanted(page),
  )
  const attempts = choices.flatMap((choice, nth) =>
    (isFew ? [modes[nth % modes.length]!] : modes).map(
      (mode): Attempt => ({ ...choice, mode, id: `${nameOf(choice)} ${mode}` }),
    ),
  )
  const outcomes = await replay<Outcome, Attempt>(attempts, {
    title: '选择',
    folder: FOLDER,
    outcomes: OUTCOMES,
    scenarios: scenariosByPlace(),
    placeOf: ({ scenario }) => scenario,
    again: `删去 ${MAP} `,
    play: (feature, plan) => play(url, [feature], { CHOICES_PLAN: plan, CHOICES_REPORT: OUTCOMES }),
  })
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
