// What a shared world may contain: a journal, and the plan of a link. All input from another browser is checked here.
import { EARLIEST, LATEST, OUT_OF_TIME } from '../clock.ts'
import type { Journal } from '../journal/step.ts'
import { BadControl } from './body.ts'
import { checkerOf, record, type Schema, textUpTo } from './schema.ts'
import { STEERED } from './steering.ts'

/** More than anyone does by hand; the longest simulations have a tenth. */
const MOST_STEPS = 20_000

const NO_WORLD = '这不是导出的模拟世界'
const NO_PLAN = '链接不完整：请把它从头到尾再复制一次'

const instant: Schema = {
  type: 'integer',
  minimum: EARLIEST,
  maximum: LATEST,
  refusals: { minimum: OUT_OF_TIME, maximum: OUT_OF_TIME },
}

const name = textUpTo(200)

/** A call of the contract, or a control call; never both. */
const step: Schema = {
  ...record(
    {
      at: instant,
      operationId: name,
      inputs: { type: 'array', maxItems: 8 },
      token: name,
      once: record({ key: name, path: textUpTo(400), bodyHash: name }),
      isQuery: { const: true },
      control: { enum: STEERED },
      body: { type: 'object' },
    },
    ['at'],
  ),
  oneOf: [{ required: ['operationId', 'inputs'] }, { required: ['control', 'body'] }],
}

const journal = record(
  {
    format: { const: 1, refusals: { const: '这个世界是另一个版本导出的，这里打不开' } },
    scenario: textUpTo(64),
    // the range of a seed: World.seed
    seed: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    steps: {
      type: 'array',
      maxItems: MOST_STEPS,
      refusals: { maxItems: `这个世界步数过多：最多 ${MOST_STEPS} 步` },
      items: step,
    },
    now: instant,
  },
  ['format', 'scenario', 'seed', 'steps'],
)

const controls: Schema = {
  type: 'array',
  maxItems: 500,
  items: record({ name: { enum: [...STEERED, 'world', 'act', 'journal'] }, body: { type: 'object' } }),
}

/** The plan of a link; a packed journal, or one at an address, is validated separately. */
const plan: Schema = {
  ...record(
    {
      title: textUpTo(400),
      person: name,
      path: textUpTo(2000),
      rebuilds: { type: 'boolean' },
      world: name,
      journal: { type: 'object' },
      controls,
    },
    [],
  ),
  oneOf: [{ required: ['world'] }, { required: ['journal'] }, { required: ['controls'] }],
}

const journalProblem = checkerOf(journal, NO_WORLD)
const planProblem = checkerOf(plan, NO_PLAN)

/** Nested too deep to be serialised again. */
const isBottomless = (value: unknown): boolean => {
  try {
    JSON.stringify(value)
    return false
  } catch {
    return true
  }
}

/** A journal from outside; refused with a sentence that says what is wrong with it. */
export const journalOf = (value: unknown): Journal => {
  const problem = journalProblem(value) ?? (isBottomless(value) ? NO_WORLD : undefined)
  if (problem) throw new BadControl(problem)
  return value as Journal
}

/** The content of a link. */
type Plan = {
  person?: string
  world?: string
  journal?: unknown
  controls?: unknown
}

/** The plan of a link; refused with a sentence that says what is wrong with it. */
export const planOf = (value: unknown): Plan => {
  const problem = planProblem(value)
  if (problem) throw new BadControl(problem)
  return value as Plan
}
