import type { Call } from '../call.ts'
import { sha256Hex } from '../digest.ts'
import type { World } from '../World.ts'
import { type CallStep, isRepeated, type JournalStore, packInputs, type Step } from './step.ts'

/** Writes down what is done to the worlds, in memory and, where there is a store, in its file. */
export class Recorder {
  readonly #store: JournalStore | undefined

  constructor(store: JournalStore | undefined) {
    this.#store = store
  }

  /** A call that passed every check, before its handler runs at that instant of the world's clock. */
  async call(call: Call, inputs: readonly unknown[], at: number): Promise<void> {
    const { world, operation, session, request, bytes } = call
    const key = operation.isIdempotent ? (request.headers.get('Idempotency-Key') ?? '') : ''
    const step: CallStep = {
      at,
      operationId: operation.operationId,
      inputs: await packInputs(call, inputs),
      ...(session && { token: session.token }),
      ...(operation.isQuery && { isQuery: true }),
      ...(key && {
        once: {
          key,
          path: `${session?.userId ?? ''} ${operation.path}`,
          bodyHash: sha256Hex(bytes),
        },
      }),
    }
    if (!isRepeated(world.steps, step)) this.#add(world, step)
  }

  /** A control call that changed the world; at is the world's clock before it, which it may have moved. */
  control(world: World, at: number, control: string, body: unknown): void {
    this.#add(world, { at, control, body })
  }

  #add(world: World, step: Step): void {
    world.steps.push(step)
    this.#store?.append(world.id, world.steps.length, step)
  }
}
