// What the checks read from the contract: the path of an operation, and whether an answer conforms.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { readSuccesses } from '../../openapi/bundle.ts'
import { dictionaryOf } from '../../scripts/contract/dictionaries.ts'

export type Node = Readonly<Record<string, unknown>>

/** An operation for the checks. */
export interface Operation {
  readonly id: string
  readonly service: string
  readonly method: 'GET' | 'POST'
  /** With its base, as in the contract: /api/web/corp/v1/files/download/{id}. */
  readonly path: string
  readonly isQuery: boolean
  readonly isIdempotent: boolean
  readonly isBinary: boolean
  /** The required names of a request; undefined when it has no JSON body. */
  readonly required: readonly string[] | undefined
  /** The schema of its JSON answer. */
  readonly answer: Node | undefined
  readonly pointer: string
}

/** A property of an answer's schema, with its value. */
type Visit = (property: Node, name: string, value: unknown) => void

export const nodeOf = (value: unknown): Node =>
  value !== null && typeof value === 'object' ? (value as Node) : {}

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

class Contract {
  readonly #documents: Readonly<Record<string, Node>>
  readonly #operations: ReadonlyMap<string, Operation>
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(documents: Readonly<Record<string, Node>>) {
    this.#documents = documents
    for (const [service, document] of Object.entries(documents))
      this.#ajv.addSchema({ ...document, $id: `http://contract/${service}` })
    const all = Object.entries(documents).flatMap(([service, document]) => this.#read(service, document))
    this.#operations = new Map(all.map((one) => [one.id, one]))
  }

  #read(service: string, document: Node): Operation[] {
    const base = String(nodeOf((document['servers'] as unknown[])[0])['url'])
    return Object.entries(nodeOf(document['paths'])).flatMap(([path, item]) =>
      Object.entries(nodeOf(item))
        .filter(([method]) => method === 'get' || method === 'post')
        .map(([method, raw]) => {
          const operation = nodeOf(raw)
          const content = nodeOf(this.follow(service, operation['requestBody'])['content'])
          const body = nodeOf(content['application/json'])['schema']
          const ok = this.follow(service, nodeOf(operation['responses'])['200'])
          const answer = nodeOf(nodeOf(ok['content'])['application/json'])['schema']
          const isMultipart = content['multipart/form-data'] !== undefined
          return {
            id: String(operation['operationId']),
            service,
            method: method.toUpperCase() as Operation['method'],
            path: base + path,
            isQuery: operation['x-query'] === true,
            isIdempotent: operation['x-idempotent'] === true,
            isBinary: answer === undefined,
            required: isMultipart || body === undefined ? undefined : this.#required(service, body),
            answer: answer === undefined ? undefined : nodeOf(answer),
            pointer: `#/paths/${escaped(path)}/${method}/responses/200/content/application~1json/schema`,
          }
        }),
    )
  }

  #required(service: string, schema: unknown): string[] {
    const at = this.follow(service, schema)
    const own = (at['required'] as string[] | undefined) ?? []
    return [...own, ...((at['allOf'] as unknown[]) ?? []).flatMap((part) => this.#required(service, part))]
  }

  get operations(): Operation[] {
    return [...this.#operations.values()]
  }

  find(id: string): Operation {
    const found = this.#operations.get(id)
    if (!found) throw new Error(`契约里没有操作 ${id}`)
    return found
  }

  /** Resolves a reference; anything else is returned unchanged. */
  follow(service: string, value: unknown): Node {
    const node = nodeOf(value)
    const ref = node['$ref']
    if (typeof ref !== 'string') return node
    const target = ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (at, part) => nodeOf(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        this.#documents[service],
      )
    // keywords next to a reference apply to this use only
    return { ...this.follow(service, target), ...node, $ref: undefined }
  }

  /** Everything in an answer that its schema does not allow. */
  problems({ service, pointer, answer }: Operation, value: unknown): ErrorObject[] {
    if (!answer) return []
    const key = `http://contract/${service}${pointer}`
    const check = this.#compiled.get(key) ?? this.#ajv.compile({ $ref: key })
    this.#compiled.set(key, check)
    return check(value) ? [] : (check.errors ?? [])
  }

  /** Walks an answer together with its schema. */
  walk({ service, answer }: Operation, value: unknown, visit: Visit): void {
    const go = (schema: unknown, at: unknown): void => {
      if (at === null || typeof at !== 'object') return
      const node = this.follow(service, schema)
      for (const key of ['allOf', 'anyOf', 'oneOf'])
        for (const part of (node[key] as unknown[] | undefined) ?? []) go(part, at)
      if (Array.isArray(at)) for (const one of at) go(node['items'], one)
      else
        for (const [name, property] of Object.entries(nodeOf(node['properties']))) {
          const inner = (at as Node)[name]
          if (inner === undefined) continue
          visit(this.follow(service, property), name, inner)
          go(property, inner)
        }
    }
    go(answer, value)
  }

  /** Every enumeration that is a dictionary: type → value → label. */
  get dictionaries(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    const found = new Map<string, ReadonlyMap<string, string>>()
    for (const document of Object.values(this.#documents))
      for (const [name, raw] of Object.entries(nodeOf(nodeOf(document['components'])['schemas']))) {
        const schema = nodeOf(raw)
        const labels = schema['x-enum-descriptions'] as string[] | undefined
        const type = labels && dictionaryOf(name, schema)
        if (!type) continue
        const values = schema['enum'] as string[]
        found.set(type, new Map(values.map((value, at) => [value, labels[at] ?? ''])))
      }
    return found
  }
}

export type { Contract }

let known: Contract | undefined

/** The contract of openapi/, bundled first if necessary; read once. */
export const readContract = (): Contract => {
  if (known) return known
  known = new Contract(readSuccesses())
  return known
}
