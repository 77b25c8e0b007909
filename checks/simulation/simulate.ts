// One engine for the tests and for npm run simulate: families × seeds × steps of simulations in which everybody acts at random.

import type { Answering } from '../shared/MockClient.ts'
import type { Persona } from '../shared/TestClient.ts'
import { clockAlone } from './clockAlone.ts'
import { addCoverage, type Coverage, cover, noCoverage } from './coverage.ts'
import type { Board, Family } from './Family.ts'
import { type Answer, type Offer, type Row, Simulation, Tally } from './Simulation.ts'

/** How often the clock moves, in percent of the steps; the other shares are in stepOf. */
const CLOCK = 7

/** Every nth simulation is run to its end. */
const ENDINGS = 4

/** How many lists a person looks through for something to do. */
const LOOKS = 6

const DURATIONS = ['PT3H', 'PT6H', 'P1D', 'P1D', 'P1D', 'P2D', 'P3D', 'P6D']

export type Failure = { family: string; seed: number; step: number; message: string }

/** What one run returns besides its failure: the simulation in its last state. */
type Run = { failure?: Failure; simulation: Simulation }

export type Asked = {
  steps: number
  /** Answers the simulation instead of a backend in this process. */
  own?: Answering
  /** Steps to leave out. */
  skip?: ReadonlySet<number>
  /** Asked with the registered invariants. */
  check?: (simulation: Simulation) => string | undefined
}

/** What an offered action must not be refused for: the list said that it can be done, by this person, now. */
const WRONGLY_OFFERED = new Set([
  '业务状态已变更，请刷新',
  '当前角色不能办理此业务',
  '数据已被他人处理，请刷新后重试',
  '您暂无权限操作此页面！',
  '不可复核本人经办业务',
  '不可终审本人复核业务',
  '单据不存在',
])

/** What a list says must hold: what it does not offer must not work, what it offers must not fail for state or role. */
const checkOffer = (path: string, offer: Offer, { accepted, message }: Answer): void => {
  if (accepted > 0 && !offer.enabled)
    throw new Error(`${path} 不可办理（${offer.reason}）却办成了：${message}`)
  if (accepted === 0 && offer.enabled && WRONGLY_OFFERED.has(message)) {
    throw new Error(`${path} 列表上可办理（${offer.code}），却被拒绝：${message}`)
  }
}

const rowsOf = async (simulation: Simulation, persona: Persona, board: Board): Promise<readonly Row[]> => {
  if (!board.rows) return simulation.list(persona, board.path, board.query)
  const data = await simulation.read(persona, board.path, board.query)
  return board.rows(data).filter((row) => row !== undefined)
}

/** What a row says may be done with it: in actions, in allowed, or in words that the board knows. */
const offersOf = (row: Row, { offers }: Board): readonly Offer[] =>
  offers?.(row).map((code) => ({ code, enabled: true })) ??
  row.actions ??
  (row['allowed'] as readonly Offer[] | undefined) ??
  []

/** A person acts on a row of a list, mostly with an offered action. */
const act = async (simulation: Simulation, family: Family): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const board = simulation.random.pick(family.boards)
    const persona = simulation.random.pick(board.people)
    const rows = await rowsOf(simulation, persona, board)
    const offers = rows.flatMap((row) =>
      offersOf(row, board)
        .filter(({ code }) => board.actions[code])
        .map((offer) => [row, offer] as const),
    )
    const enabled = offers.filter(([, offer]) => offer.enabled)
    const found = simulation.one(enabled.length > 0 && simulation.often(95) ? enabled : offers)
    if (found && (await perform(simulation, family, persona, board, found))) return
  }
}

const perform = async (
  simulation: Simulation,
  family: Family,
  persona: Persona,
  board: Board,
  [row, offer]: readonly [Row, Offer],
): Promise<boolean> => {
  const call = await board.actions[offer.code]!(row, simulation, persona)
  if (!call) return false
  const stranger = simulation.often(4) ? simulation.random.pick(family.people) : persona
  // a stranger may not sign; a call without a signature is refused
  const answer = await simulation.make(stranger, stranger === persona ? call : { ...call, signs: '' })
  if (stranger === persona) checkOffer(call.path, offer, answer)
  return true
}

const begin = async (simulation: Simulation, family: Family): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const { people, begin: making } = simulation.random.pick(family.beginnings)
    const persona = simulation.random.pick(people)
    const call = await making(simulation, persona)
    if (!call) continue
    await simulation.make(simulation.often(97) ? persona : simulation.random.pick(family.people), call)
    return
  }
}

const happen = async (simulation: Simulation, family: Family): Promise<void> => {
  const found = simulation.one(
    family.outside.flatMap((outside) => {
      const event = outside(simulation)
      return event ? [event] : []
    }),
  )
  if (found) await simulation.outside(...found)
}

/** One step; returns whether it consisted of people's calls only. */
const stepOf = async (simulation: Simulation, family: Family): Promise<boolean> => {
  const die = simulation.random.int(1, 100)
  if (die <= CLOCK) await simulation.client.advance(simulation.random.pick(DURATIONS))
  else if (die <= 26) await happen(simulation, family)
  else await (die <= 45 ? begin(simulation, family) : act(simulation, family))
  return die > 26
}

const problemsOf = (simulation: Simulation, asked: Asked): string[] => [
  ...simulation.world.registry.broken(simulation.world),
  ...[asked.check?.(simulation) ?? []].flat(),
]

const open = async (family: Family, seed: number, tally: Tally, own?: Answering): Promise<Simulation> => {
  const scenario = family.scenarios[seed % family.scenarios.length]!
  const simulation = await Simulation.open(scenario, seed, tally, own)
  // a signature costs two more calls, so only every fourth simulation requires it
  await simulation.client.session.control('/__mock/settings', { signatureSwitchOpen: seed % 4 === 0 })
  await family.prepare?.(simulation)
  return simulation
}

/** One simulation from its beginning to its end, or to the first thing that goes wrong. */
export const runSeed = async (
  family: Family,
  seed: number,
  asked: Asked,
  { tally, coverage }: Pick<Report, 'tally' | 'coverage'> = { tally: new Tally(), coverage: new Map() },
): Promise<Run> => {
  const simulation = await open(family, seed, tally, asked.own)
  cover(coverage, family.covered, simulation.world, -1)
  let step = 0
  const check = (): void => {
    const wrong = problemsOf(simulation, asked)
    if (wrong.length > 0) throw new Error(wrong.join('；'))
  }
  try {
    for (step = 1; step <= asked.steps; step += 1) {
      if (asked.skip?.has(step)) continue
      tally.steps += 1
      simulation.begin(step)
      const isByCalls = await stepOf(simulation, family)
      // calls are checked one by one by the backend; what the clock and outside parties did is looked at here
      if (!isByCalls || asked.check) check()
    }
    simulation.begin(step)
    if (seed % ENDINGS === 0) await family.ending?.(simulation)
    if (seed % ENDINGS === 1) await clockAlone(simulation)
    check()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { failure: { family: family.name, seed, step, message }, simulation }
  } finally {
    cover(coverage, family.covered, simulation.world)
  }
  return { simulation }
}

export type Report = { tally: Tally; coverage: Coverage; failures: Failure[] }
type Wanted = Asked & {
  family: Family
  seeds: readonly number[]
  /** Called after each seed. */
  onSeed?: (seed: number, report: Report) => void
}

/** Runs the seeds one after the other; a seed that fails ends there and the next one begins. */
export const simulate = async ({ family, seeds, onSeed, ...asked }: Wanted): Promise<Report> => {
  const report: Report = { tally: new Tally(), coverage: noCoverage(family.covered), failures: [] }
  for (const seed of seeds) {
    const { failure } = await runSeed(family, seed, asked, report)
    if (failure) report.failures.push(failure)
    onSeed?.(seed, report)
  }
  return report
}

/** Puts reports of the same family together. */
export const merged = (reports: readonly Report[]): Report => {
  const all: Report = { tally: new Tally(), coverage: new Map(), failures: [] }
  for (const { tally, coverage, failures } of reports) {
    for (const name of ['steps', 'calls', 'accepted', 'refused', 'serverErrors'] as const)
      all.tally[name] += tally[name]
    for (const [message, times] of tally.refusals)
      all.tally.refusals.set(message, (all.tally.refusals.get(message) ?? 0) + times)
    addCoverage(all.coverage, coverage)
    all.failures.push(...failures)
  }
  return all
}
