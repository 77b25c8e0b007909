import type { ContractRules } from './contract/Contract.ts'
import type { Operation } from './contract/operations.ts'
import type { DefinedOperation } from './define.ts'
import { type Examples, standIn } from './examples.ts'

/** An operation of the contract with its handler; there is none while its tag's module is not written yet. */
export type Endpoint = { operation: Operation; defined?: DefinedOperation }

/** Every operation of the contract with its handler; where there are examples, they replace missing handlers. */
export const endpointsOf = (
  contract: ContractRules,
  operations: ReadonlyMap<string, DefinedOperation>,
  examples?: Examples,
): Endpoint[] =>
  contract.operations.map((operation) => {
    const defined =
      operations.get(operation.operationId) ??
      (examples && !operation.binary ? standIn(operation, examples) : undefined)
    return defined ? { operation, defined } : { operation }
  })

/** Finds the endpoint of a request: by its whole path, or among the few whose path has parameters. */
export class EndpointIndex {
  readonly #exact = new Map<string, Endpoint>()
  readonly #patterns: { method: string; pattern: RegExp; endpoint: Endpoint }[] = []

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      const { method, path, pathParams } = endpoint.operation
      if (pathParams.length === 0) this.#exact.set(`${method} ${path}`, endpoint)
      else {
        const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
        this.#patterns.push({ method, pattern, endpoint })
      }
    }
  }

  find(method: string, path: string): Endpoint | undefined {
    return (
      this.#exact.get(`${method} ${path}`) ??
      this.#patterns.find((one) => one.method === method && one.pattern.test(path))?.endpoint
    )
  }
}
