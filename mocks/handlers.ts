import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractOperations, type Operation } from './contract/operations.ts'
import type { DefinedOperation } from './define.ts'

const here = import.meta.dirname

const load = async (path: string): Promise<unknown> => {
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { default?: unknown }
  return module.default
}

/** Loads every machine and every invariant, so that what they register (clock, events, builders) is there. */
export const loadMachines = async (): Promise<void> => {
  for (const folder of [join(here, 'machines'), join(here, 'invariants')]) {
    if (!existsSync(folder)) continue
    for (const name of (await readdir(folder)).toSorted()) {
      if (name.endsWith('.ts')) await load(join(folder, name))
    }
  }
}

/** An operation of the contract with what answers it; nothing answers it while its tag's module is not written yet. */
export type Endpoint = { operation: Operation; defined?: DefinedOperation }

/** Every operation of the contract with its handler: mocks/handlers/<service>/<tag>.ts. */
export const loadEndpoints = async (): Promise<Endpoint[]> => {
  const operations = contractOperations()
  const defined = new Map<string, DefinedOperation>()
  for (const tagPath of new Set(
    operations.map(({ service, tag }) => join(here, 'handlers', service, `${tag}.ts`)),
  )) {
    if (!existsSync(tagPath)) continue
    for (const one of (await load(tagPath)) as DefinedOperation[]) defined.set(one.operationId, one)
  }
  return operations.map((operation) => {
    const found = defined.get(operation.operationId)
    return found ? { operation, defined: found } : { operation }
  })
}

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
