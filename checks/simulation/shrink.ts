// A failure after hundreds of steps is reduced to the few that it needs: every step has its own random source, so others can be dropped.
import type { Journal } from '../../mocks/kernel/journal/step.ts'
import type { Family } from './Family.ts'
import { type Asked, type Failure, runSeed } from './simulate.ts'

type Shrunk = {
  failure: Failure
  /** The steps that are left. */
  steps: readonly number[]
  /** The world with only these steps: to import, or to open by a link. */
  journal: Journal
}

/** The kind of a problem: numbers of documents, amounts and days differ from one run to the next. */
const kindOf = ({ message }: Failure): string => message.replaceAll(/[A-Z]*\d[\d.,:+TZ-]*/g, '#')

/**
 * Leaves out ever smaller portions of the steps as long as the same kind of problem remains (delta debugging).
 * @param runs how many simulations it may cost at most
 */
export const shrink = async (family: Family, failure: Failure, asked: Asked, runs = 150): Promise<Shrunk> => {
  const kind = kindOf(failure)
  const all = Array.from({ length: Math.min(failure.step, asked.steps) }, (_, at) => at + 1)
  const attempt = async (steps: readonly number[]): Promise<Shrunk | undefined> => {
    const kept = new Set(steps)
    const skip = new Set(all.filter((step) => !kept.has(step)))
    const { failure: found, simulation } = await runSeed(family, failure.seed, {
      ...asked,
      steps: all.length,
      skip,
    })
    if (!found || kindOf(found) !== kind) return undefined
    const { body } = await simulation.client.session.control('/__mock/journal')
    return {
      failure: found,
      steps: steps.filter((step) => step <= found.step),
      journal: body as unknown as Journal,
    }
  }
  let best = await attempt(all)
  if (!best) throw new Error(`种子 ${failure.seed} 再走一遍不再失败：${failure.message}`)
  let left = runs
  for (let size = Math.ceil(all.length / 2); size >= 1 && left > 0; ) {
    let smaller: Shrunk | undefined
    for (let from = 0; from < best.steps.length && left > 0 && !smaller; from += size) {
      const { steps }: Shrunk = best
      left -= 1
      smaller = await attempt([...steps.slice(0, from), ...steps.slice(from + size)])
    }
    if (smaller) best = smaller
    else if (size === 1) break
    else size = Math.ceil(size / 2)
  }
  return best
}
