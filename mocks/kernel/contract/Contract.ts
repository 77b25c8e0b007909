import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Documents, type Operation, readOperations, type Service } from './operations.ts'

/** The contract: its operations, and what in a request or an answer breaks it. Its host reads the documents. */
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

  /** What is wrong with a request body. */
  requestProblems(operation: Operation, body: unknown): string[] {
    return this.#wrong(operation, '请求', operation.requestSchema, body)
  }

  /** What is wrong with an answer. A business failure carries no data and is checked as an envelope. */
  answerProblems(operation: Operation, answer: unknown): string[] {
    const envelope = answer as { code?: unknown; message?: unknown }
    if (envelope?.code !== '0') {
      return typeof envelope?.code === 'string' &&
        typeof envelope.message === 'string' &&
        envelope.message !== ''
        ? []
        : [`${operation.operationId} 应答不是信封 { code, message, data }`]
    }
    return this.#wrong(operation, '应答', operation.responseSchema, answer)
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
