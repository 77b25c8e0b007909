// Cucumber hooks of the experiment, active when CHOICES_REPORT names a file: they record which filled field of a scenario sends
// a read, or, for a scenario with an attempt, fill it differently at that place.
import { appendFileSync, readFileSync } from 'node:fs'
import { After, AfterStep, Before, BeforeStep } from '@cucumber/cucumber'
import type { BrowserContext, Page, Request } from '@playwright/test'
import type { ScfWorld } from '../../../features/support/world.ts'
import { isRead } from '../Gate.ts'
import { Reader } from '../Reader.ts'
import type { Attempt, Choice, Outcome } from './plan.ts'
import { type Answered, watchChoices } from './probe.ts'
import { isThere, SOON, tryChoice } from './trial.ts'

const { CHOICES_PLAN, CHOICES_REPORT } = process.env
const attempts: ReadonlyMap<string, Attempt> = new Map(
  CHOICES_PLAN
    ? (JSON.parse(readFileSync(CHOICES_PLAN, 'utf8')) as Attempt[]).map((one) => [one.id, one])
    : [],
)
const write = (line: Choice | Outcome) => appendFileSync(CHOICES_REPORT ?? '', `${JSON.stringify(line)}\n`)
const placeOf = (url: string) => new URL(url).pathname.replace(/^\/cv3/, '')

interface Field extends Answered {
  readonly url: string
  readonly at: number
}

interface Run {
  readonly scenario: string
  readonly attempt: Attempt | undefined
  step: number
  /** The fields that were filled since a button was pressed. */
  fields: Field[]
  /** The reads of this step. */
  asked: { choice: Choice; page: Page }[]
}

let run: Run | undefined
const watched = new WeakSet<object>()

/** The field that sends it: the last one whose value is in the read, or else the last one. */
const asking = (fields: readonly Field[], body: string): Field | undefined =>
  fields.findLast(({ value }) => value.length > 1 && body.includes(value.replaceAll(/[,\s]/g, ''))) ??
  fields.at(-1)

const noteRequest = (request: Request): void => {
  const { pathname: path } = new URL(request.url())
  const body = request.postData()
  if (!run || run.fields.length === 0 || !isRead(request) || !path.startsWith('/api/') || !body) return
  const page = request.frame().page()
  const field = asking(
    run.fields.filter(({ url, at }) => url === page.url() && Date.now() - at < SOON),
    body,
  )
  if (!field) return
  const { scenario, step } = run
  const { kind, label } = field
  run.asked.push({ page, choice: { page: placeOf(page.url()), path, scenario, step, kind, label } })
}

const attend = async (context: BrowserContext): Promise<void> => {
  await watchChoices(context, (page, answered) => {
    if (!run) return
    if (answered) run.fields.push({ ...answered, url: page.url(), at: Date.now() })
    // after a button, the field may be gone
    else Object.assign(run, { fields: [], asked: [] })
  })
  if (watched.has(context)) return
  watched.add(context)
  context.on('request', noteRequest)
}

if (CHOICES_REPORT) {
  Before(async function (this: ScfWorld, { pickle }) {
    const scenario = `${pickle.uri}:${pickle.location?.line ?? 0}`
    run = { scenario, attempt: attempts.get(pickle.name), step: -1, fields: [], asked: [] }
    await attend(this.context)
  })

  BeforeStep(() => {
    if (run) run.step += 1
  })

  AfterStep(async function (this: ScfWorld) {
    const { attempt, step, asked = [] } = run ?? {}
    if (!attempt) {
      // when the step went on to another page or closed a drawer, the field is gone
      for (const { choice, page } of asked) if (await isThere(page, choice)) write(choice)
      if (run) run.asked = []
      return undefined
    }
    if (step !== attempt.step) return undefined
    run = undefined
    const reader = await Reader.at(this.page, new URL(this.baseUrl).origin)
    const { id } = attempt
    write({ id, ...(await tryChoice(reader, attempt)) })
    return 'skipped'
  })

  After(async function (this: ScfWorld) {
    if (run?.attempt) write({ id: run.attempt.id, findings: [], lost: '场景没有走到那一步' })
    run = undefined
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
