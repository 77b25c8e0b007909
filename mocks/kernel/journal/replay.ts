import { Context } from '../Context.ts'
import { LATEST } from '../clock.ts'
import type { Endpoint } from '../endpoints.ts'
import { findSession, openSession } from '../enforce/session.ts'
import { BusinessError, HttpError } from '../errors.ts'
import { success } from '../reply.ts'
import type { World } from '../World.ts'
import { type CallStep, isCall, type Journal, unpackInputs } from './step.ts'

/** Why a step can no longer be done. A technical text (of a TypeError) is replaced, since it helps no reader. */
const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : ''
  return /[\u4e00-\u9fa5]/.test(message) ? message : '它的内容与当前版本不符'
}

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

const DAY = 86_400_000

/** Others wait at most this long, in ms, for the building of a world. */
const TURN = 40

/** Gives others their turn when this work has had the thread for long enough. */
const sharedThread = (): (() => Promise<void>) => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN) return
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    since = performance.now()
  }
}

/** Lets the time pass until then, where it has not passed yet: a clock only goes forward. Beyond its end it does not go. */
const passTo = async (world: World, wanted: number, breathe: () => Promise<void>): Promise<void> => {
  const target = Math.min(wanted, LATEST)
  for (let at = world.clock.ms() + DAY; at < target; at += DAY) {
    world.moveTo(at)
    await breathe()
  }
  if (target > world.clock.ms()) world.moveTo(target)
}

/**
 * Builds a world up again by doing everything once more, at the same instants of its clock, and lets the time pass that
 * went by after that. A step that the contract no longer knows, or that can no longer be done as recorded, ends it: the
 * world stays as it was before, and its ledger says so.
 */
export const replay = async (
  world: World,
  { steps, now }: Pick<Journal, 'steps' | 'now'>,
  endpoints: ReadonlyMap<string, Endpoint>,
  steer: Steer,
): Promise<void> => {
  const breathe = sharedThread()
  for (const [index, step] of steps.entries()) {
    const run = isCall(step) ? endpoints.get(step.operationId)?.defined?.run : undefined
    if (isCall(step) && !run) {
      world.ledger.problems.push(`重建到第 ${index} 步为止：契约里已没有 ${step.operationId}`)
      return
    }
    let release: (() => void) | undefined
    try {
      await breathe()
      await passTo(world, step.at, breathe)
      if (isCall(step) || step.control !== 'clock') release = world.clock.hold(step.at)
      if (isCall(step)) await repeat(world, step, run!)
      else steer(world, step.control, step.body)
    } catch (error) {
      world.ledger.problems.push(`重建到第 ${index} 步为止：这一步做不成了，${reasonOf(error)}`)
      return
    } finally {
      release?.()
    }
    world.steps.push(step)
  }
  if (now === undefined) return
  try {
    await passTo(world, now, breathe)
  } catch (error) {
    world.ledger.problems.push(`时间只过到 ${world.now()}：${reasonOf(error)}`)
  }
}
