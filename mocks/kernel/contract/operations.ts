// What the kernel reads from the contract: where an operation lives and what is marked on it.

export const services = {
  corp: '/api/web/corp',
  uaa: '/uaa',
  file: '/api/web/corp',
  signing: '/api/web/corp',
} as const

export type Service = keyof typeof services

export type Operation = {
  service: Service
  tag: string
  operationId: string
  method: 'GET' | 'POST'
  /** Path with its base, as in the contract: /api/web/corp/v1/files/download/{id}. */
  path: string
  pathParams: string[]
  hasQueryParams: boolean
  body: 'none' | 'json' | 'multipart'
  /** The answer is a file, not an envelope. */
  binary: boolean
  isQuery: boolean
  isIdempotent: boolean
  isPublic: boolean
  sensitive: ReadonlySet<string>
  /** JSON pointers of the request and response schemas in the service's document. */
  requestSchema?: string
  responseSchema?: string
}

type Node = { [key: string]: unknown }

/** The bundled contract of every service. */
export type Documents = Readonly<Record<Service, Node>>

const node = (value: unknown): Node => (value !== null && typeof value === 'object' ? (value as Node) : {})

const follow = (document: Node, value: unknown): Node => {
  const ref = node(value).$ref
  if (typeof ref !== 'string') return node(value)
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => node(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  return follow(document, target)
}

/** The specification names these three; the rest is marked x-sensitive in the contract. */
const ALWAYS_SENSITIVE = ['mobilePhone', 'idCard', 'bankCard']

const sensitiveFields = (document: Node, schema: unknown): Set<string> => {
  const found = new Set(ALWAYS_SENSITIVE)
  const seen = new Set<Node>()
  const walk = (value: unknown): void => {
    const at = follow(document, value)
    if (seen.has(at)) return
    seen.add(at)
    for (const [name, property] of Object.entries(node(at.properties))) {
      if (follow(document, property)['x-sensitive'] === true || node(property)['x-sensitive'] === true)
        found.add(name)
      walk(property)
    }
    for (const key of ['allOf', 'anyOf', 'oneOf']) if (Array.isArray(at[key])) at[key].forEach(walk)
    if (at.items) walk(at.items)
  }
  walk(schema)
  return found
}

const pointer = (...parts: string[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

const readOperation = (
  service: Service,
  document: Node,
  template: string,
  method: string,
  raw: unknown,
): Operation => {
  const operation = node(raw)
  const parameters = [
    ...(((node(document.paths)[template] as Node).parameters as unknown[] | undefined) ?? []),
    ...((operation.parameters as unknown[] | undefined) ?? []),
  ].map((parameter) => follow(document, parameter))
  const content = node(follow(document, operation.requestBody).content)
  const ok = follow(document, node(operation.responses)['200'])
  const answer = node(ok.content)
  const at = (...parts: string[]) => pointer('paths', template, method, ...parts)
  const json = 'application/json'
  return {
    service,
    tag: String((operation.tags as string[])[0]),
    operationId: String(operation.operationId),
    method: method.toUpperCase() as Operation['method'],
    path: services[service] + template,
    pathParams: [...template.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!),
    hasQueryParams: parameters.some((parameter) => parameter.in === 'query'),
    body: content[json] ? 'json' : content['multipart/form-data'] ? 'multipart' : 'none',
    binary: !answer[json],
    isQuery: operation['x-query'] === true,
    isIdempotent: operation['x-idempotent'] === true,
    isPublic: operation['x-public'] === true,
    sensitive: sensitiveFields(document, node(content[json]).schema),
    ...(content[json] ? { requestSchema: at('requestBody', 'content', json, 'schema') } : {}),
    ...(answer[json] ? { responseSchema: at('responses', '200', 'content', json, 'schema') } : {}),
  }
}

/** Every operation of the contract. */
export const readOperations = (documents: Documents): Operation[] =>
  (Object.keys(services) as Service[]).flatMap((service) => {
    const document = documents[service]
    return Object.entries(node(document.paths)).flatMap(([template, item]) =>
      Object.entries(node(item))
        .filter(([method]) => method === 'get' || method === 'post')
        .map(([method, operation]) => readOperation(service, document, template, method, operation)),
    )
  })
