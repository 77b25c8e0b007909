// The additions of openapi/complete.ts are for readers of the contract: src/api/http.ts sends the headers and handles the failures
// of all calls alike, so the clients and factories are generated from the document without them.

import { withoutFailures } from '../../openapi/codes.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lastOf = (ref: unknown): string => String(ref).split('/').at(-1)!

const childrenOf = (value: unknown): [string, unknown][] => (isNode(value) ? Object.entries(value) : [])

/** The examples next to the schema of a content; those inside schemas are the contract's own. */
const withoutExamples = (media: unknown): void => {
  if (!isNode(media)) return
  delete media['example']
  delete media['examples']
}

const contentsOf = (holder: unknown): unknown[] =>
  isNode(holder) ? childrenOf(holder['content']).map(([, media]) => media) : []

/** The document without security, header parameters, failures and their codes, headers of answers, and examples. */
export const withoutCompletion = <T>(spec: T): T => {
  const copy = withoutFailures(spec)
  const document = copy as { paths?: Node; components?: Record<string, Node> }
  const components = document.components ?? {}
  const isHeader = (parameter: unknown): boolean => {
    if (!isNode(parameter)) return false
    const { $ref } = parameter
    return $ref ? isHeader(components['parameters']?.[lastOf($ref)]) : parameter['in'] === 'header'
  }
  const answers = new Set<string>()
  for (const [, item] of childrenOf(document.paths))
    for (const [, operation] of childrenOf(item)) {
      if (!isNode(operation)) continue
      delete operation['security']
      delete operation['x-codes']
      const { parameters, responses } = operation
      const kept = Array.isArray(parameters) ? parameters.filter((one) => !isHeader(one)) : []
      if (kept.length > 0) operation['parameters'] = kept
      else delete operation['parameters']
      const ok = isNode(responses) ? responses['200'] : undefined
      operation['responses'] = { '200': ok }
      if (isNode(ok)) {
        delete ok['headers']
        if (ok['$ref']) answers.add(lastOf(ok['$ref']))
      }
      for (const media of [...contentsOf(operation['requestBody']), ...contentsOf(ok)]) withoutExamples(media)
    }
  for (const kind of ['securitySchemes', 'headers', 'examples']) delete components[kind]
  for (const [kind, isGone] of [
    ['parameters', (_name: string, one: unknown) => isHeader(one)],
    ['responses', (name: string) => !answers.has(name)],
  ] as const) {
    const left = childrenOf(components[kind]).filter(([name, one]) => !isGone(name, one))
    if (left.length > 0) components[kind] = Object.fromEntries(left)
    else delete components[kind]
  }
  const text = JSON.stringify(copy)
  const isUsed = (name: string) => text.includes(`"#/components/schemas/${name}"`)
  components['schemas'] = Object.fromEntries(
    childrenOf(components['schemas']).filter(([name]) => isUsed(name)),
  )
  for (const [, answer] of childrenOf(components['responses'])) {
    if (isNode(answer)) delete answer['headers']
    contentsOf(answer).forEach(withoutExamples)
  }
  return copy
}
