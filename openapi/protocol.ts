// What every call keeps to, from protocol.yaml into the operations of a bundle: security, header parameters, headers of the
// answer, failures of the channel.
import { type Answer, type Document, followed, type Operation, operationsOf, type Step } from './document.ts'
import { readSource } from './source.ts'

interface Rules {
  security?: Record<string, never[]>[]
  /** Names of components.parameters; with ? the header may be missing. */
  headers?: string[]
  /** Status → name of components.responses. */
  responses?: Record<string, string>
}

interface AnswerRules extends Omit<Rules, 'headers'> {
  /** Header of the answer → name of components.headers. */
  headers?: Record<string, string>
}

interface Protocol {
  kinds: Record<string, Rules>
  always: AnswerRules
  withBody: Rules
  idempotent: Rules
  binary: AnswerRules
  components: Record<string, Record<string, Record<string, unknown>>>
}

const isFile = (document: Document, { responses }: Operation): boolean =>
  !followed<Answer>(document, responses['200'] ?? {}).content?.['application/json']

/** Which of protocol.yaml's kinds an operation is, by its own marks. */
const kindOf = (operation: Operation, isNavigated: boolean): string => {
  const access =
    operation['x-public'] === true ? 'public' : operation['x-opens-session'] === true ? 'opening' : 'session'
  return isNavigated ? `${access}File` : access
}

/** Puts the component, with what it refers to, into the document and refers to it; given is what it is when that is not what protocol.yaml says. */
const refer = (
  document: Document,
  protocol: Protocol,
  kind: string,
  name: string,
  as = name,
  given: Record<string, unknown> = {},
): { $ref: string } => {
  const { components } = protocol
  const component = components[kind]?.[name]
  if (!component) throw new Error(`openapi/protocol.yaml 里没有 components.${kind}.${name}`)
  const there = (document.components[kind] ??= {})
  const ref = { $ref: `#/components/${kind}/${as}` }
  if (Object.hasOwn(there, as)) return ref
  there[as] = { ...component, ...given }
  for (const [, of = '', inner = ''] of JSON.stringify(component).matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    if (components[of]?.[inner]) refer(document, protocol, of, inner)
  return ref
}

const parameterOf = (document: Document, protocol: Protocol, written: string): { $ref: string }[] => {
  const name = written.replace('?', '')
  const base = protocol.components['parameters']?.[name]?.['x-under']
  if (base !== undefined && !document.servers.some(({ url }) => url === base)) return []
  return [
    name === written
      ? refer(document, protocol, 'parameters', name)
      : refer(document, protocol, 'parameters', name, `Optional${name}`, { required: false }),
  ]
}

const completed = (document: Document, protocol: Protocol, method: string, operation: Operation): void => {
  const binary = isFile(document, operation)
  const rules = protocol.kinds[kindOf(operation, binary && method === 'get')] ?? {}
  const { always, withBody, idempotent } = protocol
  const applied = [
    rules,
    ...(operation.requestBody === undefined ? [] : [withBody]),
    ...(operation['x-idempotent'] === true ? [idempotent] : []),
  ]
  for (const one of rules.security ?? [])
    for (const scheme of Object.keys(one)) refer(document, protocol, 'securitySchemes', scheme)
  operation.security = rules.security ?? []
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...applied.flatMap(({ headers = [] }) =>
      headers.flatMap((name) => parameterOf(document, protocol, name)),
    ),
  ]
  const answer = followed<Answer>(document, operation.responses['200'] ?? {})
  const told = Object.entries({ ...always.headers, ...(binary ? protocol.binary.headers : {}) })
  // what the operation itself says of a header is the narrower
  answer.headers = {
    ...Object.fromEntries(told.map(([header, name]) => [header, refer(document, protocol, 'headers', name)])),
    ...answer.headers,
  }
  const failures = Object.assign(
    {},
    always.responses,
    ...applied.map(({ responses }) => responses),
  ) as Record<string, string>
  for (const [status, name] of Object.entries(failures))
    operation.responses[status] ??= refer(document, protocol, 'responses', name)
}

/** Writes into every operation what protocol.yaml says of its kind; only what is used comes into the components. */
export const withProtocol: Step = (_service, document, folder) => {
  const protocol = readSource(folder, 'protocol.yaml') as Protocol
  const made = structuredClone(document)
  made.components ??= {}
  for (const { method, operation } of operationsOf(made)) completed(made, protocol, method, operation)
  return made
}
