// The bundled contract as the tools of this folder read it.
import { existsSync, readFileSync } from 'node:fs'
import { bundlePath, services } from '../../openapi/bundle.ts'
import { withoutFailures } from '../../openapi/codes.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  'x-enum-descriptions'?: string[]
  'x-dict'?: string | false
  'x-sensitive'?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | Schema
}

interface Content {
  [type: string]: { schema?: Schema; example?: unknown }
}
interface RawOperation {
  operationId: string
  tags: string[]
  summary?: string
  description?: string
  parameters?: {
    $ref?: string
    name: string
    in: string
    required?: boolean
    description?: string
    schema?: Schema
  }[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
  'x-query'?: boolean
  'x-idempotent'?: boolean
  'x-public'?: boolean
  'x-invalidates'?: string[]
}

export interface Document {
  info: { title: string; version: string }
  tags?: { name: string; description?: string }[]
  'x-tagGroups'?: { name: string; tags: string[] }[]
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, unknown> }
}

interface Parameter {
  name: string
  where: string
  required: boolean
  description: string
  schema: Schema
}

/** An operation, with the document in which its structures are found. */
export interface Operation {
  id: string
  service: string
  tag: string
  method: string
  path: string
  summary: string
  description: string
  parameters: Parameter[]
  request: Schema | undefined
  /** The structure of the whole answer; undefined for a file. */
  envelope: Schema | undefined
  /** The structure of data in the answer; undefined without data. */
  response: Schema | undefined
  example: { request?: unknown; response?: unknown }
  isBinary: boolean
  flags: { query: boolean; idempotent: boolean; public: boolean; invalidates: string[] }
  document: Document
}

const at = (document: Document, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)

/** Follows references to the end; a description next to a reference overrides the original. */
function resolve(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...beside } = schema
  return { ...resolve(document, at(document, $ref) ?? {}), ...beside }
}

/** Makes one of allOf: fields together, required names together. */
export function merged(document: Document, schema: Schema): Schema {
  const own = resolve(document, schema)
  if (!own.allOf) return own
  const parts = [...own.allOf.map((part) => merged(document, part)), { ...own, allOf: undefined }]
  return parts.reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: { ...sum.properties, ...part.properties },
      required: [...new Set([...(sum.required ?? []), ...(part.required ?? [])])],
    }),
    {},
  )
}

const JSON_TYPE = 'application/json'

/** All operations of a document. */
export const operationsOf = (service: string, document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method === 'get' || method === 'post')
      .map(([method, raw]): Operation => {
        const ok = raw.responses['200']
        const content = (ok?.$ref ? (at(document, ok.$ref) as typeof ok) : ok)?.content ?? {}
        const envelope = content[JSON_TYPE]?.schema
        const [asked] = Object.values(raw.requestBody?.content ?? {})
        return {
          id: raw.operationId,
          service,
          tag: raw.tags[0] ?? '',
          method: method.toUpperCase(),
          path,
          summary: raw.summary ?? '',
          description: raw.description ?? '',
          parameters: (raw.parameters ?? []).map((one) => {
            const found = (one.$ref ? at(document, one.$ref) : one) as typeof one
            return {
              name: found.name,
              where: found.in,
              required: found.required === true,
              description: found.description ?? '',
              schema: found.schema ?? {},
            }
          }),
          request: asked?.schema,
          envelope,
          response: envelope && merged(document, envelope).properties?.['data'],
          example: { request: asked?.example, response: content[JSON_TYPE]?.example },
          isBinary: envelope === undefined,
          flags: {
            query: raw['x-query'] === true,
            idempotent: raw['x-idempotent'] === true,
            public: raw['x-public'] === true,
            invalidates: raw['x-invalidates'] ?? [],
          },
          document,
        }
      }),
  )

/** All operations of the bundled contracts in a directory, by operationId. */
export function readOperations(root?: string): Map<string, Operation> {
  const all = services.flatMap((service) => {
    const path = bundlePath(service, root)
    if (!existsSync(path)) return []
    return operationsOf(service, withoutFailures(JSON.parse(readFileSync(path, 'utf8')) as Document))
  })
  return new Map(all.map((one) => [one.id, one]))
}
