// What the kernel reads from the contract: the paths and the markings of operations.

export const services = {
  corp: '/api/web/corp',
  uaa: '/uaa',
  file: '/api/web/corp',
  signing: '/api/web/corp',
} as const

export type Service = keyof typeof services

/** A header or query parameter of a request. */
export type Field = {
  name: string
  required: boolean
  /** JSON pointer of its schema. */
  schema: string
}

export type Operation = {
  service: Service
  tag: string
  operationId: string
  /** What it does, in the words of the contract. */
  summary: string
  method: 'GET' | 'POST'
  /** Path with its base, as in the contract: /api/web/corp/v1/files/download/{id}. */
  path: string
  pathParams: string[]
  headers: readonly Field[]
  query: readonly Field[]
  body: 'none' | 'json' | 'multipart'
  /** The answer is a file, not an envelope. */
  binary: boolean
  isQuery: boolean
  isIdempotent: boolean
  /** Needs no session. */
  isPublic: boolean
  /** Called with the authToken before there is a session. */
  opensSession: boolean
  sensitive: ReadonlySet<string>
  /** The business codes that it may be refused with. */
  codes: ReadonlySet<string>
  /** JSON pointers of the request and response schemas in the service's document. */
  requestSchema?: string
  responseSchema?: string
}

type Node = { [key: string]: unknown }

/** The bundled contract of every service. */
export type Documents = Readonly<Record<Service, Node>>

const node = (value: unknown): Node => (value !== null && typeof value === 'object' ? (value as Node) : {})

/** Resolves a JSON pointer: '#/components/schemas/Money'. */
export const valueAt = (document: Node, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map(decodeURIComponent)
    .reduce<unknown>((at, part) => node(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')], document)

const follow = (document: Node, value: unknown): Node => {
  const ref = node(value).$ref
  return typeof ref === 'string' ? follow(document, valueAt(document, ref)) : node(value)
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

/** The parameters of a path or an operation, with references resolved. */
const fieldsIn = (
  place: 'header' | 'query',
  document: Node,
  parameters: unknown,
  at: (index: number) => string,
): Field[] =>
  (Array.isArray(parameters) ? (parameters as unknown[]) : []).flatMap((parameter, index) => {
    const own = follow(document, parameter)
    if (own.in !== place) return []
    const { $ref } = node(parameter)
    // a header whose name the server chooses may have another name than the contract's
    const required = own.required === true && own['x-named-by'] === undefined
    const schema = `${typeof $ref === 'string' ? $ref : at(index)}/schema`
    return [{ name: String(own.name), required, schema }]
  })

const readOperation = (
  service: Service,
  document: Node,
  template: string,
  method: string,
  raw: unknown,
): Operation => {
  const operation = node(raw)
  const content = node(follow(document, operation.requestBody).content)
  const ok = follow(document, node(operation.responses)['200'])
  const answer = node(ok.content)
  const at = (...parts: string[]) => pointer('paths', template, method, ...parts)
  const [json, form] = ['application/json', 'multipart/form-data']
  const body = content[json] ? json : content[form] ? form : undefined
  const fields = (place: 'header' | 'query') =>
    fieldsIn(place, document, operation.parameters, (index) => at('parameters', String(index)))
  return {
    service,
    tag: String((operation.tags as string[])[0]),
    operationId: String(operation.operationId),
    summary: String(operation.summary),
    method: method.toUpperCase() as Operation['method'],
    path: services[service] + template,
    pathParams: [...template.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!),
    headers: fields('header'),
    query: fields('query'),
    body: body === undefined ? 'none' : body === json ? 'json' : 'multipart',
    binary: !answer[json],
    isQuery: operation['x-query'] === true,
    isIdempotent: operation['x-idempotent'] === true,
    isPublic: operation['x-public'] === true,
    opensSession: operation['x-opens-session'] === true,
    sensitive: sensitiveFields(document, node(content[json]).schema),
    codes: new Set((operation['x-codes'] as string[] | undefined) ?? []),
    ...(body ? { requestSchema: at('requestBody', 'content', body, 'schema') } : {}),
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
