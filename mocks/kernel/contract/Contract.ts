import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Documents, type Field, type Operation, readOperations, type Service } from './operations.ts'

/** Headers that only the contract defines. A superfluous idempotency key does no harm. */
const OURS = /^x-scf-/

const has = (fields: readonly Field[], name: string): boolean =>
  fields.some((field) => field.name.toLowerCase() === name.toLowerCase())

/** A form as its schema describes it, with files as strings. */
const withoutFiles = (form: unknown): unknown =>
  Object.fromEntries(
    Object.entries(form ?? {}).map(([name, value]) => [name, value instanceof Blob ? '' : value]),
  )

/** The interface of the contract for the backend. */
export type ContractRules = Pick<
  Contract,
  'operations' | 'requestProblems' | 'headProblems' | 'answerProblems' | 'codeProblems'
>

/** The contract: its operations, and the validation of requests and answers. Its host reads the documents. */
export class Contract {
  readonly documents: Documents
  readonly operations: readonly Operation[]
  // formats are annotations in our contract (patterns do the work), so ajv need not know them
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  readonly #loaded = new Set<Service>()
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(documents: Documents) {
    this.documents = documents
    this.operations = readOperations(documents)
  }

  /** Problems of a request body; for an upload, of the fields of its form. */
  requestProblems(operation: Operation, body: unknown): string[] {
    return this.#wrong(
      operation,
      '请求',
      operation.requestSchema,
      operation.body === 'multipart' ? withoutFiles(body) : body,
    )
  }

  /** Problems of the headers and the query of a request. */
  headProblems(operation: Operation, headers: Headers, query: URLSearchParams): string[] {
    const { operationId } = operation
    const type = headers.get('content-type') ?? ''
    const isRight = operation.body === 'none' || type === '' || type.includes(operation.body)
    return [
      ...operation.headers.flatMap(({ name, required, schema }) => {
        const value = headers.get(name)
        if (value !== null) return this.#wrong(operation, `请求头 ${name}`, schema, value)
        return required ? [`${operationId} 没有请求头 ${name}`] : []
      }),
      ...[...headers.keys()]
        .filter((name) => OURS.test(name) && !has(operation.headers, name))
        .map((name) => `${operationId} 的请求头里契约没有 ${name}`),
      ...operation.query
        .filter(({ name, required }) => required && !query.has(name))
        .map(({ name }) => `${operationId} 没有查询参数 ${name}`),
      ...[...query.keys()]
        .filter((name) => !has(operation.query, name))
        .map((name) => `${operationId} 的查询参数里契约没有 ${name}`),
      ...(isRight ? [] : [`${operationId} 的请求体不能是 ${type}`]),
    ]
  }

  /** Problems of an answer. A business failure has no data and is validated as an envelope. */
  answerProblems(operation: Operation, answer: unknown): string[] {
    const envelope = answer as { code?: unknown; message?: unknown }
    if (envelope?.code !== '0') {
      return typeof envelope?.code === 'string' &&
        typeof envelope.message === 'string' &&
        envelope.message !== ''
        ? this.codeProblems(operation, envelope.code)
        : [`${operation.operationId} 应答不是信封 { code, message, data }`]
    }
    return this.#wrong(operation, '应答', operation.responseSchema, answer)
  }

  /** Problems of the code of a business failure: the operation does not declare it. */
  codeProblems({ operationId, codes }: Operation, code: string): string[] {
    return codes.has(code) ? [] : [`${operationId} 应答的业务码 ${code} 不在契约的 x-codes 里`]
  }

  #wrong(operation: Operation, what: string, schema: string | undefined, value: unknown): string[] {
    if (!schema) return []
    const check = this.#validator(operation.service, schema)
    if (check(value)) return []
    return (check.errors ?? [])
      .slice(0, 5)
      .map(
        (error) =>
          `${operation.operationId} ${what}${error.instancePath} ${error.message ?? ''}${
            error.params && 'allowedValues' in error.params
              ? ` ${JSON.stringify(error.params.allowedValues)}`
              : ''
          }`,
      )
  }

  #validator(service: Service, pointer: string): ValidateFunction {
    const key = service + pointer
    const known = this.#compiled.get(key)
    if (known) return known
    if (!this.#loaded.has(service)) {
      this.#ajv.addSchema({ $id: `http://contract/${service}`, ...this.documents[service] })
      this.#loaded.add(service)
    }
    const made = this.#ajv.compile({ $ref: `http://contract/${service}${pointer}` })
    this.#compiled.set(key, made)
    return made
  }
}
