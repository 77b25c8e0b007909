// A bundled service of the contract, as far as completing it looks inside.

interface Reference {
  $ref: string
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  [field: string]: unknown
}

export interface Answer {
  headers?: Record<string, unknown>
  content?: Record<string, unknown>
  [field: string]: unknown
}

export interface Operation {
  operationId: string
  parameters?: (Parameter | Reference)[]
  requestBody?: unknown
  responses: Record<string, Answer | Reference>
  security?: Record<string, never[]>[]
  [field: string]: unknown
}

export interface Document {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
  [field: string]: unknown
}

/** A step of completing: gives the document with what it adds; folder is the openapi folder that the document is from. */
export type Step = (service: string, document: Document, folder: string) => Document

/** Every operation of a document with its method. */
export const operationsOf = (document: Document): { method: string; operation: Operation }[] =>
  Object.values(document.paths).flatMap((item) =>
    Object.entries(item).map(([method, operation]) => ({ method, operation })),
  )

/** What a value is once its reference, if it is one, has been followed. */
export const followed = <Value>(document: Document, value: Value | Reference): Value => {
  const { $ref } = value as Partial<Reference>
  if ($ref === undefined) return value as Value
  const [, , kind = '', name = ''] = $ref.split('/')
  return document.components[kind]?.[name] as Value
}
