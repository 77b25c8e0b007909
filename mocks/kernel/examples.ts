import { HttpResponse, http } from 'msw'
import type { Operation } from './contract/operations.ts'
import type { DefinedOperation } from './define.ts'
import { bodyFor, type Envelope } from './reply.ts'
import type { World } from './World.ts'

// While an operation of the contract has no handler yet, an example of its answer is returned: a page can be written before
// the business rules exist. Only where the host gives examples; elsewhere such an operation is an error.

/** The header that marks an answer as an example: the operation. */
export const EXAMPLE_HEADER = 'x-mock-example'

/** The data of an answer of that operation, the same for the same world and the same inputs. */
export type Examples = (operation: Operation, world: World, inputs: readonly unknown[]) => Promise<unknown>

/** What an example is generated from, in addition to the seed of the world. */
export const exampleKey = ({ operationId }: Operation, inputs: readonly unknown[]): string =>
  `${operationId} ${JSON.stringify(inputs)}`

/** The handler of an operation without one. All the usual checks apply to it. */
export const standIn = (operation: Operation, examples: Examples): DefinedOperation => ({
  operationId: operation.operationId,
  handler: http.all('*', async (info) => HttpResponse.json((await bodyFor(info)) as Envelope)),
  allow: undefined,
  isExample: true,
  run: (ctx, ...inputs) => examples(operation, ctx.world, inputs),
})
