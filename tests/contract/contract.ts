// Reads the bundled contract for the tests of this folder.
import { readContract } from '../../mocks/hosts/contract.ts'
import { type Service, services } from '../../mocks/kernel/contract/operations.ts'

export type Schema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: string[]
  pattern?: string
  format?: string
  required?: string[]
  'x-enum-descriptions'?: string[]
  'x-dict'?: string | false
  'x-secret'?: boolean
}

type Media = Record<string, { schema: Schema }>

export type Operation = {
  operationId: string
  summary?: string
  description?: string
  tags: string[]
  parameters?: { $ref?: string; name: string; in: string }[]
  requestBody?: { content: Media }
  responses: Record<
    string,
    { $ref?: string; content?: Media; headers?: Record<string, { schema?: { const?: string } }> }
  >
  'x-query'?: boolean
  'x-idempotent'?: boolean
  'x-invalidates'?: string[]
}

type Document = {
  tags: { name: string; description?: string }[]
  'x-tagGroups': { name: string; tags: string[] }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses?: Record<string, { content?: Media }> }
}

export const serviceNames = Object.keys(services) as Service[]

export const documentOf = (service: Service): Document => readContract().documents[service] as Document

const last = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** The name of the schema that is referred to; undefined when it is written inline. */
export const refName = (schema: Schema | undefined): string | undefined =>
  schema?.$ref === undefined ? undefined : last(schema.$ref)

const target = (service: Service, schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : target(service, documentOf(service).components.schemas[last(schema.$ref)]!)

/** All properties of a schema, including those from allOf. */
export const fieldsOf = (service: Service, schema: Schema | undefined): Record<string, Schema> => {
  if (!schema) return {}
  const at = target(service, schema)
  return Object.assign(
    {},
    ...(at.allOf ?? []).map((part) => fieldsOf(service, part)),
    at.properties,
  ) as Record<string, Schema>
}

/** The schema at a dotted path of property names; arrays are entered. */
export const at = (service: Service, schema: Schema | undefined, path: string): Schema | undefined =>
  path.split('.').reduce<Schema | undefined>((current, name) => {
    if (!current) return undefined
    const here = target(service, current)
    return fieldsOf(service, here.items ?? here)[name]
  }, schema)

export type Call = {
  service: Service
  method: string
  path: string
  operation: Operation
  request?: Schema
  response?: Schema
  isBinary: boolean
  isQuery: boolean
}

const callOf = (service: Service, path: string, method: string, operation: Operation): Call => {
  const body = operation.requestBody?.content ?? {}
  const ok = operation.responses['200']!
  const answer = (ok.$ref ? documentOf(service).components.responses?.[last(ok.$ref)] : ok)?.content ?? {}
  const json = 'application/json'
  const request = body[json]?.schema ?? body['multipart/form-data']?.schema
  return {
    service,
    method: method.toUpperCase(),
    path,
    operation,
    ...(request ? { request } : {}),
    ...(answer[json] ? { response: answer[json].schema } : {}),
    isBinary: !answer[json],
    isQuery: operation['x-query'] === true || method === 'get',
  }
}

/** Every call of the four services. */
export const calls: readonly Call[] = serviceNames.flatMap((service) =>
  Object.entries(documentOf(service).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => callOf(service, path, method, operation)),
  ),
)

/** Every named schema with the service it is in. */
export const schemas: readonly { service: Service; name: string; schema: Schema }[] = serviceNames.flatMap(
  (service) =>
    Object.entries(documentOf(service).components.schemas).map(([name, schema]) => ({
      service,
      name,
      schema,
    })),
)

/** Every property of every schema, nested allOf parts included. */
export const properties: readonly { where: string; name: string; schema: Schema }[] = schemas.flatMap(
  ({ service, name: owner, schema }) => {
    const own = (part: Schema): [string, Schema][] => [
      ...Object.entries(part.properties ?? {}),
      ...(part.allOf ?? []).flatMap((inner) => (inner.$ref ? [] : own(inner))),
    ]
    return own(schema).map(([name, property]) => ({
      where: `${service} ${owner}.${name}`,
      name,
      schema: property,
    }))
  },
)
