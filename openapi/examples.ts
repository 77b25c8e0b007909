// The examples of the contract, what goes over the wire: a file a tag, laid out as the yaml is, in examples/<service>.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, followed, operationsOf, type Step } from './document.ts'

/** The request's body (of an upload, the fields of its form) and the whole envelope of the answer. */
export interface Example {
  request?: unknown
  response?: unknown
}

/** By operationId. */
export type Examples = Record<string, Example>

/** The examples of a service, by file: examples/<service>/<family>/<tag>.json below the openapi folder. */
export const readExamples = (service: string, folder: string): Map<string, Examples> =>
  new Map(
    globSync(`examples/${service}/*/*.json`, { cwd: folder })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted()
      .map((path) => [path, JSON.parse(readFileSync(join(folder, path), 'utf8')) as Examples]),
  )

const show = (body: Answer | undefined, example: unknown): void => {
  for (const media of Object.values(body?.content ?? {}) as { example?: unknown }[]) media.example = example
}

/** Puts the examples into request bodies and 200 answers; what has none stays as it is. */
export const withExamples: Step = (service, document, folder) => {
  const examples: Examples = Object.assign({}, ...readExamples(service, folder).values())
  const made = structuredClone(document)
  for (const { operation } of operationsOf(made)) {
    const { request, response } = examples[operation.operationId] ?? {}
    if (request !== undefined) show(operation.requestBody as Answer | undefined, request)
    if (response !== undefined) show(followed<Answer>(made, operation.responses['200'] ?? {}), response)
  }
  return made
}
