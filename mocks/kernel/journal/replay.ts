import { Context } from '../Context.ts'
import type { Endpoint } from '../endpoints.ts'
import { findSession, openSession } from '../enforce/session.ts'
import { BusinessError, HttpError } from '../errors.ts'
import { success } from '../reply.ts'
import type { World } from '../World.ts'
import { type CallStep, isCall, type Journal, unpackInputs } from './step.ts'

/** Does to a world what a control call did: seed, clock, events, settings. */
type Steer = (world: World, name: string, body: unknown) => void

/** Nothing of a request but its headers reaches a handler, and no header moves a document. */
const REQUEST = new Request('http://127.0.0.1/')

const repeat = async (
  world: World,
  step: CallStep,
  run: NonNullable<Endpoint['defined']>['run'],
): Promise<void> => {
  const { token, once } = step
  const session =
    token === undefined ? undefined : (findSession(world, token, undefined) ?? openSession(world, token))
  try {
    const data: unknown = await run(
      new Context(world, REQUEST, session),
      ...(await unpackInputs(step.inputs)),
    )
    if (!once) return
    const answer = Promise.resolve(JSON.stringify(success(data)))
    world.idempotency.set(once.key, { path: once.path, bodyHash: once.bodyHash, answer })
  } catch (error) {
    // it was refused then as well
    if (!(error instanceof BusinessError || error instanceof HttpError)) throw error
  }
}

/**
 * Builds a world up again by doing everything once more, at the same instants of its clock, and lets the time pass that
 * went by after that. A step that the contract no longer knows, or that can no longer be done as it was told, ends it: the
 * world stays as it was before, and its ledger says so.
 */
export const replay = async (
  world: World,
  { steps, now }: Pick<Journal, 'steps' | 'now'>,
  endpoints: ReadonlyMap<string, Endpoint>,
  steer: Steer,
): Promise<void> => {
  for (const [index, step] of steps.entries()) {
    world.moveTo(Math.max(step.at, world.clock.ms()))
    const run = isCall(step) ? endpoints.get(step.operationId)?.defined?.run : undefined
    if (isCall(step) && !run) {
      world.ledger.problems.push(`重建到第 ${index} 步为止：契约里已没有 ${step.operationId}`)
      return
    }
    const isMove = !isCall(step) && step.control === 'clock'
    const release = isMove ? undefined : world.clock.hold(step.at)
    try {
      if (isCall(step)) await repeat(world, step, run!)
      else steer(world, step.control, step.body)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      world.ledger.problems.push(`重建到第 ${index} 步为止：这一步做不成了，${reason}`)
      return
    } finally {
      release?.()
    }
    world.steps.push(step)
  }
  // a clock only goes forward
  if (now !== undefined) world.moveTo(Math.max(now, world.clock.ms()))
}
